// The line above the board and what screen readers announce. Both follow the language.

/** Says something in the current language. */
export type Lines = () => readonly string[];

export class StatusLine {
  refusal = $state(false); // whether it says why something cannot be done
  rule = $state(''); // the number of the rule by which it cannot
  private lines = $state.raw<Lines>(() => []);
  private prompt = $state.raw<Lines>(() => []); // who is asked to do what
  private spoken = $state.raw<Lines | null>(null); // where screen readers are told something else

  get text(): string {
    return [...this.prompt(), ...this.lines()].join('\u00a0· '); // no line begins with the dot
  }

  get announcement(): string {
    return this.spoken?.().join('. ') ?? this.text;
  }

  say(lines: Lines, refusal = false, rule = ''): void {
    this.lines = lines;
    this.prompt = () => [];
    this.spoken = null;
    this.refusal = refusal;
    this.rule = rule;
  }

  /** Say whose turn it is, before what happened; a refusal stands alone. */
  ask(prompt: Lines): void {
    if (!this.refusal) this.prompt = prompt;
  }

  /** Announce something else than the line shows. */
  announce(lines: Lines): void {
    this.spoken = lines;
  }
}

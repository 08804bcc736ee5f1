// The line above the board and what screen readers announce. Both follow the language.

/** Says something in the current language. */
export type Lines = () => readonly string[];

export class StatusLine {
  refusal = $state(false); // whether it says why something cannot be done
  rule = $state(''); // the number of the rule by which it cannot
  private lines = $state.raw<Lines>(() => []);
  private spoken = $state.raw<Lines | null>(null); // where screen readers are told more than the line shows

  get text(): string {
    return this.lines().join(' · ');
  }

  get announcement(): string {
    return this.spoken?.().join('. ') ?? this.text;
  }

  say(lines: Lines, refusal = false, rule = ''): void {
    this.lines = lines;
    this.spoken = null;
    this.refusal = refusal;
    this.rule = rule;
  }

  /** Announce more than the line shows. */
  announce(lines: Lines): void {
    this.spoken = lines;
  }
}

// The line above the board, and what a screen reader is told: both are said anew when the language changes.

/** Says something in the language of the moment. */
export type Telling = () => readonly string[];

export class Line {
  refusal = $state(false); // whether it says why something cannot be
  rule = $state(''); // of the rule book, by which it cannot be
  private lines = $state.raw<Telling>(() => []);
  private more = $state.raw<Telling | null>(null); // where there is more to tell than the line shows

  get text(): string {
    return this.lines().join(' · ');
  }

  get said(): string {
    return this.more?.().join('. ') ?? this.text;
  }

  say(lines: Telling, refusal = false, rule = ''): void {
    this.lines = lines;
    this.more = null;
    this.refusal = refusal;
    this.rule = rule;
  }

  /** Tell more than the line shows. */
  tell(lines: Telling): void {
    this.more = lines;
  }
}

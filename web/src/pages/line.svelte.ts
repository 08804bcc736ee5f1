// The line above the board, and what a screen reader is told.

export class Line {
  text = $state('');
  refusal = $state(false); // whether it says why something cannot be
  rule = $state(''); // of the rule book, by which it cannot be
  said = $state('');

  say(lines: readonly string[], refusal = false): void {
    this.text = lines.join(' · ');
    this.said = this.text;
    this.refusal = refusal;
    this.rule = '';
  }

  /** The rule for what was just refused. */
  explain(rule: string): void {
    if (this.refusal) this.rule = rule;
  }

  /** Tell more than the line shows. */
  tell(lines: readonly string[]): void {
    this.said = lines.join('. ');
  }
}

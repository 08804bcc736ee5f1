// One table on the screen: receives what the table says, has it shown and told, and sends what the hand plays.

import { pace } from '../../board/pace';
import { skinOf } from '../../games/skins';
import { connect } from '../../link/connect';
import type { Link, TableMessage } from '../../link/link';
import type { Fact, Moved, Refused, Table } from '../../protocol';
import { newId } from '../../shared/ids';
import { playTurn } from '../../shared/sounds';
import { refusal, say } from '../../shared/texts';
import { pause, Stage } from '../../stage/stage.svelte';
import { deviceToken, forgetRoom, rememberRoom } from '../common/storage';
import { Company } from '../seats/company.svelte';
import { GestureGuide, guideTable } from './gesture-guide.svelte';
import { Hints } from './hints.svelte';
import { LookBack } from './look-back.svelte';
import { logMessage } from './report';
import { StatusLine, type Lines } from './status-line.svelte';
import { TableInput } from './table-input';
import type { TableStage } from './table-stage';
import { describe, notYet, prompt } from './table-words';
import { isUpdate, ofSeats, tableOf, withNames, type LastMove, type TableUpdate } from './table-updates';

const UNDO = 160; // milliseconds in which the board goes back
const BEAT = 450; // milliseconds between two moves of others, so that a child can follow

export class Session {
  online = $state(true);
  gone = $state(''); // the message that says why there is nothing to play here
  elsewhere = $state(false); // whether another tab has the table
  again = $state(false); // whether the last move can be shown again
  plain = $state(false); // whether the game has no skin
  readonly stage: TableStage = new Stage();
  readonly line = new StatusLine();
  readonly past: LookBack;
  readonly company: Company;
  readonly hints: Hints;
  readonly input: TableInput;
  readonly guide: GestureGuide;

  private readonly link: Link;
  private readonly inbox: Moved[] = []; // moves of others that wait until the one before has been shown
  private first: TableUpdate | null = null; // the latest update while the skin is loading
  private last: LastMove | null = null;
  private ruleQuestion = ''; // the id of the question by which rule something cannot be done
  private closed = false;

  constructor(
    private readonly room: string,
    private readonly host: HTMLElement,
  ) {
    this.link = connect(room, deviceToken(), {
      received: (message) => this.receive(message),
      online: (is) => this.setOnline(is),
      gone: (closed) => this.lose(closed ? 'refused-closed' : 'gone'),
      elsewhere: (is) => (this.elsewhere = is),
    });
    this.company = new Company(this.link);
    this.past = new LookBack(room, deviceToken(), this.stage, {
      lookingAt: (table, step) => this.tellPast(table, step),
      replayMove: () => this.replayMove(),
      returned: (table) => (this.tellLast(table), this.nextMove()),
    });
    this.hints = new Hints(this.stage, this.line, (question) => this.link.tell(question));
    this.guide = new GestureGuide(guideTable(this.stage, this.hints, this.line));
    this.input = new TableInput(this.stage, this.line, this.hints, {
      act: (action) => this.act(action),
      undo: () => this.undo(),
      notYet: (table) => notYet(table, this.company.acts),
      askRule: (action) => this.askRule(action),
    });
  }

  playHere(): void {
    this.link.playHere();
  }

  close(): void {
    this.closed = true;
    this.link.close();
    this.stage.flush();
  }

  // ---- what the table says

  private receive(received: TableMessage): void {
    logMessage('received', received);
    this.company.receive(received);
    const message = withNames(received);
    if (message.type === 'hinted') {
      if (!this.guide.receive(message.id, message.action)) this.hints.receive(message);
    } else if (message.type === 'refused' && this.handleRefusal(message)) return;
    else if (message.type === 'moved' && this.mustWait(message)) this.inbox.push(message);
    else if (isUpdate(message)) this.updateNow(message);
  }

  /** A move of others waits until what is moving has arrived, or until nobody looks at an earlier one. */
  private mustWait({ id }: Moved): boolean {
    return !id && !document.hidden && (this.stage.busy || this.past.step !== null);
  }

  /** Deal with a refusal that changes nothing at the table; false for one that brings a newer table. */
  private handleRefusal(message: Refused): boolean {
    if (this.guide.receive(message.id, null)) return true;
    if (message.id === this.ruleQuestion && message.table?.n === this.stage.position?.n) {
      if (this.line.refusal) this.line.rule = message.rule;
      return true;
    }
    if (!message.table) this.refuse(message);
    return !message.table;
  }

  /** Update at once; moves that still wait are part of it. */
  private updateNow(message: TableUpdate): void {
    for (const moved of this.inbox.splice(0)) this.past.story.add(moved);
    this.update(message);
  }

  private update(message: TableUpdate): void {
    const { waiting } = this.company;
    if (waiting) return this.remember(waiting.game);
    const [before, table] = [this.stage.position, tableOf(message)];
    if (!this.stage.skin && !this.plain) return this.load(message, table);
    if (table && before && table.game !== before.game) return location.reload();
    this.stage.flush();
    this.past.leave();
    if (table) this.take(table, before);
    if (message.type === 'moved' && before) this.past.story.add(message);
    else if (table?.at !== before?.at) this.past.story.forget();
    this.keepMove(message, before);
    if (message.type === 'moved' && before && !this.plain) return this.animate(message);
    this.settle(message.type === 'undone' ? UNDO : 0);
    if (message.type === 'refused') this.refuse(message);
    else if (message.type === 'changed' && message.what === 'decline') this.tellDeclined(message.seat);
    else if (table && table.n !== before?.n) this.tellLast(table);
  }

  /** Load the skin of the game; the latest update until then is shown first. */
  private load(message: TableUpdate, table: Table | null): void {
    const loading = this.first !== null;
    if (!table) return;
    this.first = message;
    if (!loading) void this.open(table);
  }

  private async open({ game }: Table): Promise<void> {
    const skin = await skinOf(game).catch(() => undefined);
    if (this.closed) return;
    if (skin === undefined) return void (this.gone = 'unknown-game');
    this.remember(game);
    if (skin) this.stage.open(skin, this.host, { label: say(`${game}-board`), input: this.input });
    else this.plain = true;
    this.update(this.first!);
  }

  private remember(game: string): void {
    const names = this.company.seats.map(({ name }) => name);
    rememberRoom(this.room, game, names);
  }

  private take(table: Table, before: Table | null): void {
    this.stage.take(table);
    this.hints.clear();
    this.guide.clear();
    if (before && table.mover !== before.mover && this.isOwn(table.mover)) playTurn();
    if (table.view.over) forgetRoom(this.room);
    else if (before?.view.over) this.remember(table.game);
  }

  /** Keep a move, to show it again until the position changes in another way. */
  private keepMove(message: TableUpdate, before: Table | null): void {
    const same = message.type === 'refused' || this.stage.position?.at === before?.at;
    if (!same) this.last = message.type === 'moved' && before ? { before, moved: message } : null;
    this.again = this.last !== null && !this.plain;
  }

  private refuse({ key, values, rule }: Refused): void {
    this.hints.thinking = false;
    this.line.say(() => [refusal(key, values)], true, rule);
  }

  private setOnline(online: boolean): void {
    if (online && !this.online) {
      this.company.renewCode();
      this.past.story.forget();
    }
    this.online = online;
  }

  private lose(why: string): void {
    forgetRoom(this.room);
    this.gone = why;
  }

  // ---- what is shown and told

  private animate({ facts, table }: Moved): void {
    this.tell(facts, table);
    const others = facts.some(({ seat }) => seat !== null && !this.isOwn(seat));
    const beat = others ? [pause(pace(BEAT))] : [];
    const felt = (fact: Fact) => this.company.moods.step(this.stage.skin?.feelings(fact, table) ?? []);
    const steps = facts.flatMap((fact) => [...this.stage.soundingSteps([fact], table), felt(fact)]);
    this.stage.play([...steps, ...beat], () => this.moveShown());
  }

  /** Tell what happened: shortly in the line, precisely and with whose turn it is to those who listen. */
  private tell(facts: readonly Fact[], table: Table): void {
    const next = this.nextTurn(table);
    this.line.say(() => describe(this.stage.skin, ofSeats(facts), table, 'seen'));
    this.line.announce(() => [...describe(this.stage.skin, facts, table, 'told'), ...next()]);
  }

  /** Tell what happened last and whose turn it is, or why nothing more can happen. */
  private tellLast(table: Table): void {
    const { stopped } = table.company;
    if (stopped) return this.line.say(() => [refusal(stopped === 'damaged' ? stopped : 'stopped', {})]);
    this.tell(table.last, table);
    this.line.ask(this.promptOf(table));
  }

  /** Tell that somebody does not agree to an undo; who that was knows it. */
  private tellDeclined(seat: number | null): void {
    const { position } = this.stage;
    if (!position || seat === null || this.isOwn(seat)) return;
    this.line.say(() => [say('undo-declined', { name: position.names[seat]! })]);
    this.line.ask(this.promptOf(position));
  }

  /** A move has been shown: draw the table as it is, and go on with the next move. */
  private moveShown(): void {
    this.settle();
    if (this.stage.position) this.line.ask(this.promptOf(this.stage.position));
    this.nextMove();
  }

  private nextMove(): void {
    const next = this.inbox.shift();
    if (next) this.update(next);
  }

  private settle(ms = 0): void {
    this.stage.settle(ms);
    if (this.stage.position?.legal.length && !this.plain) this.guide.next();
  }

  /** Show the last move again; false where there is none. */
  replayMove(): boolean {
    if (!this.last) return false;
    this.stage.rewind(this.last.before);
    this.animate(this.last.moved);
    return true;
  }

  private tellPast(table: Table, step: number): void {
    this.input.cancel();
    const { fact } = this.past.story.told[step - 1]!;
    this.line.say(() => describe(this.stage.skin, [fact], table, 'seen'));
  }

  /** Whose turn it is now, if that has changed or is asked of this device. */
  private nextTurn(table: Table): Lines {
    const same = table.mover === this.last?.before.mover && !this.isOwn(table.mover);
    return same ? () => [] : this.promptOf(table);
  }

  private promptOf(table: Table): Lines {
    return prompt(table, this.stage.skin, this.company);
  }

  // ---- what is sent

  private isOwn(seat: number | null): boolean {
    return seat !== null && this.company.acts.includes(seat);
  }

  /** Ask for the number of the rule: the server refuses the action and says by which one. */
  private askRule(action: string): void {
    const { position } = this.stage;
    if (position?.mover == null) return;
    this.ruleQuestion = newId();
    this.link.tell({ type: 'act', seat: position.mover, at: position.at, id: this.ruleQuestion, action });
  }

  /** Send this action of the seat that is to play. */
  private act(action: string): boolean {
    const { mover: seat = null, at = 0 } = this.stage.position ?? {};
    const asked = seat !== null && this.ask({ type: 'act', seat, at, action });
    if (asked) this.guide.played(action);
    return asked;
  }

  private undo(): void {
    if (this.stage.position) this.ask({ type: 'undo', at: this.stage.position.at });
  }

  private ask(question: Parameters<Link['ask']>[0]): boolean {
    logMessage('sent', question);
    return this.link.ask(question);
  }
}

// One table on the screen: hears what the server says, has it shown and told, and sends what the hand plays.

import { pace } from '../board/pace';
import type { Step } from '../board/queue';
import type { AnySkin } from '../games/skin';
import { skinOf } from '../games/skins';
import { newId } from '../ids';
import { forget, remember, token } from '../memory';
import { pairingCode, socketUrl } from '../paths';
import type { Moved, Refused, Table, Waiting } from '../protocol';
import { note } from '../report';
import { Connection, type Heard } from '../socket';
import { play, playTurn, type Sound } from '../sounds';
import { refusal, say } from '../texts';
import { Advice } from './advice.svelte';
import { Company } from './company.svelte';
import { Guide, type Ground } from './guide.svelte';
import { Line, type Telling } from './line.svelte';
import { Show } from './show.svelte';
import { Touch } from './touch';

type Message = Extract<Heard, Waiting | Table | { table: unknown }>;

/** The last move and the table before it, to see it again. */
interface Last {
  readonly before: Table;
  readonly moved: Moved;
}

const BACK = 160;
const BEAT = 450; // between two moves of others, so that a child can follow

export class Session {
  online = $state(true);
  gone = $state(''); // the message that says why there is nothing to play here
  again = $state(false); // whether the last move can be seen again
  readonly show = new Show();
  readonly line = new Line();
  readonly company: Company;
  readonly advice: Advice;
  readonly touch: Touch;
  readonly guide: Guide;

  private readonly connection: Connection;
  private readonly inbox: Moved[] = []; // moves of others that wait until the one before has been seen
  private first: Message | null = null; // the last message heard while the skin is loaded
  private last: Last | null = null;
  private wondered = ''; // the question why something cannot be done
  private closed = false;

  constructor(
    private readonly room: string,
    private readonly host: HTMLElement,
  ) {
    const ears = {
      heard: (message: Heard) => this.hear(message),
      online: (is: boolean) => this.reach(is),
      gone: (closed: boolean) => this.lost(closed ? 'refused-closed' : 'gone'),
    };
    this.connection = new Connection(socketUrl(room), token(), ears, pairingCode(room));
    this.company = new Company(this.connection);
    this.advice = new Advice(this.show, this.line, (question) => this.connection.tell(question));
    this.guide = new Guide(groundOf(this.show, this.advice));
    this.touch = new Touch(this.show, this.line, this.advice, {
      act: (action) => this.act(action),
      undo: () => this.undo(),
      notYet: (table) => this.notYet(table),
      wonder: (action) => this.wonder(action),
    });
  }

  close(): void {
    this.closed = true;
    this.connection.close();
    this.show.overtake();
  }

  private reach(online: boolean): void {
    if (online && !this.online) this.company.renewCode();
    this.online = online;
  }

  // ---- what the server says

  private hear(message: Heard): void {
    note('heard', message);
    this.company.hear(message);
    if (message.type === 'hinted')
      return this.guide.hear(message.id, message.action) ? undefined : this.advice.hear(message);
    if (message.type === 'refused' && this.guide.hear(message.id, null)) return;
    if (message.type === 'refused' && message.id === this.wondered && message.table?.n === this.show.table?.n)
      return this.learn(message);
    if (message.type === 'refused' && !message.table) return this.refuse(message);
    if (message.type === 'moved' && this.show.busy && !message.id && !document.hidden) this.inbox.push(message);
    else if (message.type === 'waiting' || message.type === 'table' || 'table' in message) this.heardNow(message);
  }

  /** What is older and still waits to be seen is part of what this message tells. */
  private heardNow(message: Message): void {
    this.inbox.length = 0;
    this.heard(message);
  }

  private heard(message: Message): void {
    const { waiting } = this.company;
    if (waiting)
      return remember(
        this.room,
        waiting.game,
        this.company.seats.map(({ name }) => name),
      );
    const [before, table] = [this.show.table, tableOf(message)];
    if (!this.show.skin) return this.wait(message, table);
    if (table && before && table.game !== before.game) return location.reload();
    this.show.overtake();
    if (table) this.take(table, before);
    this.keep(message, before);
    if (message.type === 'moved' && before) return this.animate(message); // else nothing lies there yet that could move
    this.settle(message.type === 'undone' ? BACK : 0);
    if (message.type === 'refused') this.refuse(message);
    else if (table && table.n !== before?.n) this.line.say(() => this.lineOf(table));
  }

  /** Load the skin of the game that the first message is about; the last message until then is heard after that. */
  private wait(message: Message, table: Table | null): void {
    const loading = this.first !== null;
    if (!table) return;
    this.first = message;
    if (!loading) void this.lay(table);
  }

  private async lay(table: Table): Promise<void> {
    const skin = await skinOf(table.game).catch(() => null);
    if (this.closed) return;
    if (!skin) return void (this.gone = 'unknown-game');
    remember(this.room, table.game, table.names);
    this.show.lay(skin, this.host, table, this.touch);
    this.heard(this.first!);
  }

  private take(table: Table, before: Table | null): void {
    this.show.take(table);
    this.advice.rest();
    this.guide.rest();
    if (before && table.mover !== before.mover && this.isOwn(table.mover)) playTurn();
  }

  /** Keep a move, to see it again; a refusal leaves it, anything else makes it old. */
  private keep(message: Message, before: Table | null): void {
    if (message.type !== 'refused') this.last = message.type === 'moved' && before ? { before, moved: message } : null;
    this.again = this.last !== null;
  }

  private refuse({ key, values, why, rule }: Refused): void {
    this.advice.thinking = false;
    this.line.say(() => [refusal(key, values, why)], true, rule);
  }

  /** The rule for what was just refused here. */
  private learn({ rule }: Refused): void {
    if (this.line.refusal) this.line.rule = rule;
  }

  private lost(why: string): void {
    forget(this.room);
    this.gone = why;
  }

  // ---- what is shown and told of it

  private animate({ facts, table }: Moved): void {
    const next = this.nextTurn(table);
    this.line.say(() =>
      this.told(
        facts.filter(({ seat }) => seat !== null),
        table,
      ),
    );
    this.line.tell(() => [...this.told(facts, table), ...next()]);
    const others = facts.some(({ seat }) => seat !== null && !this.isOwn(seat));
    const beat: Step[] = others ? [{ ms: pace(BEAT), start: () => undefined }] : [];
    this.show.play(
      (skin, stage) => [
        ...facts.flatMap((fact) => [sounding(skin, fact.kind), ...skin.steps(stage, fact, table)]),
        ...beat,
      ],
      () => this.seen(),
    );
  }

  private told(facts: Moved['facts'], { names }: Table): string[] {
    return facts.flatMap((fact) => this.show.skin!.tell(fact, names));
  }

  /** What happened last, or why nothing more can happen. */
  private lineOf(table: Table): string[] {
    if (table.company.stopped) return [refusal('stopped', {}, table.company.stopped)];
    return this.told(
      table.last.filter(({ seat }) => seat !== null),
      table,
    );
  }

  /** A move has been seen: everything is where it belongs, and the next one may come. */
  private seen(): void {
    this.settle();
    const next = this.inbox.shift();
    if (next) this.heard(next);
  }

  private settle(ms = 0): void {
    this.show.settle(ms);
    if (this.show.table?.legal.length) this.guide.look();
  }

  /** Show the last move again. */
  replay(): void {
    if (!this.last) return;
    this.show.rewind(this.last.before);
    this.animate(this.last.moved);
  }

  /** Who is to play now, if that has changed. */
  private nextTurn({ mover, names }: Table): Telling {
    const same = mover === null || mover === this.last?.before.mover;
    return () => (same ? [] : [say('to-play', { name: names[mover]! })]);
  }

  // ---- what is sent

  private isOwn(seat: number | null): boolean {
    return seat !== null && this.company.acts.includes(seat);
  }

  /** Ask for the number of the rule: the server refuses what cannot be done here, and says by which one. */
  private wonder(action: string): void {
    const { table } = this.show;
    if (table?.mover == null) return;
    this.wondered = newId();
    this.connection.tell({ type: 'act', seat: table.mover, at: table.at, id: this.wondered, action });
  }

  /** Whose turn it is, where it is not that of somebody here. */
  private notYet(table: Table | null): string {
    const { mover = null, names = [] } = table ?? {};
    return mover === null || this.isOwn(mover) ? '' : say('not-yet', { name: names[mover]! });
  }

  /** Send this action of the seat that is to play. */
  private act(action: string): boolean {
    const { mover: seat = null, at = 0 } = this.show.table ?? {};
    const asked = seat !== null && this.ask({ type: 'act', seat, at, action });
    if (asked) this.guide.did(action);
    return asked;
  }

  private undo(): void {
    if (this.show.table) this.ask({ type: 'undo', at: this.show.table.at });
  }

  private ask(question: Parameters<Connection['ask']>[0]): boolean {
    note('sent', question);
    return this.connection.ask(question);
  }
}

const sounding = (skin: AnySkin, kind: string): Step => {
  const sound: Sound | undefined = skin.sounds[kind];
  return { ms: 0, start: () => void (sound && play(sound)) };
};

/** What the guide must know of a table. */
const groundOf = (show: Show, advice: Advice): Ground => ({
  get game() {
    return show.table?.game ?? '';
  },
  get gestures() {
    return show.skin?.gestures ?? [];
  },
  get quarters() {
    return show.quarters;
  },
  get marked() {
    return show.hand?.play() ?? null;
  },
  spotOf: (action) => show.hand?.spotOf(action, show.board?.spots ?? []) ?? null,
  box: (spot) => show.board?.box(spot),
  ask: () => advice.ask(),
});

/** The table that a message tells of, or nothing while the room waits for players. */
function tableOf(message: Message): Table | null {
  if (message.type === 'waiting') return null;
  const table = message.type === 'table' ? message : message.table;
  return table?.type === 'table' ? table : null;
}

// Selects whose statement the database receives next. Every actor stops before each statement; the dice pick one, it runs until it is
// answered or waits for a lock that another holds, and only then the next is picked. So one seed is one interleaving, identical
// on each run.
import type { Dice } from './random';

/** A statement that has not been sent yet. */
interface Ticket {
  actor: number;
  /** Process id of the connection that sends it. */
  pid: number;
  text: string;
  /** Not picked before this is true, unless no other actor is left that could make it so. */
  isReady(): boolean;
  send(): Promise<unknown>;
  answer(result: unknown): void;
  fail(reason: unknown): void;
}
interface Waiting extends Ticket {
  isOver: boolean;
  sent: Promise<void>;
}

/** The accident of a statement; null: it runs normally. */
export interface Accident {
  /** Before the statement is sent, or after it was executed and before its reply is received. */
  when: 'before' | 'after';
  /** Ends the connections that die, and returns what the sender receives. */
  happen(): Promise<unknown>;
}

export interface ScheduleParts {
  dice: Dice;
  /** Which of these connections wait for a lock now. */
  waitingIn(pids: readonly number[]): Promise<ReadonlySet<number>>;
  accidentAt(statement: number, actor: number, pid: number): Accident | null;
}

const A_MOMENT_MS = 3;
const moment = () => new Promise<void>((resume) => setTimeout(resume, A_MOMENT_MS));
const turn = () => new Promise<void>((resume) => setImmediate(resume));
const always = () => true;
const FREES_LOCKS = /^\s*(COMMIT|ROLLBACK)/i;

export class Schedule {
  private readonly parked: Ticket[] = [];
  private blocked: Waiting[] = [];
  private readonly alive = new Set<number>();
  private wake: () => void = () => undefined;
  /** Number of statements sent, and of those that had to wait for another's lock. */
  readonly counted = { statements: 0, waits: 0 };

  constructor(private readonly parts: ScheduleParts) {}

  /** Called by an actor's connection: resolves with the statement's reply when its turn has come. */
  ask(actor: number, pid: number, text: string, send: () => Promise<unknown>): Promise<unknown> {
    return this.park({ actor, pid, text, isReady: always, send });
  }

  /** Waits, outside a statement, until another actor has done what this actor depends on. */
  async hold(actor: number, isReady: () => boolean): Promise<void> {
    await this.park({ actor, pid: 0, text: '', isReady, send: async () => undefined });
  }

  private park(asked: Omit<Ticket, 'answer' | 'fail'>): Promise<unknown> {
    return new Promise((answer, fail) => {
      this.parked.push({ ...asked, answer, fail });
      this.wake();
    });
  }

  /** Runs all actors to their end. */
  async run(actors: readonly (() => Promise<void>)[]): Promise<void> {
    const ended = actors.map((actor, index) => {
      this.alive.add(index);
      return actor().finally(() => {
        this.alive.delete(index);
        this.wake();
      });
    });
    const outcome = Promise.all(ended);
    outcome.catch(() => undefined);
    while (this.alive.size > 0) {
      await this.quiet();
      const ready = this.parked.filter((ticket) => ticket.isReady());
      if (ready.length > 0) await this.step(this.pick(ready));
      else if (this.blocked.length > 0) await Promise.race(this.blocked.map(({ sent }) => sent));
      else if (this.parked.length > 0) await this.step(this.pick(this.parked));
    }
    await outcome;
  }

  /** Until every actor has ended, has a statement to send, or waits for a lock. */
  private async quiet(): Promise<void> {
    for (;;) {
      await turn();
      const seen = new Set([...this.parked, ...this.blocked].map(({ actor }) => actor));
      if ([...this.alive].every((actor) => seen.has(actor))) return;
      await Promise.race([new Promise<void>((resume) => (this.wake = resume)), moment()]);
    }
  }

  private pick(ready: readonly Ticket[]): Ticket {
    // Not in order of arrival, which is not determined by the dice.
    const picked = this.parts.dice.pick([...ready].sort((a, b) => a.actor - b.actor));
    this.parked.splice(this.parked.indexOf(picked), 1);
    return picked;
  }

  private async step(ticket: Ticket): Promise<void> {
    if (ticket.pid === 0) return ticket.answer(undefined);
    this.counted.statements += 1;
    const accident = this.parts.accidentAt(this.counted.statements, ticket.actor, ticket.pid);
    if (accident?.when === 'before') {
      ticket.fail(await accident.happen());
      return this.afterRelease();
    }
    const waiting = this.send(ticket, accident);
    while (!waiting.isOver) {
      await Promise.race([waiting.sent, moment()]);
      if (waiting.isOver) break;
      if ((await this.parts.waitingIn([ticket.pid])).size === 0) continue;
      this.counted.waits += 1;
      this.blocked.push(waiting);
      return;
    }
    if (accident || FREES_LOCKS.test(ticket.text)) await this.afterRelease();
  }

  private send(ticket: Ticket, accident: Accident | null): Waiting {
    const waiting: Waiting = { ...ticket, isOver: false, sent: Promise.resolve() };
    const answered = ticket.send().then(
      async (result) => (accident ? ticket.fail(await accident.happen()) : ticket.answer(result)),
      async (reason) => ticket.fail(accident ? await accident.happen() : reason),
    );
    waiting.sent = answered.then(() => {
      waiting.isOver = true;
      this.blocked = this.blocked.filter((one) => one !== waiting);
    });
    return waiting;
  }

  /** The actor that got the released lock runs on to its answer, or to the next lock, before anyone else is picked. */
  private async afterRelease(): Promise<void> {
    while (this.blocked.length > 0) {
      const still = await this.parts.waitingIn(this.blocked.map(({ pid }) => pid));
      const freed = this.blocked.filter(({ pid }) => !still.has(pid));
      if (freed.length === 0) return;
      await Promise.race([Promise.all(freed.map(({ sent }) => sent)), moment()]);
    }
  }
}

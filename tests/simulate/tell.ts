// Runs the story of one seed: sets the stage, lets all actors act at once with accidents on the way, cleans up as the jobs would, and checks the result.

import { askAfterPayments } from '#backend/commerce/payment/ask-after';
import { expirePayments, PAGE_TIME_MS, PAYMENT_TIME_MS } from '#backend/commerce/payment/expire-payments';
import { carryOut } from '#backend/commerce/payment/money/carry-out';
import { noJobs } from '#backend/db/job-queue';
import { actorDatabase, Killed } from './actor-database';
import { brokenIn, writtenIn } from './invariants';
import { listActors } from './lists';
import { moneyBox, OutOfReach } from './money-box';
import { postBox } from './post-box';
import { diceOf } from './random';
import { type Accident, Schedule } from './schedule';
import { jobsOf, providerOf, returnersOf, staffOf } from './services';
import { type Stage, setStage } from './stage';
import { type Act, type Story, tabOf } from './story';
import { deliverInTheEnd, subscriptionActors } from './subscriptions';

export interface Told {
  broken: string[];
  statements: number;
  waits: number;
  accidents: number;
  /** 'place: ok' → how often. */
  outcomes: Map<string, number>;
  /** The events, line by line, for a failed story. */
  trace: string[];
}

/** The connection broke: its user receives an error, and does not know how far the transaction came. */
class Lost extends Error {}

const TRIES = 3;
const REALLY_ENDED = 10;

export async function tell(stage: Stage, seed: number): Promise<Told> {
  const dice = diceOf(seed);
  const opening = await setStage(stage, seed, dice);
  const story: Story = {
    stage,
    opening,
    dice,
    box: moneyBox(diceOf(seed + 0.5)),
    post: postBox(stage),
    orders: [],
    events: [],
  };
  const trace: string[] = [];
  const outcomes = new Map<string, number>();
  const processes = new Map<number, ReturnType<typeof actorDatabase>>();
  const doomed = new Set(dice.percent(60) ? [dice.between(4, 90), dice.between(4, 140)] : []);
  let accidents = 0;

  function accidentAt(statement: number, actor: number, pid: number): Accident | null {
    if (!doomed.has(statement)) return null;
    const isProcess = dice.percent(50);
    const when = dice.percent(50) ? 'before' : 'after';
    // Most are simulated by a rollback, which is all that remains of a broken connection: a new one costs as much as half a story.
    const isReal = dice.percent(REALLY_ENDED);
    accidents += 1;
    trace.push(`${actor}: ${isProcess ? 'process' : 'connection'} lost ${when} statement ${statement}`);
    return {
      when,
      async happen() {
        const process = processes.get(actor);
        const pids = isProcess ? (process?.die() ?? [pid]) : [pid];
        const left = isReal || !process ? pids : await process.breakOff(pids);
        if (left.length > 0) await stage.terminate(left);
        return isProcess ? new Killed() : new Lost('Connection terminated unexpectedly');
      },
    };
  }

  const schedule = new Schedule({ dice, waitingIn: stage.waitingIn, accidentAt });
  const fresh = (actor: number) => {
    const made = actorDatabase(stage.database.pool, schedule, actor);
    processes.set(actor, made);
    return made;
  };
  /** An interrupted actor tries again: a shopper presses once more, a job is run once more. */
  async function doing(actor: number, name: string, act: Act): Promise<void> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        const word = await act(processes.get(actor) ?? fresh(actor));
        trace.push(`${actor}: ${name}: ${word}`);
        outcomes.set(`${name}: ${word}`, (outcomes.get(`${name}: ${word}`) ?? 0) + 1);
        return;
      } catch (failure) {
        if (!isInterruption(failure)) throw failure;
        trace.push(`${actor}: ${name}: interrupted`);
        fresh(actor);
      }
    }
  }
  const actors = [
    ...opening.carts.flatMap((cart) =>
      dice.percent(65) ? [tabOf(story, cart), tabOf(story, cart)] : [tabOf(story, cart)],
    ),
    staffOf(story),
    returnersOf(story),
    providerOf(story),
    jobsOf(story),
    ...subscriptionActors(story, opening, diceOf(seed + 0.75)),
    ...listActors(story, opening, diceOf(seed + 0.625)),
  ];
  await schedule.run(
    actors.map((acts, actor) => async () => {
      for (const { name, act, isReady } of acts) {
        if (isReady) await schedule.hold(actor, isReady);
        await doing(actor, name, act);
      }
    }),
  );
  await cleanUp(story);
  const broken = await brokenIn(story, accidents);
  if (broken.length > 0) trace.push(...(await writtenIn(story)));
  return { broken, ...schedule.counted, accidents, outcomes, trace };
}

function isInterruption(failure: unknown): boolean {
  if (failure instanceof Killed || failure instanceof Lost || failure instanceof OutOfReach) return true;
  return failure instanceof Error && failure.cause !== undefined && isInterruption(failure.cause);
}

/** As the jobs do in the end: unknown payments are queried, unpaid ones cancelled, what is due is moved, what is queued counts as sent. */
async function cleanUp(story: Story): Promise<void> {
  const { stage, box } = story;
  const { db, pool } = stage.database;
  box.mend();
  await deliverInTheEnd(story);
  const later = (time: number) => ({ db, pool, queue: noJobs, now: new Date(stage.now.getTime() + time) });
  const expired = await expirePayments(later(PAYMENT_TIME_MS));
  if (expired.failures.length > 0) throw expired.failures[0]?.failure;
  box.shut();
  const asked = await askAfterPayments(later(PAGE_TIME_MS + 1), box);
  if (asked.failure) throw asked.failure;
  // Late payments are released in the next round.
  for (const round of ['asked', 'let go']) {
    const [left] = await carryOut(null, { db, pool, provider: box, queue: noJobs, now: stage.now });
    if (left) throw new Error(`Money could not be ${round}`, { cause: left.failure });
  }
  await pool.query('UPDATE mail SET sent_at = queued_at WHERE sent_at IS NULL');
}

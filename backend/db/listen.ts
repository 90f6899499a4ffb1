// Listens to the subjects of committed changes, on a separate connection to PostgreSQL. While it is lost, or delivers nothing, each second
// counts as a change of everything, so that cached values are at most a second old.
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The channel on which functions/announcements.sql publishes changes. */
export const CHANNEL = 'shop_change';

export interface Ears {
  hear(told: string): void;
  /** Notifications may have been missed. */
  missed(): void;
  /** Whether the database is reachable: while it is not, nothing newer could be shown. */
  isThere(): Promise<boolean>;
  /** Called once each time that listening stops working, with the reason. */
  deaf(reason: unknown): void;
}

/** In milliseconds. */
export interface Pauses {
  /** Between two looks whether the connection still answers, and between two changes of everything while it does not. */
  beat: number;
  /** As long as an answer may take. */
  patience: number;
  /** Before the connection is made again: the first time, and at most. */
  firstTry: number;
  lastTry: number;
}
const PAUSES: Pauses = { beat: 1_000, patience: 2_000, firstTry: 200, lastTry: 10_000 };

interface Line {
  /** The reason, once the connection is lost. */
  lost: Promise<unknown>;
  hangUp(): Promise<void>;
}

/** Prefix of test notifications that check whether anything arrives. */
const TRIAL = 'trial ';

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resume) => {
    setTimeout(resume, milliseconds).unref();
  });

async function openLine(url: string, hear: Ears['hear'], { beat, patience }: Pauses): Promise<Line> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  let lose: (reason: unknown) => void = () => undefined;
  const lost = new Promise<unknown>((resolve) => {
    lose = resolve;
  });
  client.on('error', lose);
  client.on('end', () => lose(new Error('The connection was closed')));
  const hangUp = () => Promise.race([client.end().catch(() => undefined), pause(patience)]);
  try {
    await client.connect();
    await tryOut(client, hear, patience);
  } catch (failure) {
    await hangUp();
    throw failure;
  }
  let isAsking = false;
  const askAgain = async () => {
    if (isAsking) return;
    isAsking = true;
    await client.query('SELECT 1').catch(lose);
    isAsking = false;
  };
  const beats = setInterval(() => void askAgain(), beat).unref();
  lost.then(() => clearInterval(beats));
  return { lost, hangUp };
}

/** A connection pooler may accept LISTEN and deliver nothing, so a test notification is sent that must arrive. */
async function tryOut(client: pg.Client, hear: Ears['hear'], patience: number): Promise<void> {
  const trial = `${TRIAL}${randomUUID()}`;
  const arrived = new Promise<true>((resolve) => {
    client.on('notification', ({ payload = '' }) => {
      if (payload === trial) resolve(true);
      else if (!payload.startsWith(TRIAL)) hear(payload);
    });
  });
  await client.query(`LISTEN ${CHANNEL}`);
  await client.query('SELECT pg_notify($1, $2)', [CHANNEL, trial]);
  if (!(await Promise.race([arrived, pause(patience)])))
    throw new Error('The connection gives no notifications on (a pool between?)');
}

/** Each beat while `isDeaf`, one at a time. Gives the way to stop. */
function guessWhile(isDeaf: () => boolean, { isThere, missed }: Ears, beat: number): () => void {
  let isAsking = false;
  const guess = async () => {
    if (isAsking || !isDeaf()) return;
    isAsking = true;
    const there = await isThere();
    isAsking = false;
    if (there && isDeaf()) missed();
  };
  const guesses = setInterval(() => void guess(), beat).unref();
  return () => clearInterval(guesses);
}

/** Listens until it is stopped, which is what is given back. */
export function listenOn(url: string, ears: Ears, pauses: Pauses = PAUSES): () => Promise<void> {
  let line: Line | null = null;
  let hears = false;
  let isStopped = false;
  let wake: () => void = () => undefined;
  const stopGuessing = guessWhile(() => !hears && !isStopped, ears, pauses.beat);

  async function listenOnce(): Promise<unknown> {
    try {
      line = await openLine(url, ears.hear, pauses);
      if (isStopped) return null;
      hears = true;
      // Since the last received notification, or since the start.
      ears.missed();
      return await line.lost;
    } catch (failure) {
      return failure;
    } finally {
      hears = false;
      await line?.hangUp();
    }
  }
  async function listenOn(): Promise<void> {
    let next = pauses.firstTry;
    while (!isStopped) {
      const reason = await listenOnce();
      if (line) next = pauses.firstTry;
      if ((line || next === pauses.firstTry) && !isStopped) ears.deaf(reason);
      line = null;
      if (isStopped) return;
      await Promise.race([pause(next), new Promise<void>((resume) => (wake = resume))]);
      next = Math.min(next * 2, pauses.lastTry);
    }
  }
  const done = listenOn();
  return async () => {
    isStopped = true;
    stopGuessing();
    wake();
    await line?.hangUp();
    await done;
  };
}

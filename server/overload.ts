// Limits how many pages are rendered at once: further requests wait briefly in a queue or are rejected with 503.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Arrivals, NO_ARRIVALS } from './arrivals';
import { watchEventLoop } from './event-loop-delay';
import { sendRefusal } from './refusal-page';
import type { Rank } from './waiting-line';
import { createWaitingLine, type WaitingLine } from './waiting-line';

/**
 * A rejection is delayed this much, because a client that retries at once would take processor time that the pages need.
 * At most so many are delayed; further ones are rejected at once.
 */
const PAUSE_MS = 400;
const MOST_PAUSED = 1_000;
/**
 * Forms with pictures have separate slots: each takes up to 40 MB of memory, and its pictures take seconds. Their shoppers wait longer than
 * those of pages, and each address may send this many at most.
 */
const UPLOAD_PLACES = 2;
const UPLOAD_PATIENCE_MS = 20_000;
const UPLOADS_PER_ADDRESS = 4;
/** Work for a disconnected client occupies its place at most this long. */
const GONE_MS = 10_000;

export type Overload = {
  /** Runs the work when there is a slot for it; answers 503 when there will be none soon; does neither for a client that has disconnected. */
  admit(req: IncomingMessage, res: ServerResponse, work: () => unknown): void;
  state: WaitingLine['state'];
};

export type OverloadOptions = {
  places: number;
  /** Null: the request needs no slot. */
  rankOf: (req: IncomingMessage) => Rank | null;
  /** Whether the request contains pictures. */
  isUpload?: (req: IncomingMessage) => boolean;
  line?: WaitingLine;
  pause?: number;
  /** New connections take precedence over new pages. */
  arrivals?: Arrivals;
};

export function createOverload(options: OverloadOptions): Overload {
  const { places, rankOf, pause = PAUSE_MS, line: given, arrivals = NO_ARRIVALS, isUpload = () => false } = options;
  const turnAway = turningAway(pause);
  const uploads = createWaitingLine({ places: UPLOAD_PLACES, patience: UPLOAD_PATIENCE_MS });
  const hasShare = sharePerAddress(UPLOADS_PER_ADDRESS);
  const line = given ?? createWaitingLine({ places, lag: watchEventLoop() });
  function begin(res: ServerResponse, work: () => unknown, done: () => void): void {
    // Rendering ends when the last byte is written, however slowly the client reads it.
    res.once('prefinish', done).once('finish', done);
    res.once('close', () => setTimeout(done, GONE_MS).unref());
    arrivals.whenTheyAreIn(() => {
      if (res.destroyed) done();
      else Promise.resolve(work()).then(done, done);
    });
  }

  return {
    state: () => line.state(),
    admit(req, res, work) {
      const rank = rankOf(req);
      if (rank === null) {
        work();
        return;
      }
      const withPictures = isUpload(req);
      if (withPictures && !hasShare(String(req.headers['x-real-ip']), res)) {
        sendRefusal(res, 'uploads');
        return;
      }
      const ticket = (withPictures ? uploads : line).enter({
        rank,
        // Uploads have separate shares.
        from: withPictures ? '' : String(req.headers['x-real-ip'] ?? ''),
        turnAway: () => (withPictures ? sendRefusal(res, 'uploads') : turnAway(res)),
        start: (done) => begin(res, work, done),
      });
      res.once('close', () => ticket.leave());
    },
  };
}

/** Replies that the shop is busy, `pause` milliseconds later. */
function turningAway(pause: number): (res: ServerResponse) => void {
  let paused = 0;
  return (res) => {
    if (paused >= MOST_PAUSED || pause === 0) {
      sendRefusal(res, 'busy');
      return;
    }
    paused += 1;
    const timer = setTimeout(() => sendRefusal(res, 'busy'), pause);
    res.once('close', () => {
      paused -= 1;
      clearTimeout(timer);
    });
  };
}

/** Takes one of the shares of an address until its reply is closed; false when all of them are taken. */
function sharePerAddress(most: number): (address: string, res: ServerResponse) => boolean {
  const taken = new Map<string, number>();
  const change = (address: string, by: number) => {
    const now = (taken.get(address) ?? 0) + by;
    if (now > 0) taken.set(address, now);
    else taken.delete(address);
  };
  return (address, res) => {
    if ((taken.get(address) ?? 0) >= most) return false;
    change(address, 1);
    res.once('close', () => change(address, -1));
    return true;
  };
}

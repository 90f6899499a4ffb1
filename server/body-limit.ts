// Keeps request bodies under the limit: by what the head announces, and by counting what really arrives.
import type { Exchange } from './exchange';
import { beginRefusal } from './refusal-page';

/** How long a refused client may go on sending; cut off earlier it would see a broken line instead of our answer. */
const LINGER_MS = 2_000;

/** Answers 413 and returns the function that hangs up, which also happens by itself after a while. */
function refuseAndLinger({ req, res }: Exchange): () => void {
  if (!res.headersSent) beginRefusal(res, 413);
  const hangUp = () => {
    clearTimeout(timer);
    if (!res.writableEnded) res.end(() => req.destroy());
  };
  const timer = setTimeout(hangUp, LINGER_MS);
  res.once('close', hangUp);
  return hangUp;
}

/** Fields of a form without a file: the longest form of a shop is a third of it. */
const FORM_BYTES = 128 * 1024;

/** Refuses a body that is announced to be over `mostBytes` (returns false) and cuts one that grows over it unannounced. */
export function limitBody(exchange: Exchange, mostBytes: number): boolean {
  const { req } = exchange;
  const isForm = /^\s*application\/x-www-form-urlencoded\b/i.test(String(req.headers['content-type']));
  const limit = isForm ? Math.min(mostBytes, FORM_BYTES) : mostBytes;
  if (Number(req.headers['content-length']) > limit) {
    req.once('end', refuseAndLinger(exchange));
    req.resume();
    return false;
  }
  if (req.headers['transfer-encoding'] !== undefined) countBody(exchange, limit);
  return true;
}

/** Counts where the parser hands the bytes over: a listener for them would start the stream before its reader is there. */
function countBody(exchange: Exchange, limit: number): void {
  const { req } = exchange;
  let received = 0;
  let hangUp: (() => void) | undefined;
  req.push = new Proxy(req.push, {
    apply(push, self, given) {
      const [chunk] = given;
      received += chunk?.length ?? 0;
      if (received <= limit) return Reflect.apply(push, self, given);
      hangUp ??= refuseAndLinger(exchange);
      if (chunk === null) hangUp();
      return true;
    },
  });
}

/**
 * Reads to its end what a reply did not wait for. Its reader has stopped the line when it had enough: the next request on that line, which
 * behind a proxy may be another visitor's, would wait until one of the two gives up.
 */
export function readRest({ req, res }: Exchange): void {
  res.once('finish', () => {
    if (!req.complete) req.removeAllListeners('data').resume();
  });
}

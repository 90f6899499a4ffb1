// Receives request bodies before a page is rendered for them: a slow client occupies no slot in the queue, and no more memory than a bounded store.
import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { BodyStore, StoredBody } from './body-store';
import type { Exchange } from './exchange';
import { beginRefusal, type RefusalStatus } from './refusal-page';

/** How long a rejected client may continue to send; cut off earlier it would see a broken connection instead of our answer. */
const LINGER_MS = 2_000;

/** Form fields without a file: the longest form of a shop takes a third of it. */
const FORM_BYTES = 128 * 1024;

export type Pace = {
  windowMs: number;
  /** Least bytes of each window: a phone with one bar of reception sends more. */
  least: number;
  /** The same while the store is more than half full: slow clients make room first. */
  leastWhenCrowded: number;
};

const PACE: Pace = { windowMs: 10_000, least: 10 * 1024, leastWhenCrowded: 320 * 1024 };

export type Receiving = { store: BodyStore; pace?: Pace };

/** GET and HEAD have no body that any page reads; Node.js discards it. */
export const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Answers with this status and returns the function that closes the connection, which also happens by itself after a while. */
function refuseAndLinger({ req, res }: Exchange, status: RefusalStatus): () => void {
  if (!res.headersSent) beginRefusal(res, status);
  const hangUp = () => {
    clearTimeout(timer);
    if (!res.writableEnded) res.end(() => req.destroy());
  };
  const timer = setTimeout(hangUp, LINGER_MS);
  res.once('close', hangUp);
  return hangUp;
}

/** curl names every body a form: what other systems send to /api/ is none. */
function limitFor({ headers, url = '' }: IncomingMessage, mostBytes: number): number {
  if (url.startsWith('/api/')) return mostBytes;
  const isForm = /^\s*application\/x-www-form-urlencoded\b/i.test(String(headers['content-type']));
  return isForm ? Math.min(mostBytes, FORM_BYTES) : mostBytes;
}

/** Calls back after a window in which too little arrived. */
function watchPace({ windowMs, least, leastWhenCrowded }: Pace, store: BodyStore, onSlow: () => void) {
  let came = 0;
  const timer = setInterval(() => {
    if (came < (store.isCrowded() ? leastWhenCrowded : least)) onSlow();
    came = 0;
  }, windowMs).unref();
  return {
    count(bytes: number) {
      came += bytes;
    },
    end: () => clearInterval(timer),
  };
}

/**
 * The request with its body received in full, at most `mostBytes`. Null: it was rejected (413 too large, 408 too slow, 503 no room), or its client
 * has disconnected. The store holds the body until the reply is closed.
 */
export async function receiveBody(
  exchange: Exchange,
  mostBytes: number,
  { store, pace = PACE }: Receiving,
): Promise<IncomingMessage | null> {
  const { req, res } = exchange;
  const limit = limitFor(req, mostBytes);
  const body = store.begin(exchange.address);
  res.once('close', () => body.release());
  let hangUp: (() => void) | undefined;
  const refuse = (status: RefusalStatus) => {
    hangUp ??= refuseAndLinger(exchange, status);
    body.release();
  };
  if (Number(req.headers['content-length']) > limit) refuse(413);
  const watch = watchPace(pace, store, () => refuse(408));
  let received = 0;
  try {
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      if (hangUp) continue;
      watch.count(chunk.length);
      received += chunk.length;
      if (received > limit) refuse(413);
      else if (!(await body.add(chunk))) refuse('uploads');
    }
  } catch {
    return null; // the client has gone; its reply is closed with it
  } finally {
    watch.end();
  }
  hangUp?.();
  return hangUp || res.destroyed ? null : receivedRequest(req, body);
}

/**
 * The same request with its body read from the store. Not made by IncomingMessage: its streams continue only when their socket does, and a
 * reader of `data` events would wait for ever. Functions are set on the object itself, because Express replaces its prototype.
 */
function receivedRequest(req: IncomingMessage, body: StoredBody): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, socket } = req;
  let position = 0;
  const stream = new Readable({
    read() {
      body.read(position).then(
        (bytes) => {
          position += bytes.length;
          stream.push(bytes.length > 0 ? bytes : null);
        },
        (error) => stream.destroy(error),
      );
    },
    // The socket belongs to the original request: a reader that stops early must not cut the reply off.
    destroy(error, callback) {
      callback(error);
    },
  });
  const received: IncomingMessage = Object.setPrototypeOf(stream, IncomingMessage.prototype);
  return Object.assign(received, {
    ...{ socket, method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true },
  });
}

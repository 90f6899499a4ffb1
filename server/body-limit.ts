// Keeps request bodies under the limit: by what the head announces, and by counting what really arrives.
import type { Exchange } from './exchange';
import { refuse } from './refusal-page';

/** How long a refused client may go on sending; cut off earlier it would see a broken line instead of our answer. */
const LINGER_MS = 2_000;

function refuseAndLinger({ req, res }: Exchange): void {
  refuse(res, 413);
  const cut = setTimeout(() => req.destroy(), LINGER_MS);
  const stop = () => clearTimeout(cut);
  req.once('end', stop);
  req.once('close', stop);
  req.resume();
}

/** Refuses a body that is announced to be over `limit` bytes (returns false) and cuts one that grows over it unannounced. */
export function limitBody(exchange: Exchange, limit: number): boolean {
  const { req, res } = exchange;
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    refuseAndLinger(exchange);
    return false;
  }
  if (req.headers['transfer-encoding'] === undefined) return true;
  let received = 0;
  // Counted where the parser hands the bytes over: a listener for them would start the stream before its reader is there.
  req.push = new Proxy(req.push, {
    apply(push, self, given) {
      const [chunk] = given;
      received += chunk?.length ?? 0;
      if (received <= limit) return Reflect.apply(push, self, given);
      if (!res.headersSent) refuse(res, 413);
      if (chunk === null) req.destroy();
      else setTimeout(() => req.destroy(), LINGER_MS).unref();
      return true;
    },
  });
  return true;
}

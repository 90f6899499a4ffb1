// Compresses uncached replies in one piece: flushed chunk by chunk, gzip would send twice the bytes.
import type { ServerResponse } from 'node:http';
import { accepts, gzipped, isCompressible } from './encodings';
import type { Exchange } from './exchange';

/** Shorter replies gain nothing; longer ones are sent on as they are rather than held in memory. */
const LEAST_BYTES = 1024;
const MOST_BYTES = 1024 * 1024;

function mayCompress({ req, res }: Exchange): boolean {
  if (res.headersSent || req.method === 'HEAD' || res.hasHeader('Content-Encoding')) return false;
  if (String(res.getHeader('Cache-Control') ?? '').includes('no-transform')) return false;
  const isShort = Number(res.getHeader('Content-Length') ?? 0) <= MOST_BYTES;
  return isShort && isCompressible(String(res.getHeader('Content-Type') ?? ''));
}

function replyBytes(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : Buffer.alloc(0);
}

export function addVary(res: ServerResponse, name: string): void {
  const told = String(res.getHeader('Vary') ?? '');
  const isTold = told.split(',').some((part) => part.trim().toLowerCase() === name.toLowerCase());
  if (!isTold) res.setHeader('Vary', told ? `${told}, ${name}` : name);
}

async function endCompressed(res: ServerResponse, body: Buffer): Promise<void> {
  addVary(res, 'Accept-Encoding');
  const isWorthIt = body.length >= LEAST_BYTES;
  if (isWorthIt) {
    res.setHeader('Content-Encoding', 'gzip');
    // A strong tag promises the same bytes, and these are others.
    const tag = res.getHeader('ETag');
    if (typeof tag === 'string' && tag.startsWith('"')) res.setHeader('ETag', `W/${tag}`);
  }
  const sent = isWorthIt ? await gzipped(body) : body;
  res.setHeader('Content-Length', sent.length);
  res.end(sent);
}

/** From here on the reply's body is buffered to its end and sent gzipped, if its type allows it and the client accepts it. */
export function compressReply(exchange: Exchange): void {
  const { req, res } = exchange;
  if (!accepts(req.headers['accept-encoding'], 'gzip')) return;
  const { write, end } = res;
  const held: Buffer[] = [];
  let heldBytes = 0;

  /** Takes one write; false when this reply is sent uncompressed, after everything that was buffered. */
  function hold(given: readonly unknown[]): boolean {
    if ((heldBytes === 0 && !mayCompress(exchange)) || heldBytes > MOST_BYTES) {
      res.write = write;
      res.end = end;
      for (const chunk of held) res.write(chunk);
      return false;
    }
    const chunk = replyBytes(given[0]);
    held.push(chunk);
    heldBytes += chunk.length;
    for (const callback of given) if (typeof callback === 'function') queueMicrotask(() => callback());
    return true;
  }

  res.write = new Proxy(write, {
    apply: (target, self, given) => hold(given) || Reflect.apply(target, self, given),
  });
  res.end = new Proxy(end, {
    apply(target, self, given) {
      if (!hold(given)) return Reflect.apply(target, self, given);
      res.write = write;
      res.end = end;
      endCompressed(res, Buffer.concat(held)).catch((error) => res.destroy(error));
      return res;
    },
  });
}

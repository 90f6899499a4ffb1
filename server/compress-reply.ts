// Compresses replies that no cache holds, in one piece: flushed chunk by chunk, gzip would send twice the bytes.
import type { Exchange } from './exchange';
import { accepts, gzipped, isCompressible } from './encodings';

/** Shorter replies gain nothing; longer ones that come in pieces are sent on as they are rather than held in memory. */
const LEAST_BYTES = 1024;
const MOST_HELD_BYTES = 1024 * 1024;

function mayCompress({ req, res }: Exchange): boolean {
  if (res.headersSent || req.method === 'HEAD' || res.hasHeader('Content-Encoding')) return false;
  if (String(res.getHeader('Cache-Control') ?? '').includes('no-transform')) return false;
  return Number(res.getHeader('Content-Length') ?? 0) <= MOST_HELD_BYTES && isCompressible(String(res.getHeader('Content-Type') ?? ''));
}

function bytesOf(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : Buffer.alloc(0);
}

/** From here on the reply's body is held until its end and leaves gzipped, when its kind allows it and the client takes it. */
export function compressReply(exchange: Exchange): void {
  const { req, res } = exchange;
  if (!accepts(req.headers['accept-encoding'], 'gzip')) return;
  const { write, end } = res;
  let held: Buffer[] | undefined;
  let heldBytes = 0;

  function release(): void {
    res.write = write;
    res.end = end;
    for (const chunk of held ?? []) res.write(chunk);
  }

  async function endCompressed(body: Buffer): Promise<void> {
    const small = body.length < LEAST_BYTES ? body : await gzipped(body);
    if (small !== body) {
      res.setHeader('Content-Encoding', 'gzip');
      res.removeHeader('ETag');
    }
    res.vary?.('Accept-Encoding');
    res.setHeader('Content-Length', small.length);
    res.end(small);
  }

  res.write = new Proxy(write, {
    apply(target, self, given) {
      if (held === undefined && !mayCompress(exchange)) {
        release();
        return Reflect.apply(target, self, given);
      }
      const chunk = bytesOf(given[0]);
      held = [...(held ?? []), chunk];
      heldBytes += chunk.length;
      if (heldBytes > MOST_HELD_BYTES) release();
      return true;
    },
  });
  res.end = new Proxy(end, {
    apply(target, self, given) {
      if (held === undefined && !mayCompress(exchange)) {
        release();
        return Reflect.apply(target, self, given);
      }
      const body = Buffer.concat([...(held ?? []), bytesOf(given[0])]);
      res.write = write;
      res.end = end;
      endCompressed(body).catch((error) => res.destroy(error));
      return res;
    },
  });
}

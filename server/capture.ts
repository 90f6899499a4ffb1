// Captures a handler's reply in memory instead of sending it, so that one rendering can answer many requests.
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type CapturedReply = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

export type RunHandler = (req: IncomingMessage, res: ServerResponse) => void;

function chunkBytes(chunk: unknown): Buffer | undefined {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined;
}

/** No client waits for this reply any more. */
export class Abandoned extends Error {}

/**
 * Runs the handler for a request without a body on a reply without a socket. The functions are replaced on the
 * object itself, not in a subclass: Express exchanges the prototype of what it is given.
 */
export function captureReply(req: IncomingMessage, run: RunHandler, signal?: AbortSignal): Promise<CapturedReply> {
  return new Promise((resolve, reject) => {
    const res = new ServerResponse(req);
    signal?.addEventListener('abort', () => {
      // As when the client of a reply with a socket hangs up.
      res.destroyed = true;
      res.emit('close');
      reject(new Abandoned());
    });
    const chunks: Buffer[] = [];
    const take = (chunk: unknown) => {
      const bytes = chunkBytes(chunk);
      if (bytes) chunks.push(bytes);
    };
    res.writeHead = new Proxy(res.writeHead, {
      apply(_writeHead, _self, [status, ...rest]) {
        res.statusCode = status;
        const headers: unknown = rest.at(-1);
        if (typeof headers === 'object' && headers !== null) {
          for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
        }
        return res;
      },
    });
    res.flushHeaders = () => undefined;
    res.write = new Proxy(res.write, {
      apply(_write, _self, given) {
        take(given[0]);
        for (const callback of given) if (typeof callback === 'function') queueMicrotask(() => callback());
        return true;
      },
    });
    res.end = new Proxy(res.end, {
      apply(_end, _self, given) {
        take(given[0]);
        resolve({ status: res.statusCode, headers: res.getHeaders(), body: Buffer.concat(chunks) });
        // What the handler waits for before it releases the request.
        res.emit('finish');
        res.emit('close');
        return res;
      },
    });
    run(req, res);
  });
}

// Requests that no client library would send: address and headers are sent exactly as written.
import http from 'node:http';

export interface RawRequest {
  method: string;
  /** Sent as it is. */
  address: string;
  headers: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Bytes of the reply's headers, estimated. */
  headBytes: number;
  body: string;
}

const PATIENCE_MS = 60_000;

/** The host of `origin` is always the loopback address; its port counts. A body sent as `transfer-encoding: chunked` does not announce its length. */
export function sendRaw(
  origin: string,
  { method, address, headers, body }: RawRequest,
  agent?: http.Agent,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const isCounted = body !== undefined && headers['transfer-encoding'] === undefined;
    const length = isCounted ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const call = http.request({
      host: '127.0.0.1',
      port: new URL(origin).port,
      method,
      headers: { host: new URL(origin).host, ...length, ...headers },
      ...(agent && { agent }),
    });
    // Node rejects characters that HTTP forbids; here everything is sent as given.
    Reflect.set(call, 'path', address);
    call.setTimeout(PATIENCE_MS, () => call.destroy(new Error(`no answer to ${method} ${address.slice(0, 80)}`)));
    call.on('error', reject);
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          headBytes: answer.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0),
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    call.end(body);
  });
}

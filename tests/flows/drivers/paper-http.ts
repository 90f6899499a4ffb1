// Sends a request to a shop on loopback under the given host name; Node itself does not resolve `gaver.localhost`.
import http from 'node:http';

export type Send = (request: Request) => Promise<Response>;

export async function sendOverHttp(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
  const headers: Record<string, string> = { ...Object.fromEntries(request.headers), host: url.host };
  if (body) headers['content-length'] = String(body.byteLength);
  return new Promise((resolve, reject) => {
    const path = url.pathname + url.search;
    const call = http.request(
      { host: '127.0.0.1', port: url.port, path, method: request.method, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => resolve(toResponse(answer, Buffer.concat(chunks))));
      },
    );
    call.setTimeout(30_000, () => call.destroy(new Error(`no answer from ${url.href} in 30 s`)));
    call.on('error', reject);
    call.end(body);
  });
}

function toResponse(answer: http.IncomingMessage, body: Buffer): Response {
  const headers = new Headers();
  for (let at = 0; at < answer.rawHeaders.length; at += 2) {
    headers.append(answer.rawHeaders[at] ?? '', answer.rawHeaders[at + 1] ?? '');
  }
  const status = answer.statusCode ?? 500;
  return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(body), { status, headers });
}

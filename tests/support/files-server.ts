// The shop's interface for other systems over HTTP, for a back end that a test has opened in its process. Replies can be lost or fail.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ORIGIN } from '../backend/test-backend';

interface Opened {
  backend: { files(request: Request): Promise<Response> };
}

export async function openFilesServer(shop: Opened) {
  /** Faults for the next requests to a path: a lost reply although the shop has done the work, or an error before it. */
  const faults: { path: string; fault: 'lost reply' | 503 }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { pathname } = new URL(request.url ?? '', ORIGIN);
    const at = faults.findIndex(({ path }) => path === pathname);
    const fault = at < 0 ? null : faults.splice(at, 1)[0]?.fault;
    if (fault === 503) return response.writeHead(503).end();
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const body = request.method === 'POST' ? { body: Buffer.concat(parts) } : {};
    const init = { method: request.method ?? 'GET', headers: new Headers(headers), ...body };
    const reply = await shop.backend.files(new Request(`${ORIGIN}${request.url}`, init));
    if (fault === 'lost reply') return request.socket.destroy();
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(Buffer.from(await reply.arrayBuffer()));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    faults,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close().closeAllConnections(),
  };
}

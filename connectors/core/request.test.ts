// Requests of connectors against a server that is busy, fails, hangs and hangs up.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { RequestFailed, requestText } from './request';

let server: Server | null = null;
afterEach(() => void server?.close().closeAllConnections());
const PATIENCE = { timeoutMs: 200, pauseMs: 5, tries: 3 };

type Answer = number | 'hang' | 'hang up';

async function asked(answers: readonly Answer[]) {
  let calls = 0;
  const listener: RequestListener = (request, response) => {
    const answer = answers[calls] ?? 200;
    calls += 1;
    if (answer === 'hang up') request.socket.destroy();
    else if (answer !== 'hang') response.writeHead(answer, { 'retry-after': '0' }).end('text');
  };
  server = createServer(listener);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const outcome = await requestText({ method: 'GET', url, headers: {} }, PATIENCE).then(
    ({ text }) => text,
    (failure: unknown) => (failure instanceof RequestFailed ? failure.status : failure),
  );
  return { outcome, calls };
}

it('is made again after 429, 5xx and lost replies, and then succeeds', async () => {
  for (const answer of [429, 500, 503, 'hang', 'hang up'] as const)
    expect([answer, await asked([answer])]).toEqual([answer, { outcome: 'text', calls: 2 }]);
});

it('is given up after the last try, with the last reply', async () => {
  expect(await asked([500, 500, 503])).toEqual({ outcome: 503, calls: 3 });
  expect(await asked(['hang', 'hang up', 'hang'])).toEqual({ outcome: null, calls: 3 });
});

it('is not made again after a refusal', async () => {
  for (const answer of [400, 401, 404, 422]) expect(await asked([answer])).toEqual({ outcome: answer, calls: 1 });
});

// The situations of connector:check against the receiver of docs/operator/erp.md, and against receivers with faults.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, expect, test } from 'vitest';
import { playedTable, playSituation } from '../scripts/connector-play';
import { checkSecret, situationsFor } from '../scripts/connector-situations';
import { root } from './support/source';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});
async function opened(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

async function wrongOf(listener: RequestListener, secret: string, patienceMs = 5_000): Promise<string[]> {
  const url = await opened(listener);
  const played = [];
  for (const situation of situationsFor(secret)) played.push(await playSituation(url, situation, patienceMs));
  return played.filter(({ isRight }) => !isRight).map(({ name }) => name);
}

test('the receiver of the page manages all of them, and the command reports so', async () => {
  const [, code = ''] =
    /```js\n([\s\S]*?)```/.exec(fs.readFileSync(path.join(root, 'docs/operator/erp.md'), 'utf8')) ?? [];
  const secret = checkSecret();
  const shown = code.replace(
    'listen(8080)',
    "listen(0, '127.0.0.1', function () { console.log(this.address().port) })",
  );
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', shown], {
    ...{ cwd: root, env: { ...process.env, SECRET: secret } },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(receiver, 'exit');
  try {
    const [port] = await once(receiver.stdout, 'data');
    const address = `http://127.0.0.1:${String(port).trim()}/`;
    const check = spawn(process.execPath, ['--import', 'tsx', 'scripts/connector-check.ts', address, secret], {
      cwd: root,
    });
    let said = '';
    check.stdout.on('data', (part: Buffer) => (said += String(part)));
    check.stderr.on('data', (part: Buffer) => (said += String(part)));
    const [exit] = await once(check, 'close');
    expect(said).toMatch(/^ +situation +expected +reply\n1 +a signed event +taken +204 in \d+ ms +right\n/);
    expect(said).toContain(`${situationsFor(secret).length} situations, 0 with a wrong reply`);
    expect(exit).toBe(0);
  } finally {
    receiver.kill();
    await ended;
  }
}, 60_000);

test('one that accepts everything fails each situation that requires a refusal', async () => {
  const secret = checkSecret();
  const wrong = await wrongOf((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  }, secret);
  expect(wrong).toEqual(situationsFor(secret).flatMap(({ name, expected }) => (expected === 'refused' ? [name] : [])));
});

test('one that does not know repeats, older events and unknown types is wrong there', async () => {
  const secret = checkSecret();
  const webhook = new Webhook(secret);
  const seen = new Set<string>();
  const listener: RequestListener = async (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    try {
      for await (const part of request) body += part;
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const event = webhook.verify(body, headers) as { type: string };
      const id = headers['webhook-id'] ?? '';
      const isKnown = /^(order|stock|customer)\.(placed|changed|closed)$/.test(event.type);
      response.writeHead(seen.has(id) ? 409 : isKnown ? 204 : 500).end();
      seen.add(id);
    } catch {
      response.writeHead(400).end();
    }
  };
  expect(await wrongOf(listener, secret)).toEqual([
    'the same event again (same webhook-id)',
    'the same event twice at the same time',
    'the reply is lost, and the event comes again',
    'the connection breaks inside the body, and the event comes again',
    'an event of an unknown type',
    'an event of an unknown subject',
    'the call of "webhook test"',
  ]);
});

test.each([
  ['429', 429, ['taken or later']],
  ['500', 500, []],
  ['a redirect', 302, []],
] as const)('one that answers all with %s', async (_name, status, right) => {
  const secret = checkSecret();
  const expected = situationsFor(secret).flatMap((one) =>
    right.some((each) => each === one.expected) ? [] : [one.name],
  );
  const listener: RequestListener = (request, response) => {
    request.resume().on('end', () => response.writeHead(status, { location: '/' }).end());
  };
  expect(await wrongOf(listener, secret)).toEqual(expected);
});

test('one that hangs has no reply', async () => {
  const [situation] = situationsFor(checkSecret());
  if (!situation) throw new Error('no situations');
  const played = await playSituation(await opened(() => undefined), situation, 300);
  expect(played).toMatchObject({ isRight: false, replies: [{ status: null }] });
  expect(playedTable([played])).toMatch(/no reply in \d+ ms +WRONG$/);
});

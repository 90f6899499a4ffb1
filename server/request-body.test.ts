// Request bodies: large ones are written to private files, all are within limits, and slow ones end with 408.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BodyBounds, createBodyStore } from './body-store';
import type { Pace } from './request-body';
import { type DoorOptions, openDoor } from './testing/open-door';

const BOUNDS: BodyBounds = {
  memoryPerBody: 100,
  memory: 300,
  memoryPerAddress: 200,
  files: 3_000,
  filesPerAddress: 2_000,
};
const FAST: Pace = { windowMs: 40, least: 10, leastWhenCrowded: 1_000 };
const NEVER: Pace = { windowMs: 600_000, least: 1, leastWhenCrowded: 1 };

let opened: Awaited<ReturnType<typeof openDoor>> | undefined;
let folder = '';
const sockets: Socket[] = [];

async function openShop({ pace = NEVER, ...options }: DoorOptions & { pace?: Pace } = {}) {
  const store = createBodyStore(folder, BOUNDS);
  const bodies: string[] = [];
  opened = await openDoor({
    async handler(req, res) {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(Buffer.from(chunk));
      bodies.push(Buffer.concat(chunks).toString());
      res.end('received');
    },
    env: { TRUST_PROXY: '1' },
    receiving: { store, pace },
    ...options,
  });
  return { ...opened, store, bodies };
}

// Each test has its own folder: a body that is still being written when its test ends creates its folder again.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bodies-'));
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await opened?.door.close();
  opened = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Announces a body and sends its beginning; `answer`: the beginning of the reply. */
function stall(
  port: number,
  { sent, announced, from = '203.0.113.1' }: { sent: number; announced: number; from?: string },
) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  const head = `POST /cart HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${announced}\r\n\r\n`;
  socket.write(head + 'x'.repeat(sent));
  return { socket, said: () => text, answer: new Promise<string>((resolve) => socket.on('data', () => resolve(text))) };
}

describe('a body', () => {
  test.each([1, 100, 101, 2_000])('of %i bytes reaches the page unchanged', async (bytes) => {
    const shop = await openShop();
    const body = Array.from({ length: bytes }, (_, at) => String.fromCharCode(97 + (at % 26))).join('');
    expect((await shop.ask('/cart', { method: 'POST', body })).status).toBe(200);
    expect((await shop.ask('/cart', { method: 'POST', body, chunked: true })).text).toBe('received');
    expect(shop.bodies).toEqual([body, body]);
    await expect.poll(() => shop.store.state()).toEqual({ memory: 0, files: 0 });
  });

  test('that is larger than a chunk of its file is read in order', async () => {
    const store = createBodyStore(folder, { ...BOUNDS, files: 1e6, filesPerAddress: 1e6 });
    const shop = await openShop({ receiving: { store } });
    const body = Array.from({ length: 40_000 }, (_, at) => String(at)).join();
    await shop.ask('/cart', { method: 'POST', body });
    expect(shop.bodies[0] === body).toBe(true);
  });

  test('in a file leaves no name in the folder, which only the shop can read', async () => {
    const shop = await openShop();
    const { socket } = stall(shop.port, { sent: 500, announced: 501 });
    await expect.poll(() => shop.store.state()).toEqual({ memory: 0, files: 500 });
    expect(statSync(folder).mode & 0o77).toBe(0);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
    socket.destroy();
    await expect.poll(() => shop.store.state()).toEqual({ memory: 0, files: 0 });
  });

  test('left behind by a crash is removed', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'old'), 'x');
    const body = createBodyStore(folder, BOUNDS).begin('a');
    await body.add(Buffer.alloc(200));
    expect(readdirSync(folder)).toEqual([]);
    body.release();
  });

  test('that is not read to its end does not cut off the reply', async () => {
    const shop = await openShop({
      handler(req, res) {
        req.once('data', () => {
          req.destroy();
          res.end('enough');
        });
      },
    });
    const answer = await shop.ask('/cart', { method: 'POST', body: 'x'.repeat(1_500) });
    expect(answer.text).toBe('enough');
  });
});

describe('limits', () => {
  test('small bodies are written to files when memory is full', async () => {
    const store = createBodyStore(folder, BOUNDS);
    const bodies = ['a', 'a', 'b', 'c'].map((address) => store.begin(address));
    for (const body of bodies) expect(await body.add(Buffer.alloc(90))).toBe(true);
    expect(store.state()).toEqual({ memory: 270, files: 90 });
    const third = store.begin('a');
    expect(await third.add(Buffer.alloc(50))).toBe(true);
    expect(store.state()).toEqual({ memory: 270, files: 140 });
    for (const body of [...bodies, third]) body.release();
    expect(store.state()).toEqual({ memory: 0, files: 0 });
  });

  test('one address is limited to its share, others continue, and no total exceeds the limit', async () => {
    const shop = await openShop();
    const first = [1, 2, 3].map(() => stall(shop.port, { sent: 900, announced: 1_000 }));
    const refused = await Promise.race(first.map(({ answer }) => answer));
    expect(refused).toContain('HTTP/1.1 503');
    expect(refused).toContain('Retry-After: 30');
    expect(refused).toContain('Der bliver sendt for mange filer');
    expect(shop.store.state().files).toBe(1_800);
    const other = stall(shop.port, { sent: 900, announced: 1_000, from: '203.0.113.2' });
    await expect.poll(() => shop.store.state().files).toBe(2_700);
    const third = stall(shop.port, { sent: 900, announced: 1_000, from: '203.0.113.3' });
    expect(await third.answer).toContain('HTTP/1.1 503');
    other.socket.write('x'.repeat(100));
    await expect.poll(() => other.said()).toContain('received');
  });

  test('addresses of one IPv6 network share a limit', async () => {
    const shop = await openShop();
    const at = (end: string) => stall(shop.port, { sent: 900, announced: 1_000, from: `2001:db8:0:1::${end}` });
    const all = ['1', '2', '3'].map(at);
    expect(await Promise.race(all.map(({ answer }) => answer))).toContain('HTTP/1.1 503');
  });

  test('with a folder that cannot be written, large bodies are rejected and small ones accepted', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file');
    const shop = await openShop();
    expect((await shop.ask('/cart', { method: 'POST', body: 'x'.repeat(500) })).status).toBe(503);
    expect((await shop.ask('/cart', { method: 'POST', body: 'x' })).status).toBe(200);
  });
});

describe('a client', () => {
  test('that stalls receives 408 with an explanation, and its bytes are released', async () => {
    const shop = await openShop({ pace: FAST });
    const text = await stall(shop.port, { sent: 500, announced: 501 }).answer;
    expect(text).toContain('HTTP/1.1 408');
    expect(text).toContain('kom for langsomt frem');
    expect(shop.store.state()).toEqual({ memory: 0, files: 0 });
    expect(shop.bodies).toEqual([]);
  });

  test.each(['/graphql/commerce', '/punchout/cxml', '/cart', '/reklamation'])(
    'that stalls at %s receives 408',
    async (path) => {
      const shop = await openShop({ pace: FAST });
      const socket = connect(shop.port, '127.0.0.1');
      sockets.push(socket);
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`);
      const text = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
      expect(text).toContain('HTTP/1.1 408');
    },
  );

  test('that is slow but steady is served while there is room, and is ended when the store is half full', async () => {
    const pace = { windowMs: 300, least: 1, leastWhenCrowded: 1_000_000 };
    const shop = await openShop({ pace });
    const steady = stall(shop.port, { sent: 110, announced: 2_000, from: '203.0.113.9' });
    const drip = setInterval(() => steady.socket.write('x'), 10);
    await new Promise((resume) => setTimeout(resume, pace.windowMs * 2.5));
    expect(steady.said()).toBe('');
    stall(shop.port, { sent: 1_450, announced: 2_000 });
    expect(await steady.answer).toContain('HTTP/1.1 408');
    clearInterval(drip);
  });

  test('that announces too much is rejected before anything is stored', async () => {
    const shop = await openShop({ env: { BODY_LIMIT: '1000' } });
    const stalled = stall(shop.port, { sent: 900, announced: 1_001 });
    await expect.poll(() => stalled.said()).toContain('HTTP/1.1 413');
    expect(shop.store.state()).toEqual({ memory: 0, files: 0 });
  });
});

// Remix reads a request by its events, other readers by iteration.
test.each([20, 90, 150, 1_500])('a body of %i bytes is read to its end through events', async (size) => {
  const store = createBodyStore(folder, BOUNDS);
  opened = await openDoor({
    handler(req, res) {
      let text = '';
      req.on('data', (chunk) => {
        text += chunk;
      });
      req.on('end', () => res.end(String(text.length)));
    },
    receiving: { store, pace: NEVER },
  });
  const { port } = opened;
  const answer = await fetch(`http://127.0.0.1:${port}/cart`, {
    method: 'POST',
    headers: { Origin: `http://127.0.0.1:${port}` },
    body: 'x'.repeat(size),
  });
  expect([answer.status, await answer.text()]).toEqual([200, String(size)]);
  expect(store.state()).toEqual({ memory: 0, files: 0 });
});

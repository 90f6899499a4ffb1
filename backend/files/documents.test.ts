// Sheets of products whose thread ends, fails or gives no answer: the request is answered with 503, and the next thread draws.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '#backend/db/queryable';
import { openSheetThread } from '#backend/sheet-thread';
import { documentFiles } from './documents';

const FACTS = {
  ...{ shop: '', sku: 'KV-1', name: 'Rens', brand: '', ean: '', short: '', description: '', attributes: [] },
  ...{ energyClass: null, producer: null, warnings: null, danger: null, createdAt: new Date('2026-11-03T09:00:00Z') },
};
const PORT = "const { parentPort } = require('node:worker_threads');";
const onOrder = (words: string) => `${PORT} parentPort.on('message', () => { ${words} })`;
const SOUND = onOrder('parentPort.postMessage({ bytes: new Uint8Array([37, 80]) })');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Threads with these programs, one after the other; the last one for all that follow. */
function sheetsBy(programs: string[], patienceMs?: number) {
  let at = 0;
  const start = () => new Worker(programs[Math.min(at++, programs.length - 1)] ?? '', { eval: true });
  const on: Queryable = { query: async () => JSON.parse(JSON.stringify({ rows: [FACTS] })) };
  const handle = documentFiles(on, join(folder, programs.join().length.toString()), openSheetThread(start, patienceMs));
  return async (kind: string) => {
    const answer = await handle(new Request(`http://shop/media/dokumenter/KV-1-${kind}.pdf`));
    return answer && [answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')];
  };
}
const BUSY = [503, '5', 'no-store'];

test.each([
  ['ends at once', 'process.exit(0)'],
  ['cannot be loaded', "throw new Error('broken')"],
  ['ends instead of drawing', onOrder('process.exit(1)')],
  ['fails instead of drawing', onOrder("throw new Error('broken')")],
])('a sheet is answered with 503 when the thread %s, and the next thread draws it', async (_, program) => {
  const statusOf = sheetsBy([program, program, SOUND]);
  expect(await Promise.all([statusOf('datablad'), statusOf('brugervejledning')])).toEqual([BUSY, BUSY]);
  expect(await statusOf('datablad')).toContain(200);
});

test('a sheet is answered with 503 when the thread gives no answer in time', async () => {
  const statusOf = sheetsBy([onOrder('')], 0);
  expect(await statusOf('datablad')).toEqual(BUSY);
});

test('sixteen sheets wait for the thread, and the seventeenth is refused', async () => {
  const draw = openSheetThread(() => new Worker(SOUND, { eval: true }));
  const order = { type: 'data' as const, facts: FACTS };
  const done = await Promise.allSettled(Array.from({ length: 17 }, () => draw(order)));
  expect(done.map(({ status }) => status)).toEqual([...Array(16).fill('fulfilled'), 'rejected']);
  expect((await draw(order)).byteLength).toBe(2);
});

test('a sheet that cannot be drawn is a failure, and the thread draws the next one', async () => {
  const draw = openSheetThread();
  const wrong = JSON.parse('{}');
  await expect(draw({ type: 'data', facts: wrong })).rejects.toThrow('A sheet cannot be drawn: ');
  expect((await draw({ type: 'data', facts: FACTS })).subarray(0, 5).toString()).toBe('%PDF-');
});

// The scanner's queue: what is sent when, what remains queued, and that a code counts once while it stays in view.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inSight } from './scan-camera';
import { type QueuedScan, queueInMemory } from './scan-queue';
import { type AnsweredScan, type Post, sendPortion } from './send-scans';

const scan = (number: number, given: Partial<QueuedScan> = {}): QueuedScan => ({
  ...{ id: `id-${number}`, code: `code-${number}`, target: 'cart', owner: 'guest', at: number },
  ...given,
});

const SCANS = 10_000;

async function queueOf(...scans: QueuedScan[]) {
  const queue = queueInMemory();
  for (const one of scans) await queue.add(one);
  return queue;
}

/** A shop that accepts every scan and records the requests. */
function openShop() {
  const bodies: URLSearchParams[] = [];
  const post: Post = async (body) => {
    bodies.push(body);
    const scans = (body.get('scans') ?? '').split('\n').map((line): AnsweredScan => {
      const [id = '', code = ''] = line.split(' ');
      return { id, code, outcome: 'added', text: code };
    });
    return { ok: true, json: async () => ({ refused: null, scans }) };
  };
  return { bodies, post };
}
const away: Post = () => Promise.reject(new TypeError('Failed to fetch'));

it('sends the oldest scans first, grouped by target, and removes the answered ones', async () => {
  const queue = await queueOf(scan(2), scan(1), scan(3, { target: '7' }));
  const { bodies, post } = openShop();
  expect(await sendPortion(queue, 'guest', post)).toMatchObject({ kind: 'sent', left: 1 });
  expect(bodies[0]?.get('scans')).toBe('id-1 code-1\nid-2 code-2');
  expect(await sendPortion(queue, 'guest', post)).toMatchObject({ kind: 'sent', left: 0 });
  expect(bodies[1]?.get('target')).toBe('7');
  expect(await sendPortion(queue, 'guest', post)).toBeNull();
});

it('sends at most 100 scans per request', async () => {
  const queue = await queueOf(...Array.from({ length: 250 }, (_, at) => scan(at)));
  const { post } = openShop();
  expect(await sendPortion(queue, 'guest', post)).toMatchObject({ left: 150 });
});

it.each<[string, Post]>([
  ['no connection', away],
  ['a fault of the shop', async () => ({ ok: false, json: async () => null })],
  ['a page in place of an answer', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError('<')) })],
  ['an answer that tells of nothing', async () => ({ ok: true, json: async () => ({ refused: null, scans: [] }) })],
])('retains every scan after %s', async (_what, post) => {
  const queue = await queueOf(scan(1), scan(2));
  expect(await sendPortion(queue, 'guest', post)).toEqual({ kind: 'away', left: 2 });
  expect((await queue.all()).length).toBe(2);
});

it('retains refused scans and returns the reason', async () => {
  const queue = await queueOf(scan(1, { target: '7' }));
  const post: Post = async () => ({ ok: true, json: async () => ({ refused: 'Listen er væk.', scans: [] }) });
  expect(await sendPortion(queue, 'guest', post)).toEqual({
    ...{ kind: 'refused', text: 'Listen er væk.', target: '7', left: 1 },
  });
});

it('skips the scans of a missing list, sends the others, and sends the skipped ones after they are moved to another target', async () => {
  const queue = await queueOf(scan(1, { target: '7' }), scan(2), scan(3, { target: '7', owner: '12' }));
  const { bodies, post } = openShop();
  expect(await sendPortion(queue, 'guest', post, new Set(['7']))).toMatchObject({ kind: 'sent', left: 0 });
  expect(await sendPortion(queue, 'guest', post, new Set(['7']))).toBeNull();
  await queue.move('guest', '7', 'cart');
  expect(await sendPortion(queue, 'guest', post)).toMatchObject({ kind: 'sent', left: 0 });
  expect(bodies.map((body) => [body.get('target'), body.get('scans')])).toEqual([
    ['cart', 'id-2 code-2'],
    ['cart', 'id-1 code-1'],
  ]);
  // Scans of another login are not moved.
  expect((await queue.all()).map(({ id, target }) => [id, target])).toEqual([['id-3', '7']]);
});

it('delivers each of 10,000 scans at least once over a failing connection, counts each once, and empties the queue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.integer({ min: 0, max: 4 })), async (luck) => {
      const queue = await queueOf(
        ...Array.from({ length: SCANS }, (_, at) => scan(at, { target: at % 7 === 0 ? '7' : 'cart' })),
      );
      const counted = new Map<string, number>();
      const { post: take } = openShop();
      // The request is lost, the response is lost, the response covers a part, or all is well.
      const post: Post = async (body) => {
        const chance = luck.next().value;
        if (chance === 0) throw new TypeError('Failed to fetch');
        const reply = await take(body);
        const answer = (await reply.json()) as { refused: null; scans: AnsweredScan[] };
        for (const { id } of answer.scans) counted.set(id, 1);
        if (chance === 1) throw new TypeError('Failed to fetch');
        const told = chance === 2 ? answer.scans.slice(0, answer.scans.length / 2) : answer.scans;
        return { ok: true, json: async () => ({ refused: null, scans: told }) };
      };
      while ((await sendPortion(queue, 'guest', post)) !== null);
      expect([await queue.all(), counted.size]).toEqual([[], SCANS]);
    }),
    { seed: 7, numRuns: 3 },
  );
});

it('does not send scans of another login', async () => {
  const queue = await queueOf(scan(1, { owner: '12' }), scan(2, { owner: 'guest' }));
  const { bodies, post } = openShop();
  await sendPortion(queue, 'guest', post);
  expect(bodies.map((body) => body.get('scans'))).toEqual(['id-2 code-2']);
  expect((await queue.all()).map(({ owner }) => owner)).toEqual(['12']);
});

it('counts a code when it comes into view, and again after it has left the view', () => {
  const read: string[] = [];
  const look = inSight((code) => void read.push(code));
  for (let now = 0; now < 2_000; now += 100) look('A', now);
  expect(read).toEqual(['A']);
  look('B', 2_000);
  for (let now = 2_100; now < 3_500; now += 100) look(null, now);
  look('A', 3_500);
  expect(read).toEqual(['A', 'B', 'A']);
});

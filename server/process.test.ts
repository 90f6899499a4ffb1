// What the process says when the shop does not open.
import { afterEach, expect, test, vi } from 'vitest';
import type { FrontDoor } from './app';
import { openOrEnd } from './process';
import type { Shop } from './shop-entry';

afterEach(() => vi.restoreAllMocks());

const doorThat = (fails: Error) => ({ open: () => Promise.reject(fails) }) as Partial<FrontDoor> as FrontDoor;
const shop = {} as Shop;

test('a database that cannot be opened ends it with one sentence and code 1', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const ended = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  await openOrEnd(doorThat(Object.assign(new Error('Run migrate.'), { name: 'CannotOpen' })), shop);
  expect(said.mock.calls).toEqual([['The shop did not open. Run migrate.\n']]);
  expect(ended.mock.calls).toEqual([[1]]);
});

test('any other failure keeps its stack', async () => {
  const failure = new Error('a fault');
  await expect(openOrEnd(doorThat(failure), shop)).rejects.toBe(failure);
});

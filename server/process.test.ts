// What the process says when the shop does not open, and which of its work it does.
import { afterEach, expect, test, vi } from 'vitest';
import { roleIn, startOrEnd } from './process';

afterEach(() => vi.restoreAllMocks());

test.each(['CannotOpen', 'WrongSetting', 'CannotListen'])(
  'what the person who starts it can put right (%s) ends it with one sentence and code 1',
  async (name) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const ended = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    await startOrEnd(() => Promise.reject(Object.assign(new Error('Run migrate.'), { name })));
    expect(said.mock.calls).toEqual([['The shop did not open. Run migrate.\n']]);
    expect(ended.mock.calls).toEqual([[1]]);
  },
);

test('any other failure keeps its stack', async () => {
  const failure = new Error('a fault');
  await expect(startOrEnd(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('a process does all of its work, or one part of it', () => {
  expect([roleIn([]), roleIn(['serve']), roleIn(['work'])]).toEqual(['all', 'serve', 'work']);
});

test.each([[['sreve']], [['serve', 'work']], [['--help']]])('%o is no part of it', (words) => {
  expect(() => roleIn(words)).toThrow(`not ${JSON.stringify(words.join(' '))}.`);
});

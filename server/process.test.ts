// What a process writes when the shop does not start, and which part of its work it does.
import { afterEach, expect, test, vi } from 'vitest';
import { roleIn, startOrEnd } from './process';

afterEach(() => vi.restoreAllMocks());

test.each(['CannotOpen', 'WrongSetting', 'CannotListen'])(
  'an error that the operator can fix (%s) ends the process with one sentence and code 1',
  async (name) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const ended = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
    await startOrEnd(() => Promise.reject(Object.assign(new Error('Run migrate.'), { name })));
    expect(said.mock.calls).toEqual([['The shop did not open. Run migrate.\n']]);
    expect(ended.mock.calls).toEqual([[1]]);
  },
);

test('any other error is rethrown with its stack', async () => {
  const failure = new Error('a fault');
  await expect(startOrEnd(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('a process runs all roles or one of them', () => {
  expect([roleIn([]), roleIn(['serve']), roleIn(['work'])]).toEqual(['all', 'serve', 'work']);
});

test.each([[['sreve']], [['serve', 'work']], [['--help']]])('%o is not a role', (words) => {
  expect(() => roleIn(words)).toThrow(`not ${JSON.stringify(words.join(' '))}.`);
});

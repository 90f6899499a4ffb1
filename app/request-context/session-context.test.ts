// Texts of a session: stored on the server under the cookie's id; when the cookie is set, left unchanged and cleared.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keptOf, visitorContext } from '../../tests/support/visitor-context';
import { forgetSessionContext, sessionContextCookies, sessionContextOf } from './session-context.server';

const server = vi.hoisted(() => ({ read: vi.fn(), keep: vi.fn() }));
vi.mock('~/services/session-context.server', () => ({
  readSessionContext: server.read,
  keepSessionContext: server.keep,
}));

const caller = visitorContext();
const ID = 'a'.repeat(43);
const OTHER = 'b'.repeat(43);
const withCookie = (value: string | null) =>
  new Request('http://localhost:3000/', { headers: value === null ? {} : { cookie: `DR_SESSION_CONTEXT=${value}` } });
const BAD = `${ID}x`;

beforeEach(() => {
  server.read.mockReset().mockResolvedValue({ note: 'kept' });
  server.keep.mockReset().mockResolvedValue(ID);
});

describe('reading', () => {
  test('reads the entries of the id in the cookie', async () => {
    expect(await sessionContextOf(caller, withCookie(ID))).toEqual({ note: 'kept' });
    expect(server.read).toHaveBeenCalledWith(caller, ID);
  });

  test.each([
    ['no cookie', null],
    ['an id that the shop did not make', BAD],
  ])('reads nothing with %s', async (_, value) => {
    expect(await sessionContextOf(caller, withCookie(value))).toEqual({});
    expect(server.read).not.toHaveBeenCalled();
  });
});

describe('changing', () => {
  const cookiesAfter = async (value: string | null, changes: Record<string, string | null>) =>
    keptOf(await sessionContextCookies(caller, withCookie(value), changes));

  test.each([
    ['under the same id says nothing', ID, ID, {}],
    ['under a new one sets it', ID, OTHER, { DR_SESSION_CONTEXT: OTHER }],
    ['so that nothing is left clears it', ID, null, { DR_SESSION_CONTEXT: null }],
    ['for the first time sets it', null, ID, { DR_SESSION_CONTEXT: ID }],
    ['where the server keeps nothing says nothing', null, null, {}],
    ['a cookie that the shop did not make replaces it', BAD, ID, { DR_SESSION_CONTEXT: ID }],
  ])('%s', async (_what, sent, kept, said) => {
    server.keep.mockResolvedValue(kept);
    expect(await cookiesAfter(sent, { note: 'new', other: null })).toEqual(said);
    expect(server.keep).toHaveBeenCalledWith(caller, sent === BAD ? null : sent, { note: 'new', other: null });
  });

  test('sends no request to remove an entry where none is stored', async () => {
    expect(await cookiesAfter(null, { note: null })).toEqual({});
    expect(await cookiesAfter(BAD, { note: null })).toEqual({ DR_SESSION_CONTEXT: null });
    expect(server.keep).not.toHaveBeenCalled();
    server.keep.mockResolvedValue(null);
    expect(await cookiesAfter(ID, { note: null })).toEqual({ DR_SESSION_CONTEXT: null });
    expect(server.keep).toHaveBeenCalledTimes(1);
  });
});

test('forgetting removes every key on the server', async () => {
  server.read.mockResolvedValue({ note: 'kept', other: 'kept' });
  await forgetSessionContext(caller, withCookie(ID));
  expect(server.keep).toHaveBeenCalledWith(caller, ID, { note: null, other: null });
});

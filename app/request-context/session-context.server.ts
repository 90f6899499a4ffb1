// Key/value data of the session (spec §3 "Session"): stored on the server; the cookie holds only its id.
import type { Caller } from '~/models/caller';
import { keepSessionContext, readSessionContext, type SessionContext } from '~/services/session-context.server';
import { clearCookie, readCookies, setCookie } from './cookies.server';

/** Format of the back end's ids; any other value is not looked up. */
const ID = /^[\w-]{43}$/;

function sessionContextId(request: Request): string | null {
  const { context } = readCookies(request);
  return context !== null && ID.test(context) ? context : null;
}

export async function sessionContextOf(caller: Caller, request: Request): Promise<SessionContext> {
  const id = sessionContextId(request);
  return id === null ? {} : readSessionContext(caller, id);
}

/** Sets these keys and leaves the others; null deletes a key. Returns the cookies that refer to them. */
export async function sessionContextCookies(
  caller: Caller,
  request: Request,
  changes: Readonly<Record<string, string | null>>,
): Promise<string[]> {
  const sent = readCookies(request).context;
  const id = sessionContextId(request);
  // Nothing is stored, and nothing is to be stored.
  const isNothing = id === null && Object.values(changes).every((value) => value === null);
  const kept = isNothing ? null : await keepSessionContext(caller, id, changes);
  if (kept !== null) return kept === sent ? [] : [setCookie(request, 'context', kept)];
  return sent === null ? [] : [clearCookie(request, 'context')];
}

/** All of it goes, on the server too. */
export async function forgetSessionContext(caller: Caller, request: Request): Promise<void> {
  const kept = await sessionContextOf(caller, request);
  const gone = Object.fromEntries(Object.keys(kept).map((key) => [key, null]));
  await sessionContextCookies(caller, request, gone);
}

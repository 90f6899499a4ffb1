// Key/value data of the session in one cookie (spec §3 "Session"): what a browser must bring back from somewhere else.
import { clearCookie, readCookies, setCookie } from './cookies.server';

export type SessionContext = Readonly<Record<string, string>>;

/** A browser keeps some four kilobytes per cookie. */
const MOST_CHARACTERS = 3_000;

/** Text values only; a cookie that is none of ours is empty. */
export function sessionContextOf(request: Request): SessionContext {
  const cookie = readCookies(request).context;
  if (!cookie || cookie.length > MOST_CHARACTERS) return {};
  try {
    const value: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString());
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === 'string'));
  } catch {
    // Whoever wrote it wrote nothing that we can read.
    return {};
  }
}

/** Sets these keys and leaves the others; null takes a key away. */
export function sessionContextCookie(request: Request, changes: Readonly<Record<string, string | null>>): string {
  const all = Object.entries({ ...sessionContextOf(request), ...changes });
  const kept = all.filter(([, value]) => value !== null);
  if (kept.length === 0) return clearCookie(request, 'context');
  const written = Buffer.from(JSON.stringify(Object.fromEntries(kept))).toString('base64url');
  return written.length > MOST_CHARACTERS ? clearCookie(request, 'context') : setCookie(request, 'context', written);
}

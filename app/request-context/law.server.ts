// The cookie by which a staff member sees the shop as the laws of another day want it.
import { clearCookie, setCookie } from './cookies.server';

/** Null: today again. */
export const lawCookie = (request: Request, word: string | null): string =>
  word === null ? clearCookie(request, 'law') : setCookie(request, 'law', word);

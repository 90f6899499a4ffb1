// What of an error a log may contain: enough to find the fault, and nothing that gives access or that a shopper typed.
import { loggedPath } from '#domain/page/route-params';

/** A database quotes the value that it stumbled over; so do readers of JSON. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;
const QUERY = /\?[^\s"'<>)\]]+/g;
/** Addresses, or paths alone. */
const ADDRESS = /(^|[\s"'(<=,])((?:https?:\/\/[^\s/"'<>?#]+)?)(\/[^\s?#"'<>)]*)/gi;
const E_MAIL = /[^\s<>"'@:;,()]+@[^\s<>"'@:;,()]+/g;
const BEARER = /\bbearer\s+\S+/gi;
/** Tokens, cart ids, hashes and signed claims: long runs that no word is. */
const RUN = /[A-Za-z0-9_-]{16,}(?:\.[A-Za-z0-9_-]{8,})*/g;
const LONGEST = 1_000;

/** Names of code, tables and constants consist of words, perhaps with a number at the end. Of a million random runs one does. */
const WORDS = /^(?:[a-z]+(?:[_-][a-z]+)*|[A-Z]?[a-z]{3,}(?:[A-Z][a-z]{3,})*)\d{0,4}$/;
const CONSTANT = /^[A-Z][A-Z_]{15,}\d{0,4}$/;

/** Random, so that it cannot be guessed. */
const isMadeUp = (run: string): boolean => run.length > 60 || !(WORDS.test(run) || CONSTANT.test(run));

export const withoutSecrets = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(QUOTED, '"…"')
    .replace(ADDRESS, (_whole, before: string, origin: string, path: string) => before + origin + loggedPath(path))
    .replace(QUERY, '?…')
    .replace(BEARER, 'Bearer …')
    .replace(E_MAIL, '…@…')
    .replace(RUN, (run) => (isMadeUp(run) ? '…' : run));

export interface LoggedError {
  type: string;
  message: string;
  /** Where it was thrown: lines of the stack without the message above them. */
  frames: string[];
  /** Error code of the operating system or the database; table and constraint name what was violated. */
  code?: string;
  table?: string;
  constraint?: string;
  cause?: LoggedError;
}

const DEEPEST = 3;
const NAMES = ['code', 'table', 'constraint'] as const;
const PLAIN_NAME = /^[\w.-]{1,64}$/;

/** Nothing but the named parts: what a library hangs on its errors (statements, parameters, bodies) stays out. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), frames: [] };
  const parts = new Map<string, unknown>(Object.entries(error));
  const named = NAMES.flatMap((name) => {
    const value = parts.get(name);
    return typeof value === 'string' && PLAIN_NAME.test(value) ? [[name, value]] : [];
  });
  // A failed statement comes with its parameters behind it.
  const [message = ''] = error.message.split('\nparams:');
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { cause } = error;
  return {
    type: error.name,
    message: withoutSecrets(message),
    frames: frames.map((line) => line.trim()),
    ...Object.fromEntries(named),
    ...(cause !== undefined && depth < DEEPEST ? { cause: errorForLog(cause, depth + 1) } : {}),
  };
}

// What of an error may stand in a log: enough to find the fault, and nothing that lets someone in or that a shopper typed.

/** A database quotes the value that it stumbled over; so do readers of JSON. */
const QUOTED = /"[^"\n]*"|“[^”\n]*”/g;
const QUERY = /\?[^\s"'<>)\]]+/g;
/** Addresses that carry a key in their path. */
const AFTER_KEY_WORD = /(\/(?:token|key|lagerbesked|payment\/test)\/+)[^\s/?#"'<>)]+/gi;
const E_MAIL = /[^\s<>"'@:;,()]+@[^\s<>"'@:;,()]+/g;
const BEARER = /\bbearer\s+\S+/gi;
/** Tokens, cart ids, hashes and signed claims: long runs that no word is. */
const RUN = /[A-Za-z0-9_-]{16,}(?:\.[A-Za-z0-9_-]{8,})*/g;
const LONGEST = 1_000;

/** Mixed letters with figures, or figures in base 16: made by a machine so that no one can guess it. */
const isMadeUp = (run: string): boolean =>
  (/[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run)) ||
  /^(?=.*\d)[0-9a-f-]{16,}$/i.test(run) ||
  run.length > 60;

export const withoutSecrets = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(QUOTED, '"…"')
    .replace(AFTER_KEY_WORD, '$1…')
    .replace(QUERY, '?…')
    .replace(BEARER, 'Bearer …')
    .replace(E_MAIL, '…@…')
    .replace(RUN, (run) => (isMadeUp(run) ? '…' : run));

export interface LoggedError {
  type: string;
  message: string;
  /** Where it was thrown: lines of the stack without the message above them. */
  frames: string[];
  /** Of the system or the database; names of its parts say what was violated. */
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

// One JSON line per request on standard output. No query, no address of the shopper: neither is needed to run a shop.
import pino, { type Logger } from 'pino';
import { type Exchange, millisecondsOf } from './exchange';
import type { Settings } from './settings';

/** What stands behind these words in a path lets someone in (spec §2: impersonation by token, quick login by key). */
const KEY_WORDS = new Set(['token', 'key', 'lagerbesked', 'start', 'enter', 's', 'test']);
const LONGEST_SEGMENT = 100;

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // What cannot be read is not told either.
    return '';
  }
}

/** Long, with letters of both kinds and figures, or a number in base 16: a key, wherever it stands. */
const looksSecret = (text: string): boolean =>
  text.length > LONGEST_SEGMENT ||
  (/^[\w-]{16,}$/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)) ||
  /^(?=.*\d)[0-9a-f-]{16,}$/i.test(text);

/** A path as a log may hold it: one-time keys are left out, however the words before them are written. */
export function loggedPath(path: string): string {
  let before = '';
  const segments = path.split('/').map((segment) => {
    const text = decodedSegment(segment);
    const isSecret = segment !== '' && (text === '' || KEY_WORDS.has(before) || looksSecret(text));
    if (segment !== '') before = text.toLowerCase();
    return isSecret ? '…' : segment;
  });
  return segments.join('/');
}

/** An error's kind and place. Its message may hold what a shopper typed; the storefront writes what is safe of it under the same id. */
function errorPlace(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code.slice(0, 40) } : {};
  return { type: error.name, ...code, frames: frames.map((line) => line.trim()) };
}

/** Lines are gathered to blocks, since a write for each request costs as much as a cached page. */
const BLOCK_BYTES = 4096;
const FLUSH_MS = 500;

export type AccessLog = { logger: Logger; line(exchange: Exchange): void; flush(): void };

export function createAccessLog(settings: Settings['log']): AccessLog {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BLOCK_BYTES });
  const level = settings.on ? settings.level : 'silent';
  const logger = pino({ level, base: null, serializers: { err: errorPlace } }, destination);
  const isSilent = !logger.isLevelEnabled('error');
  if (!isSilent) setInterval(() => destination.flush(), FLUSH_MS).unref();
  return {
    logger,
    line(exchange) {
      if (isSilent) return;
      const { req, res } = exchange;
      const fields = {
        id: exchange.id,
        method: req.method,
        host: exchange.host,
        path: loggedPath(exchange.path),
        status: res.statusCode,
        ms: millisecondsOf(exchange),
        cache: exchange.cache,
      };
      if (res.statusCode >= 500 && res.statusCode !== 503) logger.error(fields);
      else logger.info(fields);
    },
    flush() {
      if (!isSilent) destination.flushSync();
    },
  };
}

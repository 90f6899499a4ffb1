// One JSON line per request on standard output. No query, no address of the shopper: neither is needed to run a shop. Secret parts of
// paths are declared by the storefront, next to its routes.
import pino, { type Logger } from 'pino';
import { type Exchange, millisecondsOf } from './exchange';
import type { Settings } from './settings';

/** An error's kind and location. Its message may contain user input; the storefront logs the safe part under the same id. */
function errorPlace(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code.slice(0, 40) } : {};
  return { type: error.name, ...code, frames: frames.map((line) => line.trim()) };
}

/** Lines are written in blocks, since a write for each request costs as much as a cached page. */
const BLOCK_BYTES = 4096;
const FLUSH_MS = 500;

export type AccessLog = {
  logger: Logger;
  /** `loggedPath`: the path without its secrets. */
  line(exchange: Exchange, loggedPath: (path: string) => string): void;
  flush(): void;
};

/** Until a storefront says which parts of its addresses are secret, all of them are. */
export const HIDDEN_PATH = () => '…';

export function createAccessLog(settings: Settings['log']): AccessLog {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BLOCK_BYTES });
  const level = settings.on ? settings.level : 'silent';
  const logger = pino({ level, base: null, serializers: { err: errorPlace } }, destination);
  const isSilent = !logger.isLevelEnabled('error');
  if (!isSilent) setInterval(() => destination.flush(), FLUSH_MS).unref();
  return {
    logger,
    line(exchange, loggedPath) {
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

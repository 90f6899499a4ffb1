// One JSON line per request on standard output. No query, no address of the shopper: neither is needed to run a shop.
import pino, { type Logger } from 'pino';
import { type Exchange, millisecondsOf } from './exchange';
import type { Settings } from './settings';

/** One-time keys travel in a few paths (spec §2: impersonation by token, quick login by key); the log must not hold them. */
const SECRETS_IN_PATH = /\/(token|key)\/[^/]+/g;

/** Lines are gathered to blocks, since a write for each request costs as much as a cached page. */
const BLOCK_BYTES = 4096;
const FLUSH_MS = 500;

export type AccessLog = { logger: Logger; line(exchange: Exchange): void; flush(): void };

export function createAccessLog(settings: Settings['log']): AccessLog {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BLOCK_BYTES });
  const level = settings.on ? settings.level : 'silent';
  const logger = pino({ level, base: null }, destination);
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
        path: exchange.path.replace(SECRETS_IN_PATH, '/$1/…'),
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

// The front door's settings, read once from the environment; a value that cannot be meant stops the start with a sentence.

export type Settings = {
  host: string;
  port: number;
  /** Pages of visitors kept in memory; bounded in bytes, never in pages. */
  pageCache: { on: boolean; bytes: number };
  /** False leaves every reply as it is; the measurements need that. */
  compress: boolean;
  /** Largest request body in bytes. */
  bodyLimit: number;
  /** How many proxies between the shop and the network add to the X-Forwarded headers; 0 where there is none. */
  trustedHops: number;
  /** Pages made at once; further ones wait in line. */
  pagesAtOnce: number;
  /** Milliseconds in which the door still accepts but says that it is not ready, for load balancers to look elsewhere. */
  shutdownDelay: number;
  log: { on: boolean; level: string };
};

type Environment = Record<string, string | undefined>;

const ON = ['on', '1', 'true', 'yes'];
const OFF = ['off', '0', 'false', 'no'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function wholeNumberSetting(env: Environment, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}"`);
  }
  return value;
}

function isOn(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  if (ON.includes(text)) return true;
  if (OFF.includes(text)) return false;
  throw new Error(`${name} must be on or off, not "${env[name]}"`);
}

/** More proxies than any shop stands behind: a larger number is a slip. */
const MOST_HOPS = 10;

function trustedHops(env: Environment): number {
  const text = env.TRUST_PROXY?.toLowerCase() ?? '';
  if (text === '' || OFF.includes(text)) return 0;
  if (ON.includes(text)) return 1;
  const hops = Number(text);
  if (Number.isInteger(hops) && hops > 0 && hops <= MOST_HOPS) return hops;
  throw new Error(
    `TRUST_PROXY must be off, on or the number of proxies from 1 to ${MOST_HOPS}, not "${env.TRUST_PROXY}"`,
  );
}

function logLevel(env: Environment): string {
  const level = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(level)) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}"`);
  return level;
}

/** HOST, PORT, PAGE_CACHE, PAGE_CACHE_BYTES, GZIP, BODY_LIMIT, TRUST_PROXY, PAGES_AT_ONCE, SHUTDOWN_DELAY, LOG and LOG_LEVEL, with their defaults. */
export function readSettings(env: Environment): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: wholeNumberSetting(env, 'PORT', 3000, 65_535),
    pageCache: {
      on: isOn(env, 'PAGE_CACHE', true),
      bytes: wholeNumberSetting(env, 'PAGE_CACHE_BYTES', 48 * 1024 * 1024, 8 * 1024 ** 3),
    },
    compress: isOn(env, 'GZIP', true),
    bodyLimit: wholeNumberSetting(env, 'BODY_LIMIT', 1024 * 1024, 1024 ** 3),
    trustedHops: trustedHops(env),
    pagesAtOnce: Math.max(1, wholeNumberSetting(env, 'PAGES_AT_ONCE', 8, 10_000)),
    shutdownDelay: wholeNumberSetting(env, 'SHUTDOWN_DELAY', 200, 300_000),
    log: { on: isOn(env, 'LOG', true), level: logLevel(env) },
  };
}

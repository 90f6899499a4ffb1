// The HTTP server's settings, read once from the environment; an invalid value ends the start with a sentence.

export type Settings = {
  host: string;
  port: number;
  /** The folder of the shop's files; request bodies too large for memory are stored below it while they arrive. */
  dataDir: string;
  /** Visitors' pages cached in memory; bounded in bytes, never in pages. */
  pageCache: { on: boolean; bytes: number };
  /** False sends every response uncompressed; the measurements need that. */
  compress: boolean;
  /** Largest request body in bytes. */
  bodyLimit: number;
  /** How many proxies between the shop and the network add to the X-Forwarded headers; 0 where there is none. */
  trustedHops: number;
  /** Pages rendered at once; further ones wait in the queue. */
  pagesAtOnce: number;
  /** Milliseconds in which the server still accepts but reports not ready, so that load balancers choose another. */
  shutdownDelay: number;
  log: { on: boolean; level: string };
};

type Environment = Record<string, string | undefined>;

/** Aborts the start; its message is one sentence for the log. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/** Readers of each setting: the sentence follows the setting's name. */
const WHAT = {
  HOST: 'where the shop listens',
  PORT: 'the port that the shop listens on',
  PAGE_CACHE: 'whether pages of anonymous visitors are kept',
  PAGE_CACHE_BYTES: 'the bytes that kept pages may take',
  GZIP: 'whether the shop compresses what it sends',
  BODY_LIMIT: 'the bytes of the largest request body',
  TRUST_PROXY: 'the number of proxies before the shop',
  PAGES_AT_ONCE: 'the number of pages made at the same time',
  SHUTDOWN_DELAY: 'the milliseconds between SIGTERM and the end of accepting',
  LOG: 'whether each request is logged',
  LOG_LEVEL: 'how much is logged',
} as const;
type Name = keyof typeof WHAT;

const wrong = (env: Environment, name: Name, may: string) =>
  new WrongSetting(`${name}, ${WHAT[name]}, must be ${may}, not ${JSON.stringify(env[name])}.`);

const ON = ['on', '1', 'true', 'yes'];
const OFF = ['off', '0', 'false', 'no'];
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

type Bounds = { least?: number; most: number };

function wholeNumberSetting(env: Environment, name: Name, fallback: number, { least = 0, most }: Bounds): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw wrong(env, name, `a whole number from ${least} to ${most}`);
}

function isOn(env: Environment, name: Name, fallback: boolean): boolean {
  const text = env[name]?.toLowerCase();
  if (text === undefined || text === '') return fallback;
  if (ON.includes(text)) return true;
  if (OFF.includes(text)) return false;
  throw wrong(env, name, 'on or off');
}

const HOST_NAME =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*)$/i;

function hostSetting(env: Environment): string {
  const host = env.HOST || '127.0.0.1';
  if (!HOST_NAME.test(host)) throw wrong(env, 'HOST', 'a host name or an IP address, without a port');
  return host;
}

/** More proxies than any deployment has: a larger number is a mistake. */
const MOST_HOPS = 10;

function trustedHops(env: Environment): number {
  const text = env.TRUST_PROXY?.toLowerCase() ?? '';
  if (text === '' || OFF.includes(text)) return 0;
  if (ON.includes(text)) return 1;
  const hops = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (hops > 0 && hops <= MOST_HOPS) return hops;
  throw wrong(env, 'TRUST_PROXY', `off, on or a whole number from 1 to ${MOST_HOPS}`);
}

function logLevel(env: Environment): string {
  const level = env.LOG_LEVEL || 'info';
  if (!LOG_LEVELS.includes(level)) throw wrong(env, 'LOG_LEVEL', `one of ${LOG_LEVELS.join(', ')}`);
  return level;
}

/** HOST, PORT, PAGE_CACHE, PAGE_CACHE_BYTES, GZIP, BODY_LIMIT, TRUST_PROXY, PAGES_AT_ONCE, SHUTDOWN_DELAY, LOG and LOG_LEVEL, with their defaults. */
export function readSettings(env: Environment): Settings {
  return {
    host: hostSetting(env),
    port: wholeNumberSetting(env, 'PORT', 3000, { most: 65_535 }),
    dataDir: env.DATA_DIR || 'data',
    pageCache: {
      on: isOn(env, 'PAGE_CACHE', true),
      bytes: wholeNumberSetting(env, 'PAGE_CACHE_BYTES', 48 * 1024 * 1024, { most: 8 * 1024 ** 3 }),
    },
    compress: isOn(env, 'GZIP', true),
    bodyLimit: wholeNumberSetting(env, 'BODY_LIMIT', 1024 * 1024, { most: 1024 ** 3 }),
    trustedHops: trustedHops(env),
    pagesAtOnce: wholeNumberSetting(env, 'PAGES_AT_ONCE', 8, { least: 1, most: 10_000 }),
    shutdownDelay: wholeNumberSetting(env, 'SHUTDOWN_DELAY', 200, { most: 300_000 }),
    log: { on: isOn(env, 'LOG', true), level: logLevel(env) },
  };
}

// Visits from procurement systems between a browser's first request and its second, and those that ride in the address for good because the
// browser stores no cookies. The cookies' values are stored on the server, under a key that only the address contains.
import { createHash } from 'node:crypto';
import type { Caller } from '~/models/caller';
import { keepSessionContext, readSessionContext } from '~/services/session-context.server';
import { COOKIES, type CookieKey } from './cookies.server';
import { strangerBehind } from './get-context.server';
import type { Toast } from './toast.server';

/** Login of a buyer who is admitted and has not sent the second request yet. */
export interface AnnouncedLogin {
  token: string;
  jwt: string | null;
  toast: Toast | null;
}

/** Maximum time between two requests; after that the buyer has to start again. */
export const CARRIED_MS = 60 * 60_000;
/** How often the time of the last request is stored. */
const NOTED_EVERY_MS = 5 * 60_000;

/** Stored for other processes and across restarts, so that only wall-clock time will do. */
const timeOfDay = (): number => Date.now();

const isCookieKey = (key: string): key is CookieKey => key in COOKIES;
const KEYS = Object.keys(COOKIES).filter(isCookieKey);
const cookieEntry = (key: CookieKey) => `cookie ${COOKIES[key].name}`;
const TOKEN = cookieEntry('token');

/** 65,536 addresses: one company's ways out to the network may change from request to request. */
const networkOf = (address: string): string =>
  address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, 2).join(':')
    : (/(\d+\.\d+)\.\d+\.\d+$/.exec(address)?.[1] ?? '');

/** Identifies a browser without cookies as well as possible: by its user agent and network. */
const browserMark = ({ userAgent, clientAddress }: Caller): string =>
  createHash('sha256')
    .update(`${networkOf(clientAddress)}\n${userAgent}`)
    .digest('base64url');

/** The entries stored under the key, if they belong to the calling browser and have not expired. */
async function keptUnder(key: string, caller: Caller, now: number) {
  const kept = await readSessionContext(caller, key);
  const age = now - Number(kept.at);
  // One that began in the future, by a clock that has been set back since, would stay for as long as that.
  const isTheirs = kept.by === browserMark(caller) && age >= -NOTED_EVERY_MS && age < CARRIED_MS;
  return isTheirs ? kept : null;
}

/** Answers the key of the visit. */
export async function announceVisit(caller: Caller, login: AnnouncedLogin, now = timeOfDay()): Promise<string> {
  const entries = { by: browserMark(caller), at: String(now), login: JSON.stringify(login) };
  const key = await keepSessionContext(caller, null, entries);
  if (key === null) throw new Error('The back end keeps no sessions: visits from procurement systems need them');
  return key;
}

/** The login that was announced; 'carried' where it rides in the address already. */
export async function announcedLogin(
  caller: Caller,
  key: string,
  now = timeOfDay(),
): Promise<AnnouncedLogin | 'carried' | null> {
  const kept = await keptUnder(key, caller, now);
  if (kept?.[TOKEN]) return 'carried';
  return kept?.login ? JSON.parse(kept.login) : null;
}

export async function forgetCarried(caller: Caller, key: string): Promise<void> {
  const gone = Object.fromEntries(['by', 'at', 'login', ...KEYS.map(cookieEntry)].map((entry) => [entry, null]));
  await keepSessionContext(caller, key, gone);
}

/** From now on the visit rides in the address, with what a reply would have set in the browser. */
export async function carryVisit(caller: Caller, key: string, setCookies: readonly string[]): Promise<void> {
  await keepSessionContext(caller, key, { login: null, ...entriesSet(setCookies) });
}

/** The cookie changes of a reply: null deletes a cookie. */
function entriesSet(setCookies: readonly string[]): Record<string, string | null> {
  const changes: Record<string, string | null> = {};
  for (const line of setCookies) {
    const [pair = ''] = line.split(';', 1);
    const name = pair.slice(0, pair.indexOf('='));
    const key = KEYS.find((one) => COOKIES[one].name === name);
    if (key) changes[cookieEntry(key)] = /;\s*max-age=0\b/i.test(line) ? null : pair.slice(name.length + 1);
  }
  return changes;
}

/** Scripts would request addresses that they build themselves, which have no key. */
const WITHOUT_SCRIPTS = `${COOKIES.scriptsOff.name}=1`;
const HELD = KEYS.filter((key) => key !== 'scriptsOff');

interface AskingBrowser {
  host: string;
  userAgent: string;
  clientAddress: string;
}

const callerBehind = ({ host, userAgent, clientAddress }: AskingBrowser): Promise<Caller> =>
  strangerBehind(new Request(`http://${host}/`, { headers: { 'User-Agent': userAgent, 'X-Real-Ip': clientAddress } }));

/** Interface for the HTTP server (server/carried-visit.ts). */
export const carriedVisits = {
  async open(key: string, browser: AskingBrowser, now = timeOfDay()): Promise<string | null> {
    const caller = await callerBehind(browser);
    const kept = await keptUnder(key, caller, now);
    if (!kept?.[TOKEN]) return null;
    if (now - Number(kept.at) > NOTED_EVERY_MS) await keepSessionContext(caller, key, { at: String(now) });
    const pairs = HELD.flatMap((one) => {
      const value = kept[cookieEntry(one)];
      return value ? [`${COOKIES[one].name}=${value}`] : [];
    });
    return [...pairs, WITHOUT_SCRIPTS].join('; ');
  },
  async keep(key: string, browser: AskingBrowser, setCookies: readonly string[]): Promise<boolean> {
    const { [TOKEN]: token, ...changes } = entriesSet(setCookies);
    const isOver = token === null;
    // A login of another kind is none of this visit's: it stays what it was.
    if (!isOver && (token !== undefined || Object.keys(changes).length === 0)) return true;
    const caller = await callerBehind(browser);
    if (isOver) await forgetCarried(caller, key);
    else await keepSessionContext(caller, key, changes);
    return !isOver;
  },
};

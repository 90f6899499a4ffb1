// Which scripts of other companies the shop is connected to, as its settings say it: where they come from, and what the content policy lists.
import { isOpenToScripts } from '#domain/content/outside-scripts';
import type { OutsideScripts } from '~/models/outside';
import { env } from './env.server';

type OutsideSettings = Pick<
  typeof env,
  | 'TAG_MANAGER_URL'
  | 'TRACKER_URL'
  | 'TRACKER_COOKIE'
  | 'CHAT_URL'
  | 'SCRIPT_ORIGINS'
  | 'BOT_SITE_KEY'
  | 'BOT_URL'
  | 'CDN_URL'
>;

/** Where browsers fetch what is public of /media; '' where that is the shop itself. */
export const mediaOrigin = env.CDN_URL ?? '';

/** Whether visitors are prompted for marketing consent: not needed where no such service is connected. */
export const asksMarketing = env.TAG_MANAGER_URL !== undefined || env.TRACKER_URL !== undefined;

/** Bot protection for forms; null: only the shop's built-in check is used. */
export const botService = env.BOT_SITE_KEY
  ? { siteKey: env.BOT_SITE_KEY, script: new URL('/turnstile/v0/api.js?render=explicit', env.BOT_URL).href }
  : null;

/** Unset: live chat is not offered. */
export const chatScript = env.CHAT_URL ?? null;

/** For the page's own script, the same for all visitors: who has agreed is read from the cookie. Null: nothing is to be loaded on this page. */
export function outsideScripts(
  path: string,
  container: string | null,
  { TAG_MANAGER_URL: tags, TRACKER_URL: tracker, TRACKER_COOKIE: cookie }: OutsideSettings = env,
): OutsideScripts | null {
  if (!isOpenToScripts(path)) return null;
  const tagManager = tags && container ? withContainer(tags, container) : null;
  if (!tagManager && !tracker) return null;
  return { tagManager, tracker: tracker ? { src: tracker, cookie: cookie ?? null } : null };
}

function withContainer(address: string, container: string): string {
  const url = new URL(address);
  url.searchParams.set('id', container);
  return url.href;
}

export interface PolicyOrigins {
  scripts: string[];
  /** Origins that these scripts connect to, show in a frame, and fetch as pictures. */
  asked: string[];
  pictures: string[];
}

/** Origins in a page's content policy in addition to the shop itself. Only bot protection is allowed on pages with passwords. */
export function policyOrigins(path: string, settings: OutsideSettings = env): PolicyOrigins {
  const { TAG_MANAGER_URL: tags, TRACKER_URL: tracker, CHAT_URL: chat, SCRIPT_ORIGINS: more } = settings;
  const services = [tags, tracker, chat].flatMap((address) => (address ? [new URL(address).origin] : []));
  const open = isOpenToScripts(path) && services.length > 0 ? [...services, ...more] : [];
  const bots = settings.BOT_SITE_KEY ? [new URL(settings.BOT_URL).origin] : [];
  const scripts = [...new Set([...open, ...bots])];
  const cdn = settings.CDN_URL ? [settings.CDN_URL] : [];
  return { scripts, asked: scripts, pictures: [...new Set([...open, ...cdn])] };
}

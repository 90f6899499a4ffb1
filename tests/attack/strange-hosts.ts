// A forged host, sent in every way that HTTP allows, must not appear in any link, redirect or mail.
import PostalMime from 'postal-mime';
import { until } from '../support/until';
import { type Attempt, counted } from './attempt';
import { sayLines } from './raw-socket';
import { CUSTOMERS, type Target } from './target';

const EVIL = 'evil.example';

/** The headers of a request, after its first line; `own` is the shop's host with its port. */
type Naming = (own: string) => { target?: string; head: string[] };

const NAMINGS: Readonly<Record<string, Naming>> = {
  host: () => ({ head: [`Host: ${EVIL}`] }),
  'host with the shop’s port': (own) => ({ head: [`Host: ${EVIL}:${own.split(':')[1]}`] }),
  'host in upper case': () => ({ head: [`HOST: ${EVIL.toUpperCase()}`] }),
  'host that begins like the shop’s': () => ({ head: [`Host: localhost.${EVIL}`] }),
  'host that begins like this machine': () => ({ head: [`Host: 127.0.0.1.${EVIL}`] }),
  'host with a name before it': (own) => ({ head: [`Host: ${own}@${EVIL}`] }),
  'host with a path': (own) => ({ head: [`Host: ${EVIL}/${own}`] }),
  'host with a question': (own) => ({ head: [`Host: ${EVIL}?${own}`] }),
  'two hosts in a line': (own) => ({ head: [`Host: ${own}, ${EVIL}`] }),
  'two hosts in a line, the stranger’s first': (own) => ({ head: [`Host: ${EVIL}, ${own}`] }),
  'two hosts': (own) => ({ head: [`Host: ${own}`, `Host: ${EVIL}`] }),
  'two hosts, the stranger’s first': (own) => ({ head: [`Host: ${EVIL}`, `Host: ${own}`] }),
  'a host with a dot at its end': () => ({ head: [`Host: ${EVIL}.`] }),
  'a host with a tab': (own) => ({ head: [`Host: ${own}\t${EVIL}`] }),
  'no host, HTTP/1.0': () => ({ head: [`X-Forwarded-Host: ${EVIL}`] }),
  'whole address': (own) => ({ target: `http://${EVIL}`, head: [`Host: ${own}`] }),
  'whole address with a name before it': (own) => ({ target: `http://${own}@${EVIL}`, head: [`Host: ${own}`] }),
  'address without a scheme': (own) => ({ target: `//${EVIL}`, head: [`Host: ${own}`] }),
  'address with backslashes': (own) => ({ target: `/\\${EVIL}`, head: [`Host: ${own}`] }),
  'X-Forwarded-Host': (own) => ({ head: [`Host: ${own}`, `X-Forwarded-Host: ${EVIL}`] }),
  Forwarded: (own) => ({ head: [`Host: ${own}`, `Forwarded: host=${EVIL};proto=https`] }),
  'X-Host and its like': (own) => ({
    head: [
      `Host: ${own}`,
      ...['X-Host', 'X-Original-Host', 'X-HTTP-Host-Override', 'X-Forwarded-Server'].map((name) => `${name}: ${EVIL}`),
    ],
  }),
  'X-Original-URL': (own) => ({
    head: [`Host: ${own}`, `X-Original-URL: http://${EVIL}/`, `X-Rewrite-URL: //${EVIL}/`],
  }),
  'Origin and Referer': (own) => ({ head: [`Host: ${own}`, `Origin: http://${EVIL}`, `Referer: http://${EVIL}/`] }),
};

const PAGES = [
  '/',
  '/kontorartikler',
  '/KONTORARTIKLER',
  '/robots.txt',
  '/sitemap.xml',
  '/customer/login',
  '/customer/account',
  '/checkout',
  '/customer/logout',
  '/search?q=papir',
  '/info/levering',
  '/azure/oauth',
];
const FORGOT = '/customer/account/forgot-password';

function lines(
  method: string,
  path: string,
  { target = '', head }: ReturnType<Naming>,
  more: readonly string[] = [],
): string[] {
  const version = head.some((line) => /^host:/i.test(line)) ? '1.1' : '1.0';
  return [`${method} ${target}${path} HTTP/${version}`, ...head, 'Connection: close', ...more];
}

/** The forged name as a host that a browser or a reader would follow. A path of that name leads nowhere else. */
function isLed(heard: string): boolean {
  const [head = ''] = heard.split('\r\n\r\n', 1);
  const host = `[/\\\\]{2}[^/\\\\\\s"'<>?#]*${EVIL.replace('.', '\\.')}`;
  const followed = '^(location|content-location|link|refresh|access-control-allow-origin|set-cookie):';
  if (new RegExp(`${followed}.*${host}`, 'im').test(head)) return true;
  return new RegExp(`(href|src|action|content|<loc>|sitemap)[^<>\\s]*${host}`, 'i').test(heard);
}

async function askForPasswords(
  { origin, smtp, rows }: Target,
  namings: [string, Naming][],
): Promise<{ statuses: string[]; wrong: string[] }> {
  const own = new URL(origin).host;
  const wrong: string[] = [];
  const statuses: string[] = [];
  const before = smtp.taken.length;
  for (const [, name] of namings) {
    const body = new URLSearchParams({ email: CUSTOMERS.alone }).toString();
    const form = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`];
    // A mailbox receives only a few of these mails per hour: each way is tried on a fresh one.
    await rows('DELETE FROM rate_limit');
    const asked = lines('POST', FORGOT, name(own), form);
    const heard = await sayLines(origin, [...asked, '', body]);
    statuses.push(heard.split(' ')[1] ?? 'hung up');
  }
  // The last one comes from the shop's own page: its mail proves that the earlier ones have been written.
  const plain = new URLSearchParams({ email: CUSTOMERS.few }).toString();
  const form = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${plain.length}`];
  await sayLines(origin, [...lines('POST', FORGOT, { head: [`Host: ${own}`] }, form), '', plain]);
  await until('the mail of a new password', () => smtp.taken.slice(before).some(({ to }) => to === CUSTOMERS.few), {
    timeoutMs: 40_000,
  });
  for (const { raw, to } of smtp.taken.slice(before)) {
    const { html = '', text = '' } = await PostalMime.parse(raw);
    const links = `${html} ${text}`.match(/https?:\/\/[^\s<>"/?]+/g) ?? [];
    const strange = links.filter((link) => link !== origin);
    if (strange.length > 0 || `${html}${text}${raw}`.includes(EVIL))
      wrong.push(`a mail to ${to} leads to ${strange[0] ?? EVIL}`);
  }
  return { statuses, wrong };
}

/** No forged host in any link, mail or redirect. */
export async function strangeHosts(target: Target): Promise<Attempt> {
  const own = new URL(target.origin).host;
  const namings = Object.entries(NAMINGS);
  const statuses: string[] = [];
  const wrong: string[] = [];
  for (const [turn, [how, name]] of namings.entries()) {
    // The quick part requests every page and uses every way, but not every pair of them.
    const paths = target.isQuick ? PAGES.filter((_, at) => (at + turn) % 4 === 0) : PAGES;
    for (const path of paths) {
      const heard = await sayLines(target.origin, lines('GET', path, name(own)));
      const status = heard.split(' ')[1] ?? 'hung up';
      statuses.push(status);
      if (isLed(heard)) wrong.push(`${how}: ${path} leads to the stranger`);
      if (Number(status) >= 500) wrong.push(`${how}: ${path}: ${status}`);
    }
  }
  const mails = await askForPasswords(target, namings);
  wrong.push(...mails.wrong);
  return {
    attack: 'strange hosts, whole addresses, mails',
    tries: statuses.length + mails.statuses.length,
    result: [`pages ${counted(statuses)}`, `forms ${counted(mails.statuses)}`, ...wrong.slice(0, 10)].join('; '),
    held: wrong.length === 0,
  };
}

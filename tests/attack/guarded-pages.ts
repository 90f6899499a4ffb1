// Account pages requested in odd spellings, as pages and as data for scripts, by visitors without access.
import { Agent } from 'node:http';
import routes from '../../app/routes';
import { leaves } from '../routes/leaves';
import { type Attempt, counted } from './attempt';
import { SPELLINGS } from './odd-spellings';
import { type RawAnswer, sendRaw } from './raw-http';
import { signIn } from './sign-in';
import { CUSTOMERS, type Target } from './target';

/** Open without a login: they are the ways to log in. */
const WAYS_IN = new Set(['/customer/account/forgot-password', '/customer/account/createpassword']);
/** Pages that a user with few rights in a company may not see. */
const OF_THE_ADMIN = ['/customer/account/orders', '/customer/account/invoices', '/customer/account/bonuspoint'];

const MODULES: Readonly<Record<string, string>> = {
  '/customer/account/orders': 'routes/account/orders',
  '/customer/account/invoices': 'routes/account/invoices',
  '/customer/account/bonuspoint': 'routes/account/bonus-points',
  '/customer/account/profile-settings': 'routes/account/profile-settings',
  '/customer/account/address-book': 'routes/account/address-book',
};

const accountPaths = () =>
  [...leaves(routes)]
    .map(({ address }) => address.replace(/\/:\w+\?|:\w+/g, (name) => (name.startsWith('/') ? '' : '1')))
    .filter((path) => path.startsWith('/customer/account') && !WAYS_IN.has(path));

/** Follows what a browser would follow within the shop. */
async function follow(
  origin: string,
  address: string,
  cookie: string,
  agent: Agent,
): Promise<{ answer: RawAnswer; at: string }> {
  let at = address;
  for (let hop = 0; ; hop += 1) {
    const answer = await sendRaw(origin, { method: 'GET', address: at, headers: cookie ? { cookie } : {} }, agent);
    const { location } = answer.headers;
    if (hop === 4 || location === undefined || answer.status >= 400) return { answer, at };
    const { pathname, search, host } = new URL(location, 'http://shop');
    if (host !== 'shop') return { answer, at };
    at = pathname + search;
  }
}

/** The page is seen when it is answered at the guarded address, in any spelling. */
function isSeen(answer: RawAnswer, at: string, path: string): boolean {
  if (answer.status >= 300) return false;
  if (/json|javascript/.test(answer.headers['content-type'] ?? '')) return answer.body.length > 2;
  const [landed = ''] = at.split(/[?#]/);
  const isElsewhere = /^\/(customer\/login|customer\/account)?$/.test(landed) && landed !== path;
  return answer.status === 200 && !isElsewhere && !landed.startsWith('/customer/login');
}

interface Walk {
  origin: string;
  who: string;
  cookie: string;
  paths: readonly string[];
  agent: Agent;
}

async function* seenBy({
  origin,
  who,
  cookie,
  paths,
  agent,
}: Walk): AsyncGenerator<{ status: number; wrong: string | null }> {
  for (const path of paths) {
    const data = MODULES[path] ? [`?_data=${encodeURIComponent(MODULES[path] ?? '')}`, '?index&_routes=x'] : [];
    for (const [name, spell] of Object.entries({ plain: (text: string) => text, ...SPELLINGS })) {
      for (const query of ['', ...data]) {
        const { answer, at } = await follow(origin, `${spell(path)}${query}`, cookie, agent);
        const isWrong = isSeen(answer, at, path) || answer.status >= 500;
        yield {
          status: answer.status,
          wrong: isWrong ? `${who}, ${name}: ${spell(path)}${query}: ${answer.status} at ${at}` : null,
        };
      }
    }
  }
}

/** Guards mean the same page as the router, for every visitor and in every spelling. */
export async function guardedPages({ origin, isQuick }: Target): Promise<Attempt> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const few = await signIn(origin, CUSTOMERS.few);
  const all = accountPaths();
  // A customer with access does see the page; otherwise the other results would prove nothing.
  const orders = OF_THE_ADMIN[0] ?? '';
  const admins = await follow(origin, orders, await signIn(origin, CUSTOMERS.admin), agent);
  const isTold = isSeen(admins.answer, admins.at, orders);
  const walks = [
    { who: 'a visitor', cookie: '', paths: isQuick ? all.slice(0, 2) : all },
    { who: 'a user with few rights', cookie: few, paths: isQuick ? OF_THE_ADMIN.slice(0, 1) : OF_THE_ADMIN },
  ];
  const statuses: number[] = [];
  const wrong: string[] = [];
  for (const walk of walks) {
    for await (const step of seenBy({ origin, agent, ...walk })) {
      statuses.push(step.status);
      if (step.wrong !== null) wrong.push(step.wrong);
    }
  }
  agent.destroy();
  return {
    attack: 'guarded pages in odd spellings',
    tries: statuses.length,
    result: [`${counted(statuses)}; seen by those who may: ${isTold}`, ...wrong.slice(0, 10)].join('; '),
    held: wrong.length === 0 && all.length > 5 && isTold,
  };
}

// A shop with DEMO=off, on a former demo database, behind a proxy: closed demo pages, and guesses at a customer's password.
import routes from '../../app/routes';
import { leaves } from '../routes/leaves';
import { type Attempt, counted } from './attempt';
import { SPELLINGS } from './odd-spellings';
import { sendRaw } from './raw-http';
import { cookiesIn, PASSWORD, post } from './sign-in';
import { CUSTOMERS, type Target } from './target';

/** Every address of the demo's own pages, from the route table. */
const ADDRESSES = [...leaves(routes)]
  .map(({ address }) => address.replace(':id', '1'))
  .filter((address) => address.startsWith('/demo/'));

/** The outbox and the login without a password are unreachable. `origin`: a shop with DEMO=off. */
export async function demoOff({ origin, isQuick }: Pick<Target, 'origin' | 'isQuick'>): Promise<Attempt> {
  const statuses: number[] = [];
  const wrong: string[] = [];
  for (const [turn, path] of ADDRESSES.entries()) {
    // The quick part uses every address and every spelling, but not every pair of them.
    const spellings = Object.values(SPELLINGS).filter((_, at) => !isQuick || (at + turn) % 4 === 0);
    for (const spell of [(text: string) => text, ...spellings]) {
      for (const method of ['GET', 'POST']) {
        const form = {
          body: `email=${CUSTOMERS.alone}&returnTo=/`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        };
        const request = { method, address: spell(path), headers: {}, ...(method === 'POST' && form) };
        let answer = await sendRaw(origin, request);
        if (answer.status === 301)
          answer = await sendRaw(origin, { ...request, address: answer.headers.location ?? '' });
        statuses.push(answer.status);
        const isClosed =
          [400, 404, 405].includes(answer.status) && !String(answer.headers['set-cookie']).includes('apollo-token=');
        if (!isClosed) wrong.push(`${method} ${request.address}: ${answer.status} ${answer.headers.location ?? ''}`);
      }
    }
  }
  const result = [counted(statuses), ...wrong.slice(0, 10)].join('; ');
  return { attack: 'DEMO=off over a demo database', tries: statuses.length, result, held: wrong.length === 0 };
}

const GUESSES = 30;
const HERS = '203.0.113.7';
const STRANGERS = '198.51.100.1';

/** `origin`: a shop behind one trusted proxy. An attacker guesses: the customer can still log in from their own address, the attacker cannot even with the right password. */
export async function wrongPasswords(origin: string): Promise<Attempt> {
  const email = CUSTOMERS.alone;
  // The address seen by the proxy is on the right, preceded by what the client claimed.
  const logIn = async (password: string, from: string, claimed = '') => {
    const told = {
      'X-Forwarded-For': `${claimed ? `${claimed}, ` : ''}${from}`,
      'X-Forwarded-Host': new URL(origin).host,
      'X-Forwarded-Proto': 'http',
    };
    const reply = await post(origin, '/customer/login', { email, password }, told);
    return cookiesIn(reply).includes('apollo-token=') ? 'in' : String(reply.status);
  };
  const before = await logIn(PASSWORD, HERS);
  const guesses: string[] = [];
  for (let at = 0; at < GUESSES; at += 1)
    guesses.push(await logIn(`Forkert-${at}`, STRANGERS, `10.0.0.${at}, ${HERS}`));
  const stranger = await logIn(PASSWORD, STRANGERS, HERS);
  const hers = await logIn(PASSWORD, HERS, STRANGERS);
  return {
    attack: 'a stranger’s wrong passwords, addresses made up',
    tries: GUESSES + 3,
    result: `she ${before}; guesses ${counted(guesses)}; the right word from where was guessed: ${stranger}; she afterwards: ${hers}`,
    held: before === 'in' && hers === 'in' && stranger !== 'in' && !guesses.includes('in'),
  };
}

// The built shop for tests of the back office: logins of staff by role, forms of its pages, and its database.
import { randomBytes } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDatabase } from '#backend/db/client';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from '../backend/test-backend';
import { commandHere } from '../support/typed-here';
import { type CommonDoor, cookiesOf, openDoor } from './door';

export const ADMINISTRATOR = { email: 'mette@kontorvaerk.example', password: 'Kontor-2026' };

export interface StaffDoor extends CommonDoor {
  /** Cookies of the demo's administrator. */
  enter(login?: { email: string; password: string }): Promise<string>;
  /** Cookies of a new colleague with this role, and this address. */
  colleague(role: string, email?: string): Promise<string>;
  page(path: string, cookies: string): Promise<{ status: number; html: string; $: CheerioAPI }>;
  /** The number of a new order on invoice, to be packed: two lines of one and two pieces. */
  ordered(): Promise<string>;
  rows<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
}

/** As `openDoor` opens it. */
export function openStaffDoor(env?: Record<string, string>): StaffDoor {
  const door = openDoor(env);
  let counter: Counter | undefined;
  beforeAll(async () => {
    counter = await openCounter({ database: await openDatabase({ url: door.shop().databaseUrl, max: 3 }) });
  });
  afterAll(() => counter?.close());
  const opened = () => {
    if (!counter) throw new Error('the shop is not open');
    return counter;
  };
  const enter = async (login = ADMINISTRATOR): Promise<string> => {
    const answer = await door.post('/staff/login', { ...login, to: '' });
    expect(answer.status).toBe(303);
    return cookiesOf(answer);
  };
  return {
    ...door,
    enter,
    async colleague(role, email = `${role}-${randomBytes(4).toString('hex')}@kontor.example`) {
      const typed = ['staff', 'add', email, '--name', email, '--role', role];
      const said = await commandHere(typed, door.shop().databaseUrl);
      return enter({ email, password: /adgangskoden (\S+)/.exec(said)?.[1] ?? '' });
    },
    async page(path, cookies) {
      const answer = await door.ask(path, { cookies });
      const html = await answer.text();
      return { status: answer.status, html, $: load(html) };
    },
    async ordered() {
      const open = opened();
      const who = await logIn(open, 'birgitte@havnens-arkitekter.example');
      const [one = '', other = ''] = await someSkus(open, 2);
      const cart = await readyCart(
        open,
        [
          [one, 1],
          [other, 2],
        ],
        'account',
        who,
      );
      const { number, errors } = await place(open, cart, who);
      if (!number) throw new Error(JSON.stringify(errors));
      return number;
    },
    rows: (sql, values) => opened().rows(sql, values),
  };
}

/** The fields of the page's form of an act, as a browser sends them untouched; null where the page has none. */
export function formOfAct($: CheerioAPI, act: string): Record<string, string> | null {
  const form = $(`form:has(input[name=act][value="${act}"])`).first();
  if (form.length === 0) return null;
  return Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value]));
}

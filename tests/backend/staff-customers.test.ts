// Customers in the back office: rights, list and search, one account, and acts by the use cases of the command line with their log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CUSTOMER_ACTS } from '#domain/staff/customer-acts';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, logIn, openCounter, place, readyCart, someSkus } from './test-backend';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
});
afterAll(() => counter?.close());

interface Row {
  id: number;
  email: string;
  isActive: boolean;
  company: string | null;
}
interface List {
  rows: Row[];
  hasNewer: boolean;
  hasOlder: boolean;
}
interface Customer {
  email: string;
  isActive: boolean;
  company: { name: string; cvr: string } | null;
  rights: string[];
  addresses: { rows: string[] }[];
  orders: { count: number };
  points: { balance: number };
  timeline: { what: string; who: string; changes: { name: string; before: string; after: string }[] }[];
  acts: string[];
}
interface Answered {
  staffLogIn?: { token: string };
  staffCustomers?: List;
  staffCustomer?: Customer | null;
  staffActOnCustomer?: { made: string | null; problem: { code: string; field: string | null } | null };
}

const { ask, enter } = staffDesk<Answered>(() => counter);

async function list(filter: object, first = 200): Promise<List> {
  const query = `query ($filter: StaffCustomerFilter!, $first: Int!) {
    staffCustomers(filter: $filter, first: $first) { hasNewer hasOlder rows { id email isActive company } } }`;
  const { data } = await ask(query, { filter, first });
  if (!data?.staffCustomers) throw new Error('The list was not answered');
  return data.staffCustomers;
}

const emailsOf = async (filter: object) => (await list(filter)).rows.map(({ email }) => email);

const readCustomer = (id: number, role?: string) =>
  ask(
    `query ($id: Int!) { staffCustomer(id: $id) { email isActive company { name cvr } rights addresses { rows } orders { count }
      points { balance } acts timeline { what who changes { name before after } } } }`,
    { id },
    role,
  );

async function customer(id: number): Promise<Customer> {
  const found = (await readCustomer(id)).data?.staffCustomer;
  if (!found) throw new Error(`${id} is not there`);
  return found;
}

async function idOf(email: string): Promise<number> {
  const [row] = await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]);
  return row?.id ?? 0;
}

const act = (id: number, name: string, { confirmed = false, role }: { confirmed?: boolean; role?: string } = {}) =>
  ask(
    `mutation ($id: Int!, $act: String!, $confirmed: Boolean!) {
      staffActOnCustomer(id: $id, act: $act, confirmed: $confirmed) { made problem { code field } } }`,
    { id, act: name, confirmed },
    role,
  );

async function done(id: number, name: string, confirmed = false) {
  const { data } = await act(id, name, { confirmed });
  if (!data?.staffActOnCustomer) throw new Error(`${name} was not answered`);
  return data.staffActOnCustomer;
}

const actionsOn = (subject: string) =>
  counter.rows<{ command: string; staff: string; before: object | null; after: object | null }>(
    'SELECT command, staff, before, after FROM staff_action WHERE subject = $1 ORDER BY id',
    [subject],
  );

const ANNA = 'anna@example.dk';
const DORTHE = 'dorthe@havnens-arkitekter.example';

it('are read and changed by roles with the right of customers only', async () => {
  const id = await idOf(ANNA);
  const before = await counter.rows('SELECT count(*) FROM staff_action');
  for (const role of STAFF_ROLES) {
    const may = roleHasRight(role, 'customers');
    const { data, codes } = await readCustomer(id, role);
    expect([role, data?.staffCustomer != null, codes]).toEqual([role, may, may ? [] : ['STAFF_RIGHT_MISSING']]);
    if (may) continue;
    for (const name of CUSTOMER_ACTS) {
      const refused = await act(id, name, { confirmed: true, role });
      expect([role, name, refused.codes]).toEqual([role, name, ['STAFF_RIGHT_MISSING']]);
    }
  }
  expect(await counter.rows('SELECT count(*) FROM staff_action')).toEqual(before);
});

describe('the list', () => {
  it('finds a part of name, e-mail, company, CVR and telephone', async () => {
    const company = await customer(await idOf(DORTHE));
    expect(company.company?.name).toContain('Havnens');
    for (const text of ['dorthe@', 'DORTHE', 'vnens arki', company.company?.cvr])
      expect([text, await emailsOf({ text })]).toEqual([text, expect.arrayContaining([DORTHE])]);
    const [row] = await counter.rows<{ email: string; telephone: string }>(
      `SELECT c.email, a.telephone FROM customer_address a JOIN customer c ON c.id = a.customer_id WHERE c.email = $1 LIMIT 1`,
      [ANNA],
    );
    const digits = (row?.telephone ?? '').replace(/\D/g, '').slice(-8);
    expect(digits).toMatch(/^\d{8}$/);
    for (const text of [digits, `+45 ${digits.slice(0, 4)} ${digits.slice(4)}`])
      expect([text, await emailsOf({ text })]).toEqual([text, expect.arrayContaining([ANNA])]);
    expect(await emailsOf({ text: 'ingen hedder sådan' })).toEqual([]);
    expect(await emailsOf({ text: '%%%' })).toEqual([]);
  });

  it('has views of private and business customers and of deactivated accounts', async () => {
    const [everyone, persons, companies] = [
      await emailsOf({}),
      await emailsOf({ isBusiness: false }),
      await emailsOf({ isBusiness: true }),
    ];
    expect(persons).toContain(ANNA);
    expect(companies).toContain(DORTHE);
    expect([...persons, ...companies].sort()).toEqual([...everyone].sort());
    expect((await list({ isActive: false })).rows.every(({ isActive }) => !isActive)).toBe(true);
  });

  it('shows the same rows on its pages as in one list', async () => {
    const all = (await list({})).rows.map(({ id }) => id);
    expect(all).toEqual([...all].sort((one, other) => other - one));
    const paged: number[] = [];
    for (let page = await list({}, 3); ; page = await list({ after: paged.at(-1) }, 3)) {
      paged.push(...page.rows.map(({ id }) => id));
      if (!page.hasOlder) break;
    }
    expect(paged).toEqual(all);
    const back = await list({ before: all[4] }, 2);
    expect([back.rows.map(({ id }) => id), back.hasNewer, back.hasOlder]).toEqual([all.slice(2, 4), true, true]);
    const start = await list({ before: all[2] }, 2);
    expect([start.rows.map(({ id }) => id), start.hasNewer]).toEqual([all.slice(0, 2), false]);
  });
});

describe('an account', () => {
  it('is shown with company, rights, addresses and orders', async () => {
    const who = await logIn(counter, 'birgitte@havnens-arkitekter.example');
    const id = await idOf('birgitte@havnens-arkitekter.example');
    const before = await customer(id);
    const [sku = ''] = await someSkus(counter, 1);
    await place(counter, await readyCart(counter, [[sku, 1]], 'account', who), who);
    const found = await customer(id);
    expect(found.orders.count).toBe(before.orders.count + 1);
    expect(found.rights).toContain('is_business_admin');
    expect(found.addresses.length).toBeGreaterThan(0);
    expect(found.points.balance).toBeGreaterThan(0);
    expect(found.acts).toEqual(['password', 'impersonate', 'deactivate', 'data', 'erase']);
    expect((await readCustomer(999_999)).data?.staffCustomer).toBe(null);
  });

  it('is deactivated and activated, logged with before and after, once on a double click', async () => {
    const id = await idOf('christian@havnens-arkitekter.example');
    const { token } = await logIn(counter, 'christian@havnens-arkitekter.example');
    const both = await Promise.all([done(id, 'deactivate'), done(id, 'deactivate')]);
    expect(both.map(({ problem }) => problem)).toEqual([null, null]);
    const { errors } = await counter.backend.execute({
      client: 'commerce',
      query: '{ customer { email } }',
      headers: { store: 'b2b', authorization: `Bearer ${token}` },
    });
    expect(errors?.length).toBe(1);
    expect((await customer(id)).acts).toEqual(['activate', 'data', 'erase']);
    for (const name of ['password', 'impersonate'])
      expect((await done(id, name)).problem?.code).toBe('ACCOUNT_DEACTIVATED');
    expect((await done(id, 'activate')).problem).toBe(null);
    const rows = await actionsOn('christian@havnens-arkitekter.example');
    expect(rows).toMatchObject([
      {
        command: 'customer deactivate',
        staff: 'administrator',
        before: { isActive: true },
        after: { isActive: false },
      },
      { command: 'customer activate', staff: 'administrator', before: { isActive: false }, after: { isActive: true } },
    ]);
    const { timeline } = await customer(id);
    expect(timeline.map(({ what }) => what)).toEqual(['customer-activate', 'customer-deactivate']);
    expect(timeline[0]?.changes).toEqual([{ name: 'isActive', before: 'false', after: 'true' }]);
  });

  it('gets one mail with a link to choose a password on a double click', async () => {
    const id = await idOf(ANNA);
    expect([(await done(id, 'password')).problem, (await done(id, 'password')).problem]).toEqual([null, null]);
    await counter.deliverMail();
    const mails = (await counter.backend.listMails()).filter(({ to }) => to === ANNA);
    expect(mails.length).toBe(1);
    expect(mails[0]?.text).toMatch(/https?:\/\/\S+/);
    expect((await actionsOn(ANNA)).map(({ command, after }) => [command, after])).toEqual([
      ['customer password', { mail: 'password-reset' }],
    ]);
  });

  it('is acted for by a link with the name of the colleague, whose log has no link', async () => {
    const id = await idOf(DORTHE);
    const { made, problem } = await done(id, 'impersonate');
    expect(problem).toBe(null);
    expect(made).toMatch(/^https?:\/\/[^/]+\/\S+/);
    const secret = (made ?? '').split('/').at(-1) ?? '';
    const rows = await actionsOn(DORTHE);
    expect(rows.map(({ command }) => command)).toEqual(['login act']);
    expect(JSON.stringify(rows)).not.toContain(secret.split('=').at(-1));
    const [line] = await counter.rows<{ staff: string }>('SELECT staff FROM staff_log WHERE customer_id = $1', [id]);
    expect(line?.staff).toBe('administrator');
  });

  it('is exported, and the export is logged', async () => {
    const id = await idOf(DORTHE);
    const { made } = await done(id, 'data');
    const data: { sections: { table: string }[] } = JSON.parse(made ?? '');
    expect(data.sections.map(({ table }) => table)).toContain('customer');
    expect(made).not.toMatch(/scrypt/);
    expect((await actionsOn(DORTHE)).map(({ command }) => command)).toContain('customer data');
  });

  it('is erased when the request is confirmed and nothing is under way', async () => {
    const [free] = await counter.rows<{ id: number; email: string }>(
      `INSERT INTO customer (email, password_hash, firstname, lastname, group_id, store_id, flags, account_settings, created_at)
        SELECT 'ole@example.dk', '', 'Ole', 'Skov', group_id, store_id, flags, account_settings, created_at FROM customer WHERE email = $1
        RETURNING id, email`,
      [ANNA],
    );
    if (!free) throw new Error('The customer was not made');
    expect((await done(free.id, 'erase')).problem).toEqual({ code: 'ERASURE_UNCONFIRMED', field: 'confirmed' });
    expect((await done(free.id, 'erase', true)).problem).toBe(null);
    expect((await readCustomer(free.id)).data?.staffCustomer).toBe(null);
    expect((await done(free.id, 'activate')).problem?.code).toBe('CUSTOMER_NOT_FOUND');
    const rows = await actionsOn('en persons data');
    expect(rows.map(({ command, after }) => [command, after])).toEqual([['customer erase', { hadAccount: true }]]);
    expect(await emailsOf({ text: free.email })).toEqual([]);
    const birgitte = await idOf('birgitte@havnens-arkitekter.example');
    expect((await done(birgitte, 'erase', true)).problem?.code).toMatch(/OPEN_ORDERS|LAST_ADMINISTRATOR/);
  });

  it('that does not exist is refused, and so is an act that is none', async () => {
    expect((await done(999_999, 'deactivate')).problem?.code).toBe('CUSTOMER_NOT_FOUND');
    expect((await act(await idOf(ANNA), 'toString')).data?.staffActOnCustomer).toBeUndefined();
  });
});

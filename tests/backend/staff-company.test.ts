// Terms of a company in the back office: what the form changes, what is refused and at which field, a stale form, and rights.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { type Counter, openCounter } from './test-backend';

interface Done {
  problem: { code: string; field: string | null } | null;
  changes: { name: string }[];
}
interface Company {
  name: string;
  ean: string | null;
  paysByInvoice: boolean;
  creditLimitOere: number | null;
  number: string;
  terms: Record<string, unknown> & { seen: string };
}

let counter: Counter;
let customer = 0;
let business = 0;
const { ask, enter } = staffDesk<{
  staffChangeCompany?: Done;
  staffCustomer?: { company: Company | null; timeline: { what: string; changes: { name: string }[] }[] };
}>(() => counter);

const CHANGE = `mutation ($customer: Int!, $terms: StaffCompanyTermsInput!, $seen: String!) {
  staffChangeCompany(customer: $customer, terms: $terms, seen: $seen) { problem { code field } changes { name } } }`;
const READ = `query ($id: Int!) { staffCustomer(id: $id) { timeline { what changes { name } } company { name ean paysByInvoice creditLimitOere number
  terms { freeFreight freeFreightFromOere weekday giftCards contractGoods salesCode description seen } } } }`;

const TERMS = {
  ...{ invoice: true, creditOere: 5_000_000, ean: '5790000000005', freeFreight: false, freeFreightFromOere: 99_900 },
  ...{
    weekday: 'tirsdag',
    giftCards: true,
    contractGoods: true,
    salesCode: 'K-77',
    reference: 'N-1',
    description: 'Ring først',
  },
};

beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
  const [row] = await counter.rows<{ id: number; business: number }>(
    `SELECT id, business_id AS business FROM customer WHERE email = 'birgitte@havnens-arkitekter.example'`,
  );
  customer = row?.id ?? 0;
  business = row?.business ?? 0;
});
afterAll(() => counter?.close());

async function company(): Promise<Company> {
  const { data, codes } = await ask(READ, { id: customer });
  if (!data?.staffCustomer?.company) throw new Error(codes.join());
  return data.staffCustomer.company;
}

async function change(terms: Record<string, unknown>, seen?: string, role = 'administrator') {
  const shown = seen ?? (await company()).terms.seen;
  const { data, codes } = await ask(CHANGE, { customer, terms, seen: shown }, role);
  return { done: data?.staffChangeCompany, codes };
}

const actions = () =>
  counter.rows<{ staff: string; before: Record<string, unknown>; after: Record<string, unknown> }>(
    `SELECT staff, before, after FROM staff_action WHERE command = 'company set' AND subject = $1 ORDER BY id`,
    [String(business)],
  );

beforeEach(async () => {
  await counter.rows(
    `UPDATE business SET invoice_allowed = false, credit_limit_oere = NULL, ean = NULL, description = '' WHERE id = $1`,
    [business],
  );
});

describe('terms of a company', () => {
  it('are changed all at once, shown, and logged with before and after', async () => {
    const before = (await actions()).length;
    expect((await change(TERMS)).done).toEqual({ problem: null, changes: [] });
    const { terms, ...shown } = await company();
    expect(shown).toMatchObject({ ean: TERMS.ean, paysByInvoice: true, creditLimitOere: 5_000_000, number: 'N-1' });
    const { invoice: _invoice, creditOere: _credit, ean: _ean, reference: _reference, ...own } = TERMS;
    expect(terms).toMatchObject(own);
    const [latest] = (await ask(READ, { id: customer })).data?.staffCustomer?.timeline ?? [];
    expect([latest?.what, latest?.changes.map(({ name }) => name)]).toEqual([
      'company-set',
      expect.arrayContaining(['invoice_allowed', 'credit_limit_oere', 'ean', 'sales_code']),
    ]);
    const [action] = (await actions()).slice(before);
    expect(action).toMatchObject({
      ...{ staff: 'administrator', before: { invoice_allowed: false }, after: { invoice_allowed: true } },
    });
  });

  it('submitted twice are changed once; the second click is no conflict', async () => {
    const { seen } = (await company()).terms;
    const before = (await actions()).length;
    for (let click = 0; click < 2; click += 1)
      expect((await change(TERMS, seen)).done).toEqual({ problem: null, changes: [] });
    expect((await actions()).length).toBe(before + 1);
  });

  it('are refused where a colleague changed the company, with what is different', async () => {
    const { seen } = (await company()).terms;
    await change({ ...TERMS, description: 'Fra kollegaen' }, seen);
    const { done } = await change({ ...TERMS, creditOere: 1 }, seen);
    expect(done?.problem).toEqual({ code: 'COMPANY_CHANGED', field: null });
    expect(done?.changes.map(({ name }) => name)).toContain('description');
    expect((await company()).creditLimitOere).toBe(5_000_000);
  });

  it.each([
    ['a limit without invoice', { invoice: false }, 'CREDIT_WITHOUT_INVOICE', 'credit'],
    ['twelve digits', { ean: '579000000000' }, 'EAN_INVALID', 'ean'],
    ['a wrong check digit', { ean: '5790000000006' }, 'EAN_CHECK_DIGIT', 'ean'],
    ['65 letters', { salesCode: 'x'.repeat(65) }, 'TOO_LONG', 'salesCode'],
    ['501 letters', { description: 'x'.repeat(501) }, 'TOO_LONG', 'description'],
  ])('%s is refused at its field and changes nothing', async (_what, wrong, code, field) => {
    expect((await change({ ...TERMS, ...wrong })).done?.problem).toEqual({ code, field });
    expect((await company()).paysByInvoice).toBe(false);
  });

  it('of 64 and 500 letters, an empty EAN and no limit are accepted; without invoice a limit ends', async () => {
    const longest = { ...TERMS, salesCode: 'x'.repeat(64), description: 'x'.repeat(500), ean: ' ', creditOere: null };
    expect((await change(longest)).done?.problem).toBeNull();
    expect(await company()).toMatchObject({ ean: null, creditLimitOere: null, paysByInvoice: true });
    await change(TERMS);
    expect((await change({ ...TERMS, invoice: false, creditOere: null })).done?.problem).toBeNull();
    expect(await company()).toMatchObject({ paysByInvoice: false, creditLimitOere: null });
  });

  it('with a day that is no day of deliveries are no request of the form', async () => {
    expect((await change({ ...TERMS, weekday: 'søndag' })).codes).toHaveLength(1);
  });

  it('need the rights to customers and to money, and a company', async () => {
    for (const role of STAFF_ROLES) {
      const may = roleHasRight(role, 'customers') && roleHasRight(role, 'money');
      const { codes } = await change({ ...TERMS, description: role }, undefined, role);
      expect([role, codes]).toEqual([role, may ? [] : ['STAFF_RIGHT_MISSING']]);
    }
    const [anna] = await counter.rows<{ id: number }>(`SELECT id FROM customer WHERE email = 'anna@example.dk'`);
    const { data } = await ask(CHANGE, { customer: anna?.id, terms: TERMS, seen: '' });
    expect(data?.staffChangeCompany?.problem?.code).toBe('CUSTOMER_NOT_FOUND');
  });
});

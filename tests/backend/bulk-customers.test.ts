// Companies and customers by an ERP: found by its numbers, a CVR number or an e-mail address, with the checks of staff commands.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkSender, codesOf, newKey } from '../support/bulk';
import { type Counter, logIn, openCounter, someSkus } from './test-backend';

let counter: Counter;
let send: ReturnType<typeof bulkSender>;
beforeAll(async () => {
  counter = await openCounter();
  send = bulkSender(counter, await newKey(counter, ['write-companies', 'write-customers', 'write-contract-prices']));
});
afterAll(() => counter?.close());

const CVR = '10150817';
const HAVNEN = 'birgitte@havnens-arkitekter.example';
const company = async (erpNumber: string) =>
  (await counter.rows<Record<string, unknown>>('SELECT * FROM business WHERE erp_number = $1', [erpNumber]))[0];
const customer = async (email: string) =>
  (
    await counter.rows<Record<string, unknown>>(
      `SELECT c.*, g.code AS group_code, s.code AS store_code FROM customer c JOIN customer_group g ON g.id = c.group_id
        JOIN store s ON s.id = c.store_id WHERE c.email = $1`,
      [email],
    )
  )[0];
const actions = (command: string) =>
  counter.rows<{ staff: string; subject: string }>(
    'SELECT staff, subject FROM staff_action WHERE command = $1 ORDER BY id',
    [command],
  );
const ago = (minutes: number) => new Date(counter.clock.now().getTime() - minutes * 60_000).toISOString();
const address = {
  ...{ firstname: 'Nete', lastname: 'Krag', street: ['Havnegade 5'], postcode: '1058', city: 'København K' },
  ...{ telephone: '+45 33 11 22 33', isBilling: true, isDelivery: true },
};

describe('companies', () => {
  const line = { erpNumber: 'D-1', cvr: CVR, name: 'Krag ApS', invoice: true, creditOere: 5_000_000, priceGroup: 'A' };

  it('are opened once, changed by either number, and each change is logged', async () => {
    for (let turn = 0; turn < 2; turn += 1) expect(await send('companies', [line])).toMatchObject({ accepted: 1 });
    expect(await company('D-1')).toMatchObject({
      ...{ name: 'Krag ApS', cvr: CVR, invoice_allowed: true, credit_limit_oere: 5_000_000, price_group: 'A' },
    });
    expect(await send('companies', [{ cvr: CVR, creditOere: null }])).toMatchObject({ accepted: 1 });
    expect(await send('companies', [{ erpNumber: 'D-1', name: 'Krag & Co. ApS' }])).toMatchObject({ accepted: 1 });
    expect(await company('D-1')).toMatchObject({ name: 'Krag & Co. ApS', credit_limit_oere: null, price_group: 'A' });
    expect(await counter.rows('SELECT 1 FROM business WHERE cvr = $1', [CVR])).toHaveLength(1);
    expect(await actions('bulk companies')).toHaveLength(3);
  });

  it('that cannot be are named by line, and nothing of them stays', async () => {
    const reply = await send('companies', [
      { erpNumber: 'D-2' },
      { erpNumber: 'D-2', name: 'Ingen' },
      { erpNumber: 'D-3', cvr: '12345678', name: 'Forkert' },
      { erpNumber: 'D-4', cvr: CVR, name: 'Anden' },
      { erpNumber: 'D-1', invoice: false, creditOere: 100 },
      { erpNumber: 'D-5', cvr: '13612870', name: 'Afgift', dutyExempt: ['none'] },
      { name: 'Uden nummer' },
      { erpNumber: 'D-6', credit: 5 },
    ]);
    expect(codesOf(reply)).toEqual([
      ...['1 REQUIRED', '2 LINE_REPEATED', '3 CVR_CHECK_DIGIT', '4 CVR_TAKEN', '5 CREDIT_NEEDS_INVOICE', '6 UNKNOWN'],
      ...['7 LINE_WRONG', '8 LINE_WRONG'],
    ]);
    expect(await company('D-5')).toBeUndefined();
    expect(await company('D-1')).toMatchObject({ invoice_allowed: true });
  });

  it('of a dry run are checked and not written; a key of one store may not send them', async () => {
    const dry = { erpNumber: 'D-9', cvr: '13612870', name: 'Prøve' };
    expect(await send('companies', [dry], { query: '?dryRun=true' })).toMatchObject({ accepted: 1, isDryRun: true });
    expect(await company('D-9')).toBeUndefined();
    const ofStore = await newKey(counter, ['write-companies'], { store: 'b2b' });
    expect(await send('companies', [dry], { as: ofStore })).toMatchObject({ status: 403 });
  });

  it('have versions: an older one is refused and logged', async () => {
    await send('companies', [{ erpNumber: 'D-1', name: 'Ny', changedAt: ago(-1) }]);
    expect(codesOf(await send('companies', [{ erpNumber: 'D-1', name: 'Gammel', changedAt: ago(1) }]))).toEqual([
      '1 VERSION_OLDER',
    ]);
    expect(await company('D-1')).toMatchObject({ name: 'Ny' });
    expect(await actions('bulk conflict')).toHaveLength(1);
  });
});

describe('customers', () => {
  it('get an account without a password once, with company, group and addresses, and a mail where it is wanted', async () => {
    const line = { erpNumber: 'K-1', email: 'Nete@krag.example', firstname: 'Nete', lastname: 'Krag', invite: true };
    const full = { ...line, company: { erpNumber: 'D-1' }, store: 'b2b', addresses: [address] };
    for (let turn = 0; turn < 2; turn += 1)
      expect(await send('customers', [full]), String(turn)).toMatchObject({ accepted: 1, refused: [] });
    const made = await customer('nete@krag.example');
    expect(made).toMatchObject({ erp_number: 'K-1', store_code: 'b2b', password_hash: '', is_active: true });
    expect(await counter.rows("SELECT 1 FROM mail WHERE recipient = 'nete@krag.example'")).toHaveLength(1);
    const places = await counter.rows(
      'SELECT city, default_billing, default_shipping FROM customer_address WHERE customer_id = $1',
      [made?.id],
    );
    expect(places).toEqual([{ city: 'København K', default_billing: true, default_shipping: true }]);
  });

  it('are blocked, which ends their logins, and unblocked; what is left out stays', async () => {
    const who = await logIn(counter, HAVNEN);
    expect(who.token).toBeTruthy();
    const sessions = () =>
      counter.rows(
        `SELECT 1 FROM customer_session s JOIN customer c ON c.id = s.customer_id WHERE c.email = $1 AND s.revoked_at IS NULL`,
        [HAVNEN],
      );
    const before = await customer(HAVNEN);
    expect(await send('customers', [{ email: HAVNEN, blocked: true }])).toMatchObject({ accepted: 1 });
    expect([(await customer(HAVNEN))?.is_active, await sessions()]).toEqual([false, []]);
    expect(await send('customers', [{ email: HAVNEN, blocked: false, erpNumber: 'K-2' }])).toMatchObject({
      accepted: 1,
    });
    const { erp_number: _now, ...after } = (await customer(HAVNEN)) ?? {};
    const { erp_number: _then, ...known } = before ?? {};
    expect(after).toEqual(known);
  });

  it('that cannot be are named by line, and nothing of them stays', async () => {
    const person = { firstname: 'Ny', lastname: 'Person' };
    const reply = await send('customers', [
      { email: 'ingen-navn@krag.example' },
      { email: 'forkert', ...person },
      { erpNumber: 'K-1', email: HAVNEN },
      { erpNumber: 'K-9', email: HAVNEN },
      { email: 'ny@krag.example', ...person, group: 'none' },
      { email: 'ny2@krag.example', ...person, addresses: [{ ...address, postcode: '12' }] },
      { email: 'ny3@krag.example', ...person, company: { cvr: '13612870' } },
      { erpNumber: 'K-1', email: 'nete@krag.example', company: null },
      { ...person },
    ]);
    expect(codesOf(reply)).toEqual([
      ...['1 REQUIRED', '2 EMAIL_INVALID', '3 EMAIL_DIFFERS', '4 EMAIL_TAKEN', '5 UNKNOWN', '6 POSTCODE_INVALID'],
      ...['7 UNKNOWN', '8 LINE_REPEATED', '9 LINE_WRONG'],
    ]);
    expect(await customer('ny2@krag.example')).toBeUndefined();
    expect(codesOf(await send('customers', [{ erpNumber: 'K-1', company: null }]))).toEqual(['1 COMPANY_DIFFERS']);
  });

  it('of a dry run are not written; a key of one store reaches its customers alone', async () => {
    const line = { email: 'dry@krag.example', firstname: 'Dry', lastname: 'Run' };
    expect(await send('customers', [line], { query: '?dryRun=true' })).toMatchObject({ accepted: 1 });
    expect(await customer('dry@krag.example')).toBeUndefined();
    const as = await newKey(counter, ['write-customers'], { store: 'b2c' });
    expect(await send('customers', [line], { as })).toMatchObject({ accepted: 1 });
    expect(await customer('dry@krag.example')).toMatchObject({ store_code: 'b2c' });
    const reply = await send(
      'customers',
      [
        { email: HAVNEN, blocked: true },
        { ...line, store: 'b2b' },
      ],
      { as },
    );
    expect(codesOf(reply)).toEqual(['1 STORE_DIFFERS', '2 STORE_DIFFERS']);
    expect(await customer(HAVNEN)).toMatchObject({ is_active: true });
  });
});

describe('contract prices', () => {
  const agreed = (sku: string) =>
    counter.rows<{ oere: number; from: Date; to: Date | null }>(
      `SELECT c.gross_oere AS oere, c.valid_from AS from, c.valid_to AS to FROM contract_price c JOIN product p ON p.id = c.product_id
        JOIN business b ON b.id = c.business_id WHERE b.erp_number = 'D-9' AND p.sku = $1 ORDER BY c.valid_from`,
      [sku],
    );
  const midnight = (day: string) => new Date(`${day}T00:00:00+01:00`);
  let sku = '';
  let family = '';
  beforeAll(async () => {
    [sku = ''] = await someSkus(counter, 1);
    const [row] = await counter.rows<{ sku: string }>(
      `SELECT sku FROM product WHERE type = 'configurable' ORDER BY id LIMIT 1`,
    );
    family = row?.sku ?? '';
    await send('companies', [{ erpNumber: 'D-9', cvr: '13585628', name: 'Aftale ApS' }]);
  });

  it('are agreed for days, once, over those that apply without an end, and ended', async () => {
    const december = { sku, grossOere: 5_000, from: '2026-12-01', to: '2026-12-31' };
    expect(
      await send('contract-prices', [{ erpNumber: 'D-9', sku, grossOere: 6_000, from: '2026-11-01' }]),
    ).toMatchObject({ accepted: 1 });
    for (let turn = 0; turn < 2; turn += 1)
      expect(await send('contract-prices', [{ cvr: '13585628', ...december }])).toMatchObject({
        accepted: 1,
        refused: [],
      });
    const parts = [
      { oere: 6_000, from: midnight('2026-11-01'), to: midnight('2026-12-01') },
      { oere: 5_000, from: midnight('2026-12-01'), to: midnight('2027-01-01') },
      { oere: 6_000, from: midnight('2027-01-01'), to: null },
    ];
    expect(await agreed(sku)).toEqual(parts);
    expect(await actions('bulk contract-prices')).toHaveLength(2);
    const end = { erpNumber: 'D-9', sku, grossOere: null, from: '2026-12-01' };
    expect(await send('contract-prices', [end], { query: '?dryRun=true' })).toMatchObject({ accepted: 1 });
    expect(await agreed(sku)).toEqual(parts);
    expect(await send('contract-prices', [end])).toMatchObject({ accepted: 1 });
    expect(await agreed(sku)).toEqual(parts.slice(0, 1));
  });

  it('that cannot be are named by line, and the others are agreed', async () => {
    const line = { erpNumber: 'D-9', sku, grossOere: 100, from: '2027-02-01' };
    const reply = await send('contract-prices', [
      { ...line, erpNumber: 'none' },
      { ...line, sku: 'none' },
      { ...line, sku: family },
      { ...line, from: '2027-03-02', to: '2027-03-01' },
      { ...line, from: '2027-04-01', to: '2027-04-01' },
      { ...line, from: '2027-02-30' },
      { ...line, grossOere: 1.5 },
      { sku, grossOere: 100 },
    ]);
    expect(codesOf(reply)).toEqual([
      ...['1 UNKNOWN', '2 UNKNOWN', '3 HAS_VARIANTS', '4 ENDS_BEFORE'],
      ...['6 LINE_WRONG', '7 LINE_WRONG', '8 LINE_WRONG'],
    ]);
    // One day, in summer time.
    const [from, to] = ['2027-03-31T22:00:00Z', '2027-04-01T22:00:00Z'].map((moment) => new Date(moment));
    expect((await agreed(sku)).at(-1)).toEqual({ oere: 100, from, to });
  });
});

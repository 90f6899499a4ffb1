// Agreement pages against the database: closed without a key, opened by their password, and nothing revealed to others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '#backend/cli/run';
import { openShop, shopOver } from '#backend/cli/shop';
import { agreementKey, isKeyOf } from '#backend/commerce/agreement/agreement-key';
import { noJobs } from '#backend/db/job-queue';
import { testPayments } from '#backend/ports/payment/test-provider';
import { AgreementDocument, OpenAgreementDocument } from '~/services/generated/commerce';
import { type Counter, openCounter } from './test-backend';
import { DEMO_PASSWORD } from '#demo/world/people/customers';

let counter: Counter;
beforeAll(async () => {
  counter = await openCounter();
});
afterAll(() => counter?.close());

const show = async (slug: string, keys: string[], who = {}) => {
  const { data, errors } = await counter.ask(AgreementDocument, { slug, keys }, who);
  expect(errors).toEqual([]);
  return data?.agreementPage;
};
const CLOSED = { title: null, content: null, goods: null };
let place = 0;
/** Uses a new client address unless one is given. */
const open = async (slug: string, password: string, from?: string) => {
  place += 1;
  const address = from ?? `203.0.113.${place}`;
  const { data, errors } = await counter.ask(OpenAgreementDocument, { slug, password }, { store: 'b2b', address });
  return data?.openAgreementPage.key ?? errors[0]?.code ?? '';
};

// spec: 2 Routes: `/aftale/{slug?}` password-protected agreement page
//   at backend/commerce/agreement/resolvers.ts, app/routes/service/agreement.tsx
test('the password opens the page, with agreement prices as the store displays them', async () => {
  expect(await show('fjordhavn', [], { store: 'b2b' })).toEqual(CLOSED);
  const key = await open('fjordhavn', DEMO_PASSWORD);
  const net = await show('fjordhavn', ['made.up.key', key], { store: 'b2b' });
  expect(net?.title).toBe('Aftale for Fjordhavn Kommune');
  expect(net?.content).toContain('<li>');
  const rows = await counter.rows<{ sku: string; gross_oere: number }>(
    `SELECT p.sku, x.gross_oere FROM contract_price x JOIN product p ON p.id = x.product_id JOIN business b ON b.id = x.business_id
      WHERE b.name LIKE 'Fjordhavn%' AND x.valid_from <= $1 AND (x.valid_to IS NULL OR x.valid_to > $1)`,
    [counter.clock.now()],
  );
  expect(rows.length).toBeGreaterThan(0);
  const gross = new Map(rows.map((row) => [row.sku, row.gross_oere]));
  for (const { sku, price } of net?.goods ?? [])
    expect(price.value, sku).toBeCloseTo(Math.round((gross.get(sku) ?? 0) / 1.25) / 100, 2);
  const withVat = await show('fjordhavn', [key], { store: 'b2c', language: 'en' });
  expect(withVat?.title).toBe('Agreement of the Municipality of Fjordhavn');
  // A store that does not have the page.
  expect(await show('fjordhavn', [key], { store: 'b2cb' })).toEqual(CLOSED);
});

test('of two valid prices the one that started last is shown, as in the cart', async () => {
  const key = await open('fjordhavn', DEMO_PASSWORD);
  const [first] = (await show('fjordhavn', [key], { store: 'b2b' }))?.goods ?? [];
  const [agreed] = await counter.rows<{ business_id: number; product_id: number; gross_oere: number }>(
    `SELECT x.business_id, x.product_id, x.gross_oere FROM contract_price x JOIN product p ON p.id = x.product_id
       JOIN business b ON b.id = x.business_id WHERE b.name LIKE 'Fjordhavn%' AND p.sku = $1`,
    [first?.sku],
  );
  const later = (agreed?.gross_oere ?? 0) + 12_500;
  const from = new Date(counter.clock.now().getTime() - 60_000);
  const row = [agreed?.business_id, agreed?.product_id, from];
  await counter.rows(
    'INSERT INTO contract_price (business_id, product_id, valid_from, gross_oere) VALUES ($1, $2, $3, $4)',
    [...row, later],
  );
  const goods = (await show('fjordhavn', [key], { store: 'b2b' }))?.goods ?? [];
  const shown = goods.filter(({ sku }) => sku === first?.sku).map(({ price }) => price.value);
  expect(shown).toEqual([Math.round(later / 1.25) / 100]);
  await counter.rows('DELETE FROM contract_price WHERE business_id = $1 AND product_id = $2 AND valid_from = $3', row);
});

// spec: 8: Agreement page: 'Ukendt adgangskode, venligst prøv igen.'
//   at backend/commerce/agreement/resolvers.ts, app/i18n/da/errors.json
test.each([
  ['fjordhavn', 'forkert'],
  ['fjordhavn', ''],
  ['fjordhavn', 'x'.repeat(5_000)],
  ['findes-ikke', DEMO_PASSWORD],
  ["x' OR 1=1 --", DEMO_PASSWORD],
  ['\u0000', DEMO_PASSWORD],
  ['ø'.repeat(2_000), DEMO_PASSWORD],
])('%.20s with %.10s is refused with the same code', async (slug, password) =>
  expect(await open(slug, password)).toBe('AGREEMENT_PASSWORD_WRONG'),
);

test('after ten wrong passwords an address is locked out, even for the right one; other addresses are not', async () => {
  const answers = new Map<string, number>();
  for (let tried = 0; tried < 1_000; tried += 1) {
    const said = await open('fjordhavn', tried < 990 ? `gæt ${tried}` : DEMO_PASSWORD, '198.51.100.7');
    answers.set(said, (answers.get(said) ?? 0) + 1);
  }
  expect(Object.fromEntries(answers)).toEqual({ AGREEMENT_PASSWORD_WRONG: 10, AGREEMENT_LOCKED: 990 });
  expect(await open('fjordhavn', DEMO_PASSWORD, '198.51.100.8')).toMatch(/^fjordhavn\./);
});

test('a key is valid for its own page until it expires, in its exact spelling only', () => {
  const now = counter.clock.now();
  const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
  const key = agreementKey('fjordhavn', 'secret', now);
  const [slug = '', end = '', signature = ''] = key.split('.');
  expect(isKeyOf(key, 'fjordhavn', 'secret', later(12 - 1 / 3_600_000))).toBe(true);
  expect(isKeyOf(key, 'fjordhavn', 'secret', later(12))).toBe(false);
  const wrong = [
    [key, 'anden', 'secret'],
    [key.replace('fjordhavn', 'anden'), 'anden', 'secret'],
    [key, 'fjordhavn', 'another'],
    [[slug, (Number.parseInt(end, 36) + 1).toString(36), signature].join('.'), 'fjordhavn', 'secret'],
    [[slug, end.toUpperCase(), signature].join('.'), 'fjordhavn', 'secret'],
    [`${key}.more`, 'fjordhavn', 'secret'],
    [`${slug}.${end}.`, 'fjordhavn', 'secret'],
    ['', 'fjordhavn', 'secret'],
  ] as const;
  for (const [given, named, secret] of wrong) expect(isKeyOf(given, named, secret, now), given).toBe(false);
});

test('staff set a new password, which closes the page for those who have it open, and remove the password', async () => {
  const key = await open('fjordhavn', DEMO_PASSWORD);
  const { config } = openShop({ NODE_ENV: 'test' });
  const selling = { queue: noJobs, provider: testPayments(async () => 'secret') };
  const shop = shopOver({ config, database: async () => counter.database, selling });
  const run = async (...typed: string[]) => {
    let said = '';
    const note = (text: string) => {
      said += text;
    };
    await runCommand(typed, shop, { out: note, error: note, folder: '.', staff: 'Mette' });
    return said;
  };
  const told = await run('agreement', 'password', 'fjordhavn');
  const password = /Adgangskode: (\S+)/.exec(told)?.[1] ?? '';
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(await show('fjordhavn', [key], { store: 'b2b' })).toEqual(CLOSED);
  expect(await open('fjordhavn', DEMO_PASSWORD)).toBe('AGREEMENT_PASSWORD_WRONG');
  expect(await open('fjordhavn', password)).toMatch(/^fjordhavn\./);
  const [action] = await counter.rows<{ after: unknown }>(
    `SELECT after FROM staff_action WHERE command = 'agreement password' ORDER BY id DESC`,
  );
  expect(JSON.stringify(action?.after)).not.toMatch(/scrypt|secret/);
  await run('agreement', 'close', 'fjordhavn');
  expect(await open('fjordhavn', password)).toBe('AGREEMENT_PASSWORD_WRONG');
  expect(await open('fjordhavn', '')).toBe('AGREEMENT_PASSWORD_WRONG');
});

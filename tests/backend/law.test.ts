// Legal rules by date against the database: the demo data complies on each date, breaches are reported, and staff preview another date.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#backend/cli/run';
import { openShop, shopOver } from '#backend/cli/shop';
import { faultInWords } from '#backend/commerce/catalogue/import/fault-words';
import { checkLaw } from '#backend/commerce/law/check-law';
import { lawDayOfWord, lawPreviewWord, PREVIEW_HOURS } from '#backend/commerce/law/preview';
import { CartExceptionsDocument, LawPreviewDocument } from '~/services/generated/commerce';
import { oneIn } from '../support/sample';
import { type Counter, openCounter, readyCart, someSkus } from './test-backend';

const HOUR = 60 * 60 * 1000;
const DAYS = ['2026-06-18', '2026-06-19', '2026-09-26', '2026-09-27', '2028-01-01'] as const;

let counter: Counter;
let skus: string[];
beforeAll(async () => {
  counter = await openCounter();
  skus = await someSkus(counter, 3);
});
afterAll(() => counter?.close());

const sku = (at: number) => skus[at] ?? '';

async function run(...typed: string[]) {
  const shop = shopOver({
    config: openShop({ NODE_ENV: 'test' }).config,
    database: async () => counter.database,
    selling: null,
  });
  let said = '';
  const note = (text: string) => {
    said += text;
  };
  const code = await runCommand(typed, shop, { out: note, error: note, folder: '.', staff: 'Mette' });
  return { code, said };
}

const breachesOn = async (day: string) =>
  (await checkLaw(counter.database.pool, day)).breaches.map(({ rule, code, place, field }) =>
    `${rule} ${code} ${place.kind} ${place.name} ${field ?? ''}`.trim(),
  );

describe('demo data', () => {
  test.each(oneIn(3, DAYS))('breaks no law on %s', async (day) => {
    const report = await checkLaw(counter.database.pool, day);
    expect(report.breaches).toEqual([]);
    expect(report.products).toBeGreaterThan(100);
    expect(report.texts).toBeGreaterThan(100);
  });

  test('has the duties of each day: coffee and chocolate until the end of 2026, private copying after it', async () => {
    const duties = async (day: string) =>
      Object.fromEntries(
        (await checkLaw(counter.database.pool, day)).duties.map(({ code, gross_oere }) => [code, gross_oere]),
      );
    const [now, then] = [await duties('2026-12-31'), await duties('2027-01-01')];
    expect([now.coffee, then.coffee, then['kulturplus-device']]).toEqual([479, null, 5963]);
  });
});

describe('a breach', () => {
  test('of a product is reported from the day on which the law applies, and not before', async () => {
    const [plain = '', danger = '', claim = ''] = skus;
    await counter.rows(`UPDATE product SET producer = NULL WHERE sku = $1`, [plain]);
    await counter.rows(
      `UPDATE product SET danger = '{"clp":["GHS07"],"hSentences":["H319"],"pSentences":[]}' WHERE sku = $1`,
      [danger],
    );
    await counter.rows(`UPDATE product SET short_en = 'The greener pen' WHERE sku = $1`, [claim]);
    const of = async (day: string) => (await breachesOn(day)).filter((one) => skus.some((each) => one.includes(each)));
    expect(await of('2026-09-26')).toEqual([`product-safety producer product ${plain}`]);
    expect((await of('2026-09-27')).sort()).toEqual([
      `environmental-claims claim product ${claim} short_en`,
      `product-safety producer product ${plain}`,
    ]);
    expect(await of('2026-12-09')).toContain(`product-liability noOneInEu product ${plain}`);
    expect(await of('2028-01-01')).toContain(`hazard-label precautions product ${danger}`);
  });

  test('of a page, a category or a certificate is reported', async () => {
    await counter.rows(
      `UPDATE content_entry SET body = jsonb_set(body, '{title}', '"Vores klimaneutrale butik"') WHERE type = 'page' AND key LIKE '%fortrydelsesret' AND locale = 'da'`,
    );
    await counter.rows(
      `UPDATE content_entry SET body = (replace(body::text, '/fortryd', '/findes-ikke'))::jsonb WHERE type = 'page' AND key LIKE '%fortrydelsesret' AND locale = 'en'`,
    );
    await counter.rows(
      `UPDATE category SET description_en = 'Sustainable paper' WHERE id = (SELECT min(id) FROM category WHERE parent_id IS NOT NULL)`,
    );
    await counter.rows(
      `UPDATE content_entry SET body = body || '{"issuer": ""}' WHERE type = 'logo' AND body->>'identifier' = 'fsc-mix'`,
    );
    const told = (await breachesOn('2026-09-27')).filter(
      (one) => !one.includes(' product ') || one.includes('markIssuer'),
    );
    expect(told.filter((one) => one.includes('markIssuer')).length).toBeGreaterThan(0);
    expect(told.filter((one) => one.startsWith('environmental-claims claim page')).length).toBe(1);
    expect(told.filter((one) => one.startsWith('environmental-claims claim category')).length).toBe(1);
    expect(told).toContain('withdrawal-function pageFunction page fortrydelsesret en');
    expect(await breachesOn('2026-06-18')).not.toContain('withdrawal-function pageFunction page fortrydelsesret en');
  });

  test('is reported to staff in both languages, with exit code 1, and the report changes nothing', async () => {
    const danish = await run('law', '--on', '2026-09-27');
    expect(danish.code).toBe(1);
    expect(danish.said).toContain(`Vare ${sku(2)}: short_en siger »greener«.`);
    expect(danish.said).toContain('Hele faremærkningen i tilbud (CLP art. 48a): gælder fra 2028-01-01');
    expect(danish.said).toMatch(/Kaffeafgift \(coffee\): .* pr\. kg inkl\. moms, 2026-01-01 – 2027-01-01/);
    const english = await run('law', 'check', '--on', '2028-01-01', '--language', 'en');
    expect(english.said).toContain(`Product ${sku(1)}: precautionary statements are missing.`);
    expect(english.said).toContain('Types of hazard in offers (CLP art. 48): held until 2028-01-01');
    expect(await counter.rows("SELECT 1 FROM staff_action WHERE command LIKE 'law%'")).toEqual([]);
    for (const day of ['2026-02-30', 'i morgen', '1850-01-01']) expect((await run('law', '--on', day)).code).toBe(1);
  });
});

describe('preview of another date', () => {
  test('has a signed token of this shop, valid for some hours', async () => {
    const { db } = counter.database;
    const now = counter.clock.now();
    const word = await lawPreviewWord(db, '2028-01-01', now);
    const later = (hours: number) => new Date(now.getTime() + hours * HOUR);
    expect(await lawDayOfWord(db, word, now)).toBe('2028-01-01');
    expect(await lawDayOfWord(db, word, later(PREVIEW_HOURS - 0.1))).toBe('2028-01-01');
    expect(await lawDayOfWord(db, word, later(PREVIEW_HOURS + 0.1))).toBeNull();
    const [day, until, proof] = word.split('.');
    for (const wrong of [
      `2027-01-01.${until}.${proof}`,
      `${day}.${Number(until) + 9}.${proof}`,
      `${day}.${until}.`,
      '',
      '..',
      'a.b.c',
      `${word}.x`,
    ])
      expect([wrong, await lawDayOfWord(db, wrong, now)]).toEqual([wrong, null]);
  });

  test('is created on the command line, and validated by the back end', async () => {
    const { code, said } = await run('law', 'preview', '2026-06-18');
    expect(code).toBe(0);
    const word = said.trim().split('/lov/')[1] ?? '';
    // The command uses the machine's clock, the shop that of the test, so the token of the command would be rejected here.
    expect(word.startsWith('2026-06-18.')).toBe(true);
    await run('law', 'preview', '2028-01-01');
    expect(
      await counter.rows("SELECT staff, subject FROM staff_action WHERE command = 'law preview' ORDER BY id"),
    ).toEqual(['2026-06-18', '2028-01-01'].map((subject) => ({ staff: 'Mette', subject })));
    const own = await lawPreviewWord(counter.database.db, '2026-06-18', counter.clock.now());
    expect((await counter.ask(LawPreviewDocument, { word: own })).data).toEqual({ lawPreviewDay: '2026-06-18' });
    for (const wrong of ['x', 'x'.repeat(5000)])
      expect((await counter.ask(LawPreviewDocument, { word: wrong })).data).toEqual({ lawPreviewDay: null });
  });
});

test('names the cart’s products exempt from withdrawal before the order', async () => {
  const cart = await readyCart(counter, [
    [sku(0), 1],
    [sku(1), 2],
  ]);
  const excepted = async () =>
    (await counter.ask(CartExceptionsDocument, { cartId: cart })).data?.cart?.withdrawal_exceptions.map(
      ({ exemption }) => exemption,
    );
  expect(await excepted()).toEqual([]);
  await counter.rows(`UPDATE product SET withdrawal_exempt = 'sealed' WHERE sku = $1`, [sku(1)]);
  expect(await excepted()).toEqual(['SEALED']);
});

test('an import reports an environmental claim in words', () => {
  const fault = {
    line: 3,
    column: 'name',
    code: 'environmentalClaim',
    params: { value: 'grønnere' },
    warning: true,
  } as const;
  expect(faultInWords(fault)).toContain('"grønnere"');
});

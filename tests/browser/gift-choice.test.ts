// The pages of a gift shop that only a code or the company's link opens: usable by keyboard alone, without axe violations, and no wider than 320 px.
import process from 'node:process';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { hashOfGiftCode } from '#backend/commerce/gift-shop/codes';
import { giftChoicePath, giftShopOrderPath } from '#domain/gift-shop/addresses';
import { enter, pressByKey, typeByKey, walk } from './keyboard';
import { openBrowserShop, settled } from './shop-in-browser';
import { expectUsable } from './usable';

const CODES = ['7K4MQ2XR9DTB', '8K4MQ2XR9DTB'];
const COMPANY = 'company-token-of-the-browser';
let pool: pg.Pool | undefined;

/** Open, with three gifts that are sent home and two employees. */
async function giftShopOpen(url: string): Promise<void> {
  pool = new pg.Pool({ connectionString: url, max: 1 });
  await pool.query(
    `WITH made AS (INSERT INTO gift_shop (number, token, pack_token, store_id, language, state, email, kind, gift_range, code_kind, packaging, destination,
        class_name, gross_oere, employees, delivery_on, closes_on, buyer, code_secret, created_at, changed_at)
      SELECT 'V-browser', $1, $1 || '-pack', id, 'da', 'open', 'tang@example.dk', 'ai', 'selection', 'physical', 'label', 'home',
        '{"da": "Gaver op til 400 kr.", "en": "Gifts up to DKK 400"}', 40000, 2, '2035-01-22', '2035-01-01',
        '{"company": "Tang og Søn"}', 'secret', now(), now() FROM store WHERE code = 'firmagaver_dk' RETURNING id),
    gifts AS (INSERT INTO gift_shop_gift (gift_shop_id, product_id, position, is_default)
      SELECT made.id, p.id, p.at, p.at = 1 FROM made, (SELECT q.id, row_number() OVER (ORDER BY q.id) AS at FROM product q
        JOIN stock_item i ON i.product_id = q.id AND i.source_code = 'central' WHERE q.type = 'simple' AND i.quantity > 5 ORDER BY q.id LIMIT 3) p RETURNING gift_shop_id)
    INSERT INTO gift_shop_employee (gift_shop_id, position, code_hash)
      SELECT made.id, code.at, code.hash FROM made, unnest($2::text[]) WITH ORDINALITY AS code (hash, at)`,
    [COMPANY, CODES.map(hashOfGiftCode)],
  );
}
const setState = (state: string) => pool?.query('UPDATE gift_shop SET state = $1 WHERE token = $2', [state, COMPANY]);
afterAll(() => pool?.end());

const shop = openBrowserShop({ fill: giftShopOpen });

test('an employee chooses a gift and gives an address without a pointer', async () => {
  const { page, open } = await shop.visitor({ host: 'gaver.localhost' });
  await open(giftChoicePath(CODES[0] ?? ''));
  await expectUsable(page);
  expect(await walk(page)).toEqual([]);
  const gift = await page.locator('label:has(input[name=gift])').first().textContent();
  await pressByKey(page, gift ?? '', 'Space');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('input[name=gift]').nth(1).isChecked()).toBe(true);
  await typeByKey(page, 'Modtagers navn', 'Nanna Holm');
  await typeByKey(page, 'Vej og nummer', 'Nørregade');
  await typeByKey(page, 'Postnummer', '5000');
  await typeByKey(page, 'By', 'Odense C');
  await enter(page, 'Vælg gaven');
  await page.getByText('Husnummeret mangler.').first().waitFor();
  await settled(page);
  await expectUsable(page);
  // The line of the summary leads to its field.
  await enter(page, 'Husnummeret mangler');
  await page.keyboard.press('End');
  await page.keyboard.type(' 7');
  await enter(page, 'Vælg gaven');
  await page.waitForURL(/\?chosen/);
  await settled(page);
  await expectUsable(page);
});

const STATES = [
  { state: 'asked', words: 'Vi laver et tilbud' },
  { state: 'quoted', words: 'Bestil med betalingspligt' },
  { state: 'open', words: 'Kort til print' },
  { state: 'closed', words: 'Lukket: vi gør ordren klar' },
];

// In the usual run the two states with the most to do.
test.each(process.env.ALL_FLOWS ? STATES : STATES.slice(1, 3))(
  'the company’s page of a gift shop in state $state',
  async ({ state, words }) => {
    await setState(state);
    const { page, open } = await shop.visitor({ host: 'gaver.localhost' });
    await open(giftShopOrderPath(COMPANY));
    await page.getByText(words).first().waitFor();
    await expectUsable(page);
    expect(await walk(page)).toEqual([]);
  },
);

test('an employee who is too late sees what is delivered and where', async () => {
  await setState('closed');
  const { page, open } = await shop.visitor({ host: 'gaver.localhost' });
  await open(giftChoicePath(CODES[0] ?? ''));
  await page.getByText('Gaven sendes til Nørregade 7, 5000 Odense C.').waitFor();
  await expectUsable(page);
  await open(giftChoicePath(CODES[1] ?? ''));
  await page.getByText('Gaven leveres på din arbejdsplads.').waitFor();
  await open(giftChoicePath('0000-0000-0000'));
  await page.getByText('Vi kender ikke koden.').first().waitFor();
  await expectUsable(page);
});

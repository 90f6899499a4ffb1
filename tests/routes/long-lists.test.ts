// A file of 1,500 numbers becomes a shopping list, and the list is added to one cart after the other, through the pages alone and without scripts.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaper } from '../flows/drivers/paper';
import type { Shopper } from '../flows/drivers/shopper';
import { freshDatabase } from '../support/database';
import { type Shop, startShop } from '../support/shop';

const LINES = 1_500;
const NUMBERS = Array.from({ length: LINES }, (_, at) => `LONG-${String(at).padStart(4, '0')}`);

let shop: Shop | undefined;
let pool: pg.Pool;
let shopper: Shopper;
beforeAll(async () => {
  const { url } = await freshDatabase();
  pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query(
    `INSERT INTO product SELECT (jsonb_populate_record(p, jsonb_build_object('id', 9000000 + n, 'sku', w.sku, 'url_key', lower(w.sku), 'ean', ''))).*
      FROM product p, unnest($1::text[]) WITH ORDINALITY AS w (sku, n) WHERE p.sku = '1200100'`,
    [NUMBERS],
  );
  await pool.query(
    `INSERT INTO stock_item (product_id, source_code, quantity) SELECT id, 'central', 9 FROM product WHERE sku LIKE 'LONG-%'`,
  );
  shop = await startShop({ databaseUrl: url });
  const opened = await openPaper({ origin: shop.origin, mail: () => Promise.reject(new Error('no mail here')) });
  shopper = opened.shopper;
  await shopper.goto('/customer/login');
  await shopper.fill('E-mail eller brugernavn', 'christian@havnens-arkitekter.example');
  await shopper.fill('Adgangskode', 'Kontor-2026');
  await shopper.press('Log ind');
});
afterAll(async () => {
  await shop?.stop();
  await pool?.end();
});

/** The numbers in the cart, which is then emptied as by an order. */
async function ordered(): Promise<string[]> {
  const taken =
    'WITH d AS (DELETE FROM cart_item RETURNING product_id) SELECT p.sku FROM d JOIN product p ON p.id = d.product_id';
  return (await pool.query<{ sku: string }>(taken)).rows.map(({ sku }) => sku);
}

test('a file of 1,500 lines fills a list, and the list three carts: each line is reported or bought, and none twice', async ({
  skip,
}) => {
  skip(!process.env.ALL_FLOWS);
  await ordered();
  await shopper.goto('/customer/shopping-list');
  await shopper.follow('Opret ny liste');
  await shopper.fill('Listens navn', 'Det nye hus');
  await shopper.press('Opret liste');
  const rows = NUMBERS.map((sku) => `${sku};1`);
  const text = ['Varenummer;Antal', ...rows.slice(0, 900), 'UKENDT-1;2', ...rows.slice(900), 'UKENDT-2;1'].join('\r\n');
  await shopper.attach('CSV-fil', { name: 'huset.csv', text });
  await shopper.press('Føj til listen');
  await shopper.sees('2 varer kunne ikke føjes til listen.');
  await shopper.sees('UKENDT-1');
  await shopper.sees('UKENDT-2');

  const carts: string[][] = [];
  await shopper.sees('Listen har 1.500 varer og går i kurven i dele');
  await shopper.press('Læg vare 1–500 i kurven');
  await shopper.at(/^\/customer\/shopping-list\/\d+\?from=501$/);
  await shopper.sees('500 varer fra listen er lagt i kurven. 1.000 venter til næste kurv.');
  await shopper.sees('1.000 varer på listen er tilbage');
  // Before that cart is ordered nothing more is added.
  await shopper.press('Læg de næste 500 varer i kurven (501–1.000)');
  await shopper.sees('Kurven er fuld');
  carts.push(await ordered());
  await shopper.press('Læg de næste 500 varer i kurven (501–1.000)');
  carts.push(await ordered());
  await shopper.press('Læg de næste 500 varer i kurven (1.001–1.500)');
  await shopper.at(/^\/cart/);
  await shopper.sees('500 varer fra listen er lagt i kurven.');
  carts.push(await ordered());
  expect(carts.map((cart) => cart.length)).toEqual([500, 500, 500]);
  expect(carts.flat().sort()).toEqual(NUMBERS);
});

test('more lines than a list can hold are rejected, and none of them is added', async () => {
  await shopper.goto('/customer/shopping-list');
  await shopper.follow('Opret ny liste');
  await shopper.fill('Listens navn', 'For meget');
  await shopper.press('Opret liste');
  const text = Array.from({ length: 6_000 }, (_, at) => `${NUMBERS[at % LINES]};1`).join('\n');
  await shopper.attach('CSV-fil', { name: 'alt.csv', text: `Varenummer;Antal\n${text}` });
  await shopper.press('Føj til listen');
  await shopper.sees('Der er mere end 5.000 linjer');
  await shopper.sees('Der er ingen varer på listen endnu.');
});

test('products that cannot be bought are reported before their part is added, with the number left for the next cart', async ({
  skip,
}) => {
  skip(!process.env.ALL_FLOWS);
  await pool.query(
    `UPDATE stock_item SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'LONG-0007')`,
  );
  await shopper.goto('/customer/shopping-list');
  await shopper.follow('Det nye hus');
  await shopper.press('Læg vare 1–500 i kurven');
  await shopper.sees('499 varer kan lægges i kurven. 1 kan ikke');
  await shopper.sees('LONG-0007');
  await shopper.sees('1.000 varer venter til næste kurv.');
  await shopper.press('Læg de 499 varer i kurven');
  await shopper.at(/\?from=501$/);
  await shopper.sees('499 varer er lagt i kurven. 1 kunne ikke købes, og 1.000 venter til næste kurv.');
  expect(await ordered()).toEqual(expect.not.arrayContaining(['LONG-0007']));
  // A shorter list has no parts, and an address with a line beyond its end starts at the first.
  await shopper.goto('/customer/shopping-list');
  await shopper.follow('Køkken og kaffe');
  await shopper.doesNotSee('i dele');
  await shopper.goto(`${await shopper.url()}?from=501`);
  await shopper.press('Læg hele listen i kurven');
  await shopper.at(/^\/cart/);
});

test('a quick order adds what is ready, and all other lines are listed, also where they are too many for an address', async () => {
  const unknown = Array.from({ length: 300 }, (_, at) => `FINDES-IKKE-${at};2`);
  const lines = [`${NUMBERS[0]};3`, ...unknown].join('\n');
  await shopper.goto('/hurtigbestilling');
  await shopper.fill('Varenummer og antal, én vare pr. linje', lines);
  await shopper.press('Tjek linjerne');
  await shopper.press('Læg den ene klare linje i kurven');
  await shopper.sees('1 varelinje er lagt i kurven. Linjer, der ikke var klar: 300. De venter her.');
  await shopper.seesField('Nummer, linje 1', 'FINDES-IKKE-0');
  await shopper.seesField('Nummer, linje 300', 'FINDES-IKKE-299');
  await shopper.seesField('Antal, linje 300', '2');
  await shopper.goto('/cart');
  expect(await ordered()).toContain(NUMBERS[0]);
});

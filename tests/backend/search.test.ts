// The search over a real PostgreSQL: how words are understood, what is learnt from products, what stands around the result.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshSearch } from '#backend/commerce/catalogue/search/lexicon/learn';
import { fold } from '#domain/search/fold';
import pg from 'pg';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

const QUESTION = `query ($words: String!) {
  products(search: $words, pageSize: 10) { total_count suggestions { search } items { sku name } }
  searchGuide(search: $words) { corrected unknown_words some_words_only words categories { name } printers { id name } }
}`;

interface Answer {
  products: { total_count: number; suggestions: { search: string }[]; items: { sku: string; name: string }[] };
  searchGuide: {
    corrected: string | null;
    unknown_words: string[];
    some_words_only: boolean;
    words: string[];
    categories: { name: string }[];
    printers: { id: string; name: string }[];
  } | null;
}

async function search(words: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await shop.ask(QUESTION, { words }, headers);
  expect(answer.errors).toBeUndefined();
  return answer.data as never as Answer;
}
const names = ({ products }: Answer) => products.items.map(({ name }) => name);

describe('words', () => {
  it('are put right when one letter slipped, and the guide says so', async () => {
    const found = await search('kuglpen');
    expect(found.searchGuide?.corrected).toBe('kuglepen');
    expect(names(found)[0]).toMatch(/^Kuglepen/);
  });

  it('are asked about when two slipped', async () => {
    const found = await search('kuglpenx');
    expect(found.products.total_count).toBe(0);
    expect(found.products.suggestions.map((one) => one.search)).toContain('kuglepen');
  });

  it.each(['stol', 'stole', 'kontor stol', 'kontrostol'])('%s finds a kontorstol', async (words) =>
    expect(names(await search(words)).join()).toMatch(/Kontorstol/),
  );

  it('that the catalogue does not know are left out, and named', async () => {
    const found = await search('kuglepen qzqzqz');
    expect(found.searchGuide?.unknown_words).toEqual(['qzqzqz']);
    expect(names(found)[0]).toMatch(/^Kuglepen/);
  });

  it('that no product has together are searched for apart', async () => {
    const found = await search('kontorstol toiletpapir');
    expect(found.searchGuide).toMatchObject({ some_words_only: true, words: ['kontorstol', 'toiletpapir'] });
    expect(found.products.total_count).toBeGreaterThan(0);
  });

  it('mean what staff say they mean', async () => {
    expect((await search('skriverøllike')).products.total_count).toBe(0);
    await shop.rows("INSERT INTO search_synonym (language, typed, means) VALUES ('da', 'skriverøllike', 'kuglepen')");
    expect(names(await search('skriverolliken'))[0]).toMatch(/^Kuglepen/);
  });

  it('lead to categories, and figures to printers', async () => {
    expect((await search('kontorstole')).searchGuide?.categories.map(({ name }) => name)).toContain('Kontorstole');
    const [fits] = await shop.rows(
      'SELECT r.make, r.model, r.id FROM product_printer f JOIN printer r ON r.id = f.printer_id ORDER BY 2 LIMIT 1',
    );
    const found = await search(`${fits?.make} ${fits?.model}`);
    expect(found.searchGuide?.printers.map(({ id }) => id)).toContain(fits?.id);
    expect(found.products.total_count).toBeGreaterThan(0);
  });

  it('may be Danish where English is read: what the shop proposes is found', async () => {
    for (const words of ['kontorstol', 'kopipapir a4', 'kuglepen']) {
      const [here, there] = [await search(words), await search(words, { 'accept-language': 'en' })];
      expect(there.products.total_count, words).toBe(here.products.total_count);
      expect(there.products.items.map(({ sku }) => sku)).toEqual(here.products.items.map(({ sku }) => sku));
    }
  });

  it('are understood in English as well', async () => {
    expect(names(await search('office chairs', { 'accept-language': 'en' })).join()).toMatch(/Office chair/i);
  });
});

it.each([
  'og til med',
  '!!! ???',
  '🙂',
  'a\u0000b',
  '\ud800',
  "'; DROP TABLE product; --",
  "a':* & | ! <-> (b)",
  '<script>alert(1)</script>',
  '%_\\',
  'x'.repeat(10_000),
  'ord '.repeat(2_500),
  '2410:*',
  '=K1 ~1 @1 #10',
])('%j is answered', async (words) => {
  await search(words);
  expect((await shop.ask('query ($w: String!) { searchSuggestions(search: $w) { terms } }', { w: words })).errors).toBe(
    undefined,
  );
});

it('folds letters as the rules do', async () => {
  for (const word of ['Bør', 'håndklæde', 'boer', 'Ærø', 'kaaaarm', 'créme', 'rygsæk'])
    expect((await shop.rows('SELECT shop_fold($1) AS folded', [word]))[0]?.folded).toBe(fold(word));
});

it('suggests endings, categories and products, but no word of products that this shop does not have', async () => {
  const asked = await shop.ask(
    '{ searchSuggestions(search: "kontors") { terms categories { name } products { name } } }',
  );
  const { searchSuggestions: found } = asked.data as never as {
    searchSuggestions: { terms: string[]; categories: { name: string }[]; products: { name: string }[] };
  };
  expect(found.terms).toContain('kontorstol');
  expect(found.products.length).toBeGreaterThan(0);
  await shop.rows("UPDATE product SET store_ids = ARRAY[2] WHERE name_da LIKE 'Kontorstol%'");
  await refresh();
  const hidden = await shop.ask('{ searchSuggestions(search: "kontorst") { terms products { name } } }');
  expect(JSON.stringify(hidden.data)).not.toMatch(/kontorstol/i);
});

it('learns from products that changed', async () => {
  const [product] = await shop.rows(
    "SELECT id FROM product WHERE type = 'simple' AND parent_id IS NULL ORDER BY id LIMIT 1",
  );
  await shop.rows("UPDATE product SET name_da = 'Gyngehest Vaks', store_ids = NULL WHERE id = $1", [product?.id]);
  await refresh([Number(product?.id)]);
  expect(names(await search('gyngehesten'))).toEqual(['Gyngehest Vaks']);
  expect(names(await search('gynghest'))).toEqual(['Gyngehest Vaks']);
});

async function refresh(ids: number[] | 'all' = 'all'): Promise<void> {
  const [{ url } = { url: '' }] = await shop.rows(
    "SELECT 'postgres://postgres@127.0.0.1:' || inet_server_port() || '/' || current_database() AS url",
  );
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await refreshSearch(pool, ids);
  await pool.end();
}

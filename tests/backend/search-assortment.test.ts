// Spec §6 in the search: products excluded from a customer's assortment appear in no result, count, suggestion, correction, category or printer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  // With the cache on: a cached response must not be served to another visitor.
  shop = await openTestBackend({ cacheQueries: true });
});
afterAll(() => shop.close());

const EVERYTHING = `query ($words: String!) {
  products(search: $words, pageSize: 100) { total_count suggestions { search } items { sku name } }
  searchGuide(search: $words) { corrected unknown_words words categories { name url_path } printers { id name } }
  searchSuggestions(search: $words) { terms categories { name url_path } printers { id name } products { sku name } }
}`;
interface Named {
  name: string;
  url_path?: string;
  sku?: string;
  id?: string;
}
interface Found {
  products: { total_count: number; suggestions: { search: string }[]; items: Named[] };
  searchGuide: {
    corrected: string | null;
    unknown_words: string[];
    words: string[];
    categories: Named[];
    printers: Named[];
  } | null;
  searchSuggestions: { terms: string[]; categories: Named[]; printers: Named[]; products: Named[] } | null;
}

const GRETHE = 'grethe@fjordhavn.example';
const IDA = 'ida@nordre-revision.example';

async function headersOf(email: string | null, store: string): Promise<Record<string, string>> {
  if (email === null) return { store };
  const asked = await shop.ask(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Kontor-2026") { token } }',
    { email },
    { store },
  );
  const { token } = (asked.data as never as { generateCustomerToken: { token: string } }).generateCustomerToken;
  return { store, authorization: `Bearer ${token}` };
}

async function search(words: string, headers: Record<string, string>): Promise<Found> {
  const asked = await shop.ask(EVERYTHING, { words }, headers);
  expect(asked.errors).toBeUndefined();
  return asked.data as never as Found;
}

/** SKUs of the products in a branch, with the parent for variants. */
async function branch(path: string): Promise<Set<string>> {
  const rows = await shop.rows(
    `SELECT p.sku FROM product p JOIN product_category pc ON pc.product_id = p.id JOIN category c ON c.id = pc.category_id
      WHERE c.url_path = $1`,
    [path],
  );
  return new Set(rows.map(({ sku = '' }) => sku));
}

describe('a disallow-list', () => {
  it.each(['plaid', 'plai', 'gave', 'gaver', 'termokop', 'krus', 'sort', 'bambus'])(
    '%s: no gift appears for the municipality',
    async (words) => {
      const [gifts, open, own] = [
        await branch('gaver'),
        await search(words, await headersOf(null, '2')),
        await search(words, await headersOf(GRETHE, '2')),
      ];
      const isGift = ({ sku = '', url_path = '' }: Named) => gifts.has(sku) || /^gaver(\/|$)/.test(url_path);
      const named = (found: Found) =>
        [
          found.products.items,
          found.searchGuide?.categories,
          found.searchSuggestions?.categories,
          found.searchSuggestions?.products,
        ].flatMap((list) => list ?? []);
      expect(named(own).filter(isGift)).toEqual([]);
      const left = open.products.items.filter((one) => !isGift(one)).length;
      if (open.products.total_count <= 100 && own.searchGuide?.corrected === null)
        expect(own.products.total_count).toBeGreaterThanOrEqual(left);
      if (open.products.total_count <= 100) expect(own.products.items.length).toBe(own.products.total_count);
    },
  );

  it('excludes hidden words from corrections, suggestions, completions and alternative words', async () => {
    const asked = ['plaidx', 'plsid', 'plaidxx', 'pla', 'plaid kontorstol', 'plaid toiletpapir'];
    const open = await headersOf(null, '2');
    expect((await search('plaid toiletpapir', open)).searchGuide?.words).toContain('plaid');
    expect((await search('plai', open)).searchSuggestions?.terms).toContain('plaid');
    const headers = await headersOf(GRETHE, '2');
    for (const words of asked) {
      const own = await search(words, headers);
      const said = [
        own.searchGuide?.corrected?.split(' ').filter((word) => !words.includes(word)),
        own.products.suggestions.map((one) => one.search),
        // The words before the one being typed are returned unchanged.
        own.searchSuggestions?.terms.map((term) => term.split(' ').at(-1)),
        own.searchGuide?.words,
      ];
      expect([words, JSON.stringify(said)]).toEqual([words, expect.not.stringMatching(/plaid/i)]);
      expect([words, own.products.items.filter(({ name }) => /plaid/i.test(name))]).toEqual([words, []]);
    }
  });
});

describe('an allow-list', () => {
  it('counts listed products only', async () => {
    const headers = await headersOf(IDA, '4');
    const paper = await branch('papir-og-kuverter');
    const own = await search('papir', headers);
    expect(own.products.items.filter(({ sku = '' }) => paper.has(sku)).length).toBeGreaterThan(0);
    const open = await search('rengøring', await headersOf(null, '2'));
    expect(open.products.total_count).toBeGreaterThan(0);
    const cleaning = await branch('rengoering');
    const hidden = await search('rengøring', headers);
    expect(hidden.products.items.filter(({ sku = '' }) => cleaning.has(sku))).toEqual([]);
    expect(hidden.searchGuide?.categories ?? []).toEqual([]);
    expect(hidden.searchSuggestions?.categories ?? []).toEqual([]);
  });

  it('suggests no printer whose cartridges are all hidden, and suggests it when one is visible', async () => {
    const [fits] = await shop.rows(
      `SELECT r.id, r.make || ' ' || r.model AS name, c.url_path AS shelf FROM printer r JOIN product_printer f ON f.printer_id = r.id
         JOIN product p ON p.id = f.product_id JOIN product_category pc ON pc.product_id = p.id AND pc.own JOIN category c ON c.id = pc.category_id
        WHERE p.cartridge IS NOT NULL AND (p.store_ids IS NULL OR 4 = ANY (p.store_ids)) AND r.model ~ '[0-9]{3}' ORDER BY r.id LIMIT 1`,
    );
    const name = fits?.name ?? '';
    const printers = async (headers: Record<string, string>) => {
      const found = await search(name, headers);
      return [found.searchGuide?.printers, found.searchSuggestions?.printers].map(
        (list) => list?.some(({ id }) => id === fits?.id) ?? false,
      );
    };
    expect(await printers(await headersOf(null, '2'))).toEqual([true, true]);
    const ida = await headersOf(IDA, '4');
    const allowOnly = (path: string | undefined) =>
      shop.rows('UPDATE customer SET allow = $2::jsonb WHERE email = $1', [
        IDA,
        path ? JSON.stringify([{ path, categoryIds: [] }]) : null,
      ]);
    await allowOnly('rengoering');
    expect(await printers(ida)).toEqual([false, false]);
    await allowOnly(fits?.shelf);
    expect(await printers(ida)).toEqual([true, true]);
    await allowOnly(undefined);
  });
});

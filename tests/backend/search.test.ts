// Search on PostgreSQL: interpretation of words, words learnt from products, and the guidance around the results.

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshSearch } from '#backend/commerce/catalogue/search/lexicon/learn';
import { fold } from '#domain/search/fold';
import { measuresIn } from '#domain/search/measures';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

const QUESTION = `query ($words: String!) {
  products(search: $words, pageSize: 10) { total_count suggestions { search } items { sku name } }
  searchGuide(search: $words) { corrected unknown_words missing_words some_words_only words categories { name } printers { id name } }
}`;

interface Answer {
  products: { total_count: number; suggestions: { search: string }[]; items: { sku: string; name: string }[] };
  searchGuide: {
    corrected: string | null;
    unknown_words: string[];
    missing_words: string[];
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
  it('with one wrong letter are corrected, and the guide reports it', async () => {
    const found = await search('kuglpen');
    expect(found.searchGuide?.corrected).toBe('kuglepen');
    expect(names(found)[0]).toMatch(/^Kuglepen/);
  });

  it('with two wrong letters give a suggestion and no results', async () => {
    const found = await search('kuglpenx');
    expect(found.products.total_count).toBe(0);
    expect(found.products.suggestions.map((one) => one.search)).toContain('kuglepen');
  });

  it.each(['stol', 'stole', 'kontor stol', 'kontrostol'])('%s finds a desk chair', async (words) =>
    expect(names(await search(words)).join()).toMatch(/Kontorstol/),
  );

  it('unknown to the catalogue are ignored, and reported', async () => {
    const found = await search('kuglepen qzqzqz');
    expect(found.searchGuide?.unknown_words).toEqual(['qzqzqz']);
    expect(names(found)[0]).toMatch(/^Kuglepen/);
  });

  it('that no product has together are searched separately', async () => {
    const found = await search('kontorstol toiletpapir');
    expect(found.searchGuide).toMatchObject({ some_words_only: true, words: ['kontorstol', 'toiletpapir'] });
    expect(found.products.total_count).toBeGreaterThan(0);
  });

  it('are mapped by the synonyms of staff', async () => {
    expect((await search('skriverøllike')).products.total_count).toBe(0);
    await shop.rows("INSERT INTO search_synonym (language, typed, means) VALUES ('da', 'skriverøllike', 'kuglepen')");
    expect(names(await search('skriverolliken'))[0]).toMatch(/^Kuglepen/);
  });

  it('return matching categories, and printers for model numbers', async () => {
    expect((await search('kontorstole')).searchGuide?.categories.map(({ name }) => name)).toContain('Kontorstole');
    const [fits] = await shop.rows(
      'SELECT r.make, r.model, r.id FROM product_printer f JOIN printer r ON r.id = f.printer_id ORDER BY 2 LIMIT 1',
    );
    const found = await search(`${fits?.make} ${fits?.model}`);
    expect(found.searchGuide?.printers.map(({ id }) => id)).toContain(fits?.id);
    expect(found.products.total_count).toBeGreaterThan(0);
  });

  it('in Danish find the same products in the English shop', async () => {
    for (const words of ['kontorstol', 'kopipapir a4', 'kuglepen']) {
      const [here, there] = [await search(words), await search(words, { 'accept-language': 'en' })];
      expect(there.products.total_count, words).toBe(here.products.total_count);
      expect(there.products.items.map(({ sku }) => sku)).toEqual(here.products.items.map(({ sku }) => sku));
    }
  });

  it('in English find products', async () => {
    expect(names(await search('office chairs', { 'accept-language': 'en' })).join()).toMatch(/Office chair/i);
  });
});

describe('a kind of product that the shop does not sell', () => {
  const suggested = async (words: string) => {
    const { data } = await shop.ask(
      'query ($words: String!) { searchSuggestions(search: $words) { terms categories { name } products { name } } }',
      { words },
    );
    return (data as { searchSuggestions: object }).searchSuggestions;
  };

  it.each([
    ['makulator a4 10 ark', 'makulator'],
    ['paraply sort', 'paraply'],
    ['sort paraply', 'paraply'],
    ['ventilator til kontoret', 'ventilator'],
    ['webcam 1080p usb', 'webcam'],
    ['samsung ml-2165', '2165'],
  ])('%s: finds no products that merely share a number or a colour, and reports the word', async (typed, missing) => {
    const found = await search(typed);
    expect(found.products).toMatchObject({ total_count: 0, items: [] });
    expect(found.searchGuide).toMatchObject({ missing_words: [missing], some_words_only: false });
    expect(await suggested(typed)).toEqual({ terms: [], categories: [], products: [] });
  });

  it('is the last word in English: "paper shredder" does not find paper', async () => {
    const found = await search('paper shredder', { 'accept-language': 'en' });
    expect(found.products.total_count).toBe(0);
    expect(found.searchGuide?.missing_words).toEqual(['shredder']);
    expect(found.searchGuide?.words).toEqual(['paper']);
  });

  it('is each word of an English compound: "vacuum cleaner" finds no cleaning agents, and suggests "cleaner"', async () => {
    const english = { 'accept-language': 'en' };
    expect((await search('vacuum', english)).products.total_count).toBeGreaterThan(0);
    expect(names(await search('floor cleaner', english))[0]).toMatch(/cleaner/);
    const found = await search('vacuum cleaner', english);
    expect(found.products).toMatchObject({ total_count: 0, suggestions: [{ search: 'cleaner' }] });
    expect(found.searchGuide).toMatchObject({ missing_words: ['vacuum'], some_words_only: false });
  });

  it('is suggested, but not found, by the kind at the end of a compound', async () => {
    const found = await search('køleskab 90 l');
    expect(found.products.total_count).toBe(0);
    expect(found.products.suggestions.map((one) => one.search)).toContainEqual(expect.stringMatching(/^skabe? 90l$/));
    expect(found.searchGuide?.categories.map(({ name }) => name)).toContain('Skabe');
  });

  it('is not reported when the kind is known: unmatched details are ignored, never the kind', async () => {
    const found = await search('kontorstol 24/6 2027');
    expect(found.searchGuide).toMatchObject({ some_words_only: true, missing_words: [] });
    expect(names(found).length).toBeGreaterThan(0);
    expect(names(found).filter((name) => !/kontorstol/i.test(name))).toEqual([]);
  });

  it('is not reported for a SKU among unknown words', async () => {
    const [row] = await shop.rows(
      "SELECT sku FROM product WHERE type = 'simple' AND parent_id IS NULL AND (store_ids IS NULL OR 1 = ANY (store_ids)) ORDER BY id LIMIT 1",
    );
    const found = await search(`qzqzqz ${row?.sku}`);
    expect(found.products.items[0]?.sku).toBe(row?.sku);
  });
});

it.each(['papir', 'kopipapir'])('"%s" shows copy paper first, coloured sheets after it, and no tape', async (words) => {
  const found = names(await search(words));
  const places = (name: RegExp) => found.flatMap((one, at) => (name.test(one) ? [at] : []));
  expect(found.slice(0, 3).filter((name) => !/^Kopipapir /.test(name))).toEqual([]);
  expect(Math.min(...places(/^Farvet papir/))).toBeGreaterThan(places(/^Kopipapir /)[2] ?? 0);
  expect(places(/tape|kuvert/i)).toEqual([]);
});

describe('paper format', () => {
  it.each(['a3 papir', 'papir a3', 'hvid a3 papir 80 g', 'kopipapir a3'])(
    '%s: finds no product of another format',
    async (typed) => {
      const found = names(await search(typed));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((name) => / A[0124-8]\b/.test(name) || !/ A3\b/.test(name))).toEqual([]);
    },
  );
});

describe('numbers', () => {
  it('of sizes and amounts are normalised equally by the database and the domain rules', async () => {
    const texts = [
      'Kopipapir Skovly A4 80 g, 5 × 500 ark',
      'Whiteboard Ørnedal 120 × 90 cm',
      'Papkasse 305 × 215 × 150 mm, 25 stk.',
      'Kontortape 19 mm × 33 m, 8 rl.',
      'Bærbar computer Tegn 16 64 GB/2 TB',
      'Skærm Fjernblik 27"',
      '0,7 mm, 12 stk. til 4.000 lm og 1,25 l',
      'Toiletpapir 3-lags 250 ark',
      'Standerlampe 80 g/m² 5 m² a4 g',
    ];
    for (const text of texts) {
      const [row] = await shop.rows('SELECT search_measures($1) AS found', [text]);
      const [found, said] = [new Set(row?.found), measuresIn(text).map((one) => one.lexemes[0] ?? '')];
      expect([text, said.filter((one) => !found.has(one))]).toEqual([text, []]);
    }
  });

  it.each([
    ['80 g', ['80g', '80 gram', '80gr', '80gsm']],
    ['0,7 mm', ['0.7mm', '0,7 mm']],
    [' × ', ['turned', 'joined']],
  ])('%s are found in every notation', async (written, typed) => {
    const [product] = await shop.rows(
      `SELECT sku, name_da FROM product WHERE parent_id IS NULL AND (store_ids IS NULL OR 1 = ANY (store_ids)) AND name_da LIKE '%' || $1 || '%' AND name_da !~ '× .* ×|× [0-9]+ ark' ORDER BY id LIMIT 1`,
      [written],
    );
    const [thing] = product?.name_da?.split(' ') ?? [];
    const [, one, other] = /([0-9]+) × ([0-9]+)/.exec(product?.name_da ?? '') ?? [];
    const sides: Record<string, string> = { turned: `${other}x${one}`, joined: `${one}x${other}` };
    for (const figures of typed) {
      const found = await search(`${thing} ${sides[figures] ?? figures}`);
      expect([figures, found.searchGuide?.some_words_only]).toEqual([figures, false]);
      expect(found.products.items.map(({ sku }) => sku)).toContain(product?.sku);
      // A match of two sides of a three-sided size ranks lower.
      const [size, told] = one ? [`${one} × ${other}`, names(found).slice(0, 1)] : [written, names(found)];
      expect([figures, told.filter((name) => !name.includes(size))]).toEqual([figures, []]);
    }
  });

  it.each([
    ['tn247', /TN-247/],
    ['tn 247', /TN-247/],
    ['247', /TN-247/],
    ['247bk', /TN-247BK/],
    ['brother247', /TN-247/],
  ])('%s finds the cartridges of that number in all colours', async (typed, number) => {
    const found = await search(typed);
    expect(names(found).length).toBeGreaterThan(0);
    expect(names(found).filter((name) => !number.test(name))).toEqual([]);
  });

  it('of a parent find it with and without their first letter, also among other words', async () => {
    const [family] = await shop.rows(
      "SELECT sku FROM product WHERE type = 'configurable' AND sku ~ '^K[0-9]{5,}$' AND (store_ids IS NULL OR 1 = ANY (store_ids)) ORDER BY id DESC LIMIT 1",
    );
    const sku = family?.sku ?? '';
    for (const typed of [sku, sku.slice(1), `Brug ${sku}`, `Brug ${sku.slice(1)}`, `vare nr. ${sku.slice(1)}`])
      expect([typed, (await search(typed)).products.items[0]?.sku]).toEqual([typed, sku]);
  });

  it('derived from another number are never an item’s own number', async () => {
    const [row] = await shop.rows(
      `SELECT count(*) FILTER (WHERE derived)::int AS derived, count(*) FILTER (WHERE derived AND code = 'TN247BK')::int AS own FROM product_code`,
    );
    expect(Number(row?.derived)).toBeGreaterThan(0);
    expect(Number(row?.own)).toBe(0);
  });
});

describe('names', () => {
  it.each([
    ['svanemærket', 'nordic-ecolabel'],
    ['nordic swan', 'nordic-ecolabel'],
    ['fsc', 'fsc-'],
    ['fairtrade', 'fairtrade'],
  ])('of certificates find certified products: %s', async (typed, certificate) => {
    const found = await search(typed);
    expect(found.products.items.length).toBeGreaterThan(0);
    for (const { sku } of found.products.items) {
      const [row] = await shop.rows('SELECT certificates::text AS has FROM product WHERE sku = $1', [sku]);
      expect(row?.has).toContain(certificate);
    }
  });

  it.each([
    ['office chair', /Kontorstol/],
    ['envelopes', /kuvert/i],
    ['sticky notes', /Selvklæbende noter/],
    ['tape holder', /tape/i],
    ['hovedtelfoner', /^Headset/],
    ['kafebøner', /^Kaffebønner/],
    ['skraldespandene', /spand|kurv|Sorteringsmøbel/i],
    ['vindueskuvert', /Rudekuvert/],
  ])('in everyday use find products, in Danish or English: %s', async (typed, name) =>
    expect(names(await search(typed))[0]).toMatch(name),
  );

  it('that only sound similar are not mixed up: tape does not find blankets', async () => {
    expect(names(await search('tæppe')).join()).toMatch(/Plaid/);
    expect(names(await search('tape')).join()).not.toMatch(/Plaid/);
  });

  it('of printers match only with the complete number', async () => {
    expect((await search('brother dcp l253')).searchGuide?.printers ?? []).toEqual([]);
    expect((await search('brother dcp l2530')).searchGuide?.printers.map(({ name }) => name)).toEqual([
      'Brother DCP-L2530DW',
    ]);
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
])('%j causes no error', async (words) => {
  await search(words);
  expect((await shop.ask('query ($w: String!) { searchSuggestions(search: $w) { terms } }', { w: words })).errors).toBe(
    undefined,
  );
});

it('folds letters like the domain rules', async () => {
  for (const word of ['Bør', 'håndklæde', 'boer', 'Ærø', 'kaaaarm', 'créme', 'rygsæk'])
    expect((await shop.rows('SELECT shop_fold($1) AS folded', [word]))[0]?.folded).toBe(fold(word));
});

it('suggests completions, categories and products, but no words of products that this store does not sell', async () => {
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

it('suggests compounds that start with the typed letters', async () => {
  const asked = await shop.ask(
    'query ($words: String!) { searchSuggestions(search: $words) { terms products { name } } }',
    {
      words: 'boblek',
    },
  );
  const { terms, products } = (asked.data as { searchSuggestions: { terms: string[]; products: { name: string }[] } })
    .searchSuggestions;
  expect(terms.join()).toMatch(/boblekuvert/);
  expect(products[0]?.name).toMatch(/^boblekuvert/i);
});

it('distinguishes formats, batteries and pairs of numbers, and suggests brands and base forms', async () => {
  const goods = await shop.rows(
    "SELECT id FROM product WHERE type = 'simple' AND parent_id IS NULL ORDER BY id OFFSET 1 LIMIT 6",
  );
  const called = [
    'Krampe Vaks 24/6',
    'Krampe Vaks 26/6 til 24 ark',
    'Celle Vaks AA',
    'Celle Vaks AAA',
    'Vaksbog',
    'Vaksbøger',
  ];
  for (const [at, name] of called.entries())
    await shop.rows(
      "UPDATE product SET name_da = $2, store_ids = NULL, short_da = 'Vaksbogens bedste, AA og AAA' WHERE id = $1",
      [goods[at]?.id, name],
    );
  await refresh(goods.map(({ id }) => Number(id)));
  expect(names(await search('krampe 24/6'))).toEqual(['Krampe Vaks 24/6']);
  expect(names(await search('krampe 26/6'))).toEqual(['Krampe Vaks 26/6 til 24 ark']);
  expect(names(await search('celle aa'))).toEqual(['Celle Vaks AA']);
  expect(names(await search('aaa celle'))).toEqual(['Celle Vaks AAA']);
  const ask = 'query ($w: String!) { searchSuggestions(search: $w) { terms brands { id name } } }';
  expect((await shop.ask(ask, { w: 'vaksbo' })).data).toMatchObject({ searchSuggestions: { terms: ['vaksbog'] } });
  const [brand] = await shop.rows(
    'SELECT b.code AS id, b.name FROM brand b JOIN product p ON p.brand_code = b.code WHERE p.store_ids IS NULL AND p.parent_id IS NULL ORDER BY b.name LIMIT 1',
  );
  const start = brand?.name?.slice(0, 4) ?? '';
  const { data } = await shop.ask(ask, { w: start });
  expect((data as { searchSuggestions: { brands: object[] } }).searchSuggestions.brands).toContainEqual({
    id: brand?.id,
    name: brand?.name,
  });
});

it('indexes changed products', async () => {
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

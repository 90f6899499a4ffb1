// The files created by `shop init` make a shop that can sell in an empty database, and importing them again changes nothing.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLaw } from '#backend/commerce/law/check-law';
import { type Database, openDatabase } from '#backend/db/client';
import { migrate } from '#backend/db/migrate';
import { applyFolder } from '#backend/shop-files/apply';
import { writeFiles } from '#backend/shop-files/export';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';
import { QUESTIONS, type ShopAnswers } from '#backend/shop-files/starter/answers';
import { starterFiles } from '#backend/shop-files/starter/files';
import { STARTER_PAGES } from '#backend/shop-files/starter/pages';
import { starterPictures } from '#backend/shop-files/starter/pictures';
import { inCopenhagen } from '#domain/calendar/calendar';
import { sampleOf } from '../support/sample';
import { sourcesIn } from '../support/source';
import { TEST_NOW } from '../support/template';

let database: Database;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'starter-'));
  database = await openDatabase({});
  await migrate(database.pool);
});

afterAll(async () => {
  await database.close();
  await rm(root, { recursive: true, force: true });
});

const ANSWERS: ShopAnswers = {
  name: 'Ærø & "Søn" A/S',
  cvr: '12345674',
  street: 'Ålevej 1',
  postcode: '5970',
  city: 'Ærøskøbing',
  email: 'post@aeroe.example',
  telephone: '+45 12 34 56 78',
  hosts: ['aeroe.example', 'www.aeroe.example'],
  sells_to: 'both',
  languages: ['da', 'en'],
};

const applied = (answers: ShopAnswers, dryRun: boolean) => appliedFiles(starterFiles(answers), dryRun);

async function appliedFiles(files: ReadonlyMap<string, string>, dryRun: boolean) {
  const folder = await mkdtemp(join(root, 'shop-'));
  await writeFiles(folder, new Map<string, string | Uint8Array>([...files, ...starterPictures()]));
  const outcome = await applyFolder(database.pool, {
    folder: await openFolder(folder),
    now: TEST_NOW,
    dryRun,
  });
  if (outcome.ok) return outcome;
  throw new Error(outcome.reason === 'faults' ? outcome.faults.map(fileFaultInWords).join('\n') : outcome.reason);
}

test.each(sampleOf<'private' | 'business'>(['private', 'business'], ['business']))(
  'a shop for %s buyers has one store',
  async (sells_to) => {
    const { sections, warnings } = await applied({ ...ANSWERS, sells_to }, true);
    expect(warnings).toEqual([]);
    expect(sections.find(({ name }) => name === 'stores')?.added).toHaveLength(1);
  },
);

test('an empty database becomes a shop with products, stock, delivery and terms; a second import changes nothing', async () => {
  const { sections } = await applied(ANSWERS, false);
  const added = Object.fromEntries(sections.map((section) => [section.name, section.added.length]));
  expect(added).toMatchObject({ stores: 2, variants: 1, products: 3, stock: 3, methods: 1, pages: 6, categories: 1 });
  const ready = `SELECT count(*)::int AS sold FROM product p JOIN product_card c ON c.product_id = p.id
    JOIN product_category k ON k.product_id = p.id WHERE p.salable`;
  expect((await database.pool.query(ready)).rows).toEqual([{ sold: 3 }]);
  const again = await applied(ANSWERS, false);
  expect(again.sections.flatMap(({ added: fresh, changed, removed }) => [...fresh, ...changed, ...removed])).toEqual(
    [],
  );
});

test('each picture is a file that the starter names, of at most 30 kB, and none is a drawing', async () => {
  const text = [...starterFiles(ANSWERS).values()].join('\n');
  expect(text).not.toMatch(/drawing:|scene:/);
  const pictures = [...starterPictures()];
  expect(pictures.length).toBeGreaterThan(3);
  for (const [path, bytes] of pictures) {
    expect(text, path).toContain(path.replace('pictures/', ''));
    expect([path, bytes.length > 0 && bytes.length <= 30_000]).toEqual([path, true]);
  }
  const named = `SELECT (SELECT count(*)::int FROM product_picture WHERE NOT spec ? 'file') AS drawn,
    (SELECT count(*)::int FROM product_picture) AS products, (SELECT spec ? 'file' FROM picture) AS category`;
  expect((await database.pool.query(named)).rows).toEqual([{ drawn: 0, products: 3, category: true }]);
});

test('a new shop complies with the law, and has every page that the storefront links to', async () => {
  const { breaches, texts } = await checkLaw(database.pool, inCopenhagen(TEST_NOW).date);
  expect([breaches, texts > 0]).toEqual([[], true]);
  const sources = await sourcesIn('app', 'domain');
  const linked = sources.flatMap(({ text }) => [...text.matchAll(/infoPath\('([a-z-]+)'\)/g)].map(([, name]) => name));
  expect(linked).toContain('fortrydelsesret');
  const names = STARTER_PAGES.map(([name]) => name);
  expect(linked.filter((name) => name !== undefined && !names.includes(name))).toEqual([]);
});

test('rejects terms and links to missing pages at their line', async () => {
  const files = starterFiles(ANSWERS);
  const changed = (file: string, from: string, to: string) => {
    const text = files.get(file) ?? '';
    expect(text).toContain(from);
    return new Map(files).set(file, text.replaceAll(from, to));
  };
  await expect(appliedFiles(changed('shop.yaml', 'info/handelsbetingelser', 'info/findes-ikke'), true)).rejects.toThrow(
    /^shop\.yaml:\d+ \(terms\.page\): Der er ingen side på "info\/findes-ikke" i butikken privat\.\nshop\.yaml:\d+ \(terms\.page\)/,
  );
  await expect(appliedFiles(changed('content.yaml', '/info/kontakt', '/info/kontakten'), true)).rejects.toThrow(
    /^content\.yaml:\d+ \(columns\[0\]\.links\[0\]\.href\): Der er ingen side på "\/info\/kontakten"\.$/,
  );
  // A page missing in the file is looked up in the shop.
  const alone = new Map([...files].filter(([file]) => file === 'shop.yaml'));
  expect(await appliedFiles(alone, true)).toMatchObject({ ok: true });
});

test.each([
  ['da', /Velkommen til/, /Welcome|Ballpoint|Terms and conditions|To your door/],
  ['en', /Welcome to/, /Velkommen|Kuglepen|Handelsbetingelser|Til døren|Privat\b|Erhverv/],
] as const)('a shop in %s only has valid files in that language only', async (language, said, other) => {
  const answers = { ...ANSWERS, languages: [language] };
  const files = starterFiles(answers);
  const text = [...files.values()].join('\n');
  expect(text).toMatch(said);
  expect(text.replace(/href: .*/g, '')).not.toMatch(other);
  expect([...files.keys()].filter((file) => file.startsWith('content/'))).toEqual(
    STARTER_PAGES.map(([name]) => `content/pages/${name}.md`),
  );
  expect(text).not.toMatch(/^\s*(da|en): (?!\[)/m);
  await applied(answers, true);
});

test('rejects unusable answers, and accepts every example', () => {
  const read = (key: keyof ShopAnswers, typed: string) => QUESTIONS.find((one) => one.key === key)?.read(typed);
  for (const { key, fallback } of QUESTIONS) expect(read(key, fallback), key).not.toBeNull();
  expect(read('cvr', '12345675')).toBeNull();
  expect(QUESTIONS.find(({ key }) => key === 'cvr')?.wanted).toContain('kontrolcifret');
  expect(read('hosts', 'https://shop.dk')).toBeNull();
  expect(read('hosts', 'Shop.dk, www.shop.dk shop.dk')).toEqual(['shop.dk', 'www.shop.dk']);
  expect(read('sells_to', 'alle')).toBeNull();
  expect(read('languages', 'tysk')).toBeNull();
  expect(read('languages', 'Dansk')).toEqual(['da']);
  expect(read('postcode', '80')).toBeNull();
  expect(read('name', '   ')).toBeNull();
});

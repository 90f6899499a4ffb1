// Keeps docs/spec-coverage.md true: every section is there, every proof exists, and what the table claims of schema and constants holds.
import fs from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@remix-run/route-config';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_STORE_ID } from '#domain/store-selection';
import { root } from './support/source';

const DAY = 24 * 60 * 60;

/** What a planned row may wait for, in the words of the page itself. */
const WAITS = ['the first purchase', 'the shop window', 'cart to order', 'later'];

interface Row {
  line: number;
  section: string;
  statement: string;
  where: string[];
  status: string;
  last: string;
}

interface Proof {
  file: string;
  name: string;
}

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(root, file));
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

function rowsOf(page: string): Row[] {
  return page.split('\n').flatMap((text, at) => {
    if (!/^\| [1-9]( |\|)/.test(text)) return [];
    const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    expect(cells, `line ${at + 1} has five cells`).toHaveLength(7);
    const [, section = '', statement = '', where = '', status = '', last = ''] = cells;
    return [{ line: at + 1, section, statement, where: quoted(where), status, last }];
  });
}

function proofsOf(row: Row): Proof[] {
  return quoted(row.last).map((text) => {
    const [file = '', name = ''] = text.split(' › ');
    return { file, name };
  });
}

const said = ({ line, statement }: Row, what: string) => `line ${line} (${statement}): ${what}`;

const rows = rowsOf(read('docs/spec-coverage.md'));
const done = rows.filter(({ status }) => status === 'done');
const planned = rows.filter(({ status }) => status === 'planned');

describe('the table of the specification', () => {
  test('has every section from 1 to 9, some 400 rows and more', () => {
    expect([...new Set(rows.map(({ section }) => section[0]))].sort()).toEqual([...'123456789']);
    expect(rows.length).toBeGreaterThanOrEqual(400);
  });

  test('says done or planned of each, and says it once', () => {
    expect(rows.filter((row) => !done.includes(row) && !planned.includes(row))).toEqual([]);
    const named = rows.map(({ section, statement }) => `${section}: ${statement}`);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  test('names places that exist', () => {
    const lost = rows.flatMap((row) => row.where.filter((place) => !exists(place)).map((place) => said(row, place)));
    expect(lost).toEqual([]);
    expect(done.filter(({ where }) => where.length === 0)).toEqual([]);
  });

  test('names for each done statement a test that exists and has that name', () => {
    const texts = new Map<string, string>();
    const holds = ({ file, name }: Proof) => {
      if (!exists(file)) return false;
      if (!texts.has(file)) texts.set(file, read(file));
      return name !== '' && texts.get(file)?.includes(name) === true;
    };
    const unproven = done.flatMap((row) => {
      const proofs = proofsOf(row);
      if (proofs.length === 0) return [said(row, 'names no test')];
      return proofs.filter((proof) => !holds(proof)).map(({ file, name }) => said(row, `${file} › ${name}`));
    });
    expect(unproven).toEqual([]);
    expect(done.flatMap(proofsOf).filter(({ file }) => !/\.(test|flow)\.tsx?$/.test(file))).toEqual([]);
  });

  test('says of each planned statement what it waits for', () => {
    expect(planned.filter(({ last }) => !WAITS.includes(last)).map((row) => said(row, row.last))).toEqual([]);
  });

  test('counts', () => {
    const waiting = WAITS.map((wait) => `${planned.filter(({ last }) => last === wait).length} wait for ${wait}`);
    process.stdout.write(`${rows.length} statements: ${done.length} done; ${waiting.join(', ')}\n`);
    expect(done.length + planned.length).toBe(rows.length);
  });
});

describe('what the table itself claims', () => {
  test('the fields that section 3 names stand in the schema', () => {
    const claiming = done.filter((row) => row.last.includes('the fields that section 3 names'));
    const missing = claiming.flatMap((row) => {
      const text = row.where.map(read).join('\n');
      const fields = quoted(row.statement).filter((field) => !new RegExp(`\\b${field}\\b`).test(text));
      return fields.map((field) => said(row, field));
    });
    expect(missing).toEqual([]);
    expect(claiming.filter(({ statement }) => quoted(statement).length === 0)).toEqual([]);
  });

  test('the checkout stands in the checkout layout', async () => {
    const { default: routes } = await import('../app/routes');
    const under = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
      entries.flatMap((entry) => [entry, ...under(entry.children ?? [])]);
    const layout = under(await routes).find(({ file }) => file === 'routes/layouts/checkout.tsx');
    const inside = (layout?.children ?? []).map((entry) => entry.path);
    expect(inside).toEqual(['checkout', 'checkout/cancel', 'checkout/success']);
  });

  test('variants, looks and stores are those of section 1', async () => {
    const { VARIANTS, variantFor } = await import('~/config/variants');
    const { STORES, UNITS } = await import('#demo/world/stores');
    const codes = ['b2c', 'b2b', 'b2cb', 'b2b_uniq', 'firmagaver_dk', 'punchout'];
    expect(VARIANTS.map(({ code, themeName }) => [code, themeName])).toEqual([
      ['office', 'base'],
      ['design', 'dade'],
      ['advice', 'uniq'],
      ['gifts', 'gaver'],
    ]);
    expect(STORES.map(({ code }) => code).sort()).toEqual([...codes].sort());
    expect(new Set(VARIANTS.flatMap(({ storeCodes }) => [...storeCodes]))).toEqual(new Set(codes));
    expect(variantFor('localhost:3000', 'gifts').code).toBe('gifts');
    const hosts = ['staging.design.localhost:3000', 'test2-uniq.localhost', 'dev.gaver.localhost', 'preprod.localhost'];
    expect(hosts.map((host) => variantFor(host, undefined).code)).toEqual(['design', 'advice', 'gifts', 'office']);
    expect(UNITS.map(({ code }) => code)).toEqual(expect.arrayContaining(['stk', 'pk', 'ds']));
  });

  test('countries and currencies are told in full', async () => {
    const { buildSchema, isEnumType } = await import('graphql');
    const { commerceSdl } = await import('#backend/generated/sdl');
    const schema = buildSchema(commerceSdl);
    const values = (name: string) => {
      const type = schema.getType(name);
      return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    };
    expect(values('CountryCodeEnum')).toHaveLength(249);
    expect(new Set(values('CurrencyEnum')).size).toBe(155);
    expect(values('CurrencyEnum')).toEqual(expect.arrayContaining(['DKK', 'EUR', 'POINT']));
  });

  test('the manifest names icons that are there', () => {
    const { icons } = JSON.parse(read('public/manifest.webmanifest')) as { icons: { src: string }[] };
    expect(icons.filter(({ src }) => !exists(`public${src}`))).toEqual([]);
    expect(fs.readdirSync(path.join(root, 'public/splash')).length).toBeGreaterThan(0);
  });

  test('the promises of the footer and the product page are said', () => {
    const [common, product] = ['common', 'product'].map((name) => read(`app/i18n/da/${name}.json`));
    expect(common).toContain('48 timer på hverdage');
    expect(product).toContain('9-17');
  });
});

describe('the constants of section 9 stand in the code', () => {
  // Read here, since the storefront parses its settings when it is loaded.
  let COOKIES: typeof import('~/request-context/cookies.server').COOKIES;
  beforeAll(async () => {
    ({ COOKIES } = await import('~/request-context/cookies.server'));
  });

  test('cookies: 365 days for the locale, 7 days for the login', () => {
    expect(COOKIES.locale.maxAge).toBe(365 * DAY);
    expect([COOKIES.token.name, COOKIES.token.maxAge]).toEqual(['apollo-token', 7 * DAY]);
  });

  test('widths, heights and layers', async () => {
    const { breakpoints } = await import('~/ui/theme/breakpoints');
    const { layer, measure } = await import('~/ui/theme/sizes');
    expect(Object.values(breakpoints)).toEqual([640, 768, 1024, 1280, 1536, 1920]);
    expect(measure).toMatchObject({ container: '1450px', sidebar: '9.375rem', header: '80px', besideSidebar: '650px' });
    expect(layer.modal).toBe(1000);
  });

  test('pictures: tile 200 px, product 1200 px, quality 90, logos 28 px', async () => {
    const { MEDIA_WIDTHS } = await import('#backend/ports/media/media');
    expect(MEDIA_WIDTHS).toEqual(expect.arrayContaining([200, 1200]));
    expect(read('backend/ports/media/render.ts')).toMatch(/QUALITY = 90\b/);
    const tile = read('app/ui/shop/tile.tsx');
    expect([/width(=\{|: )200\b/.test(tile), /width(=\{|: )28\b/.test(tile)]).toEqual([true, true]);
  });

  test('times: 200 ms of loading, 5 s of minicart', () => {
    expect(read('app/client/loading.ts')).toMatch(/MINIMUM_MS = 200\b/);
    expect(read('app/client/peek-timer.ts')).toMatch(/PEEK_MS = 5000\b/);
  });

  test('default store 1, content currency DKK, theme colour #D5494B', () => {
    expect(DEFAULT_STORE_ID).toBe(1);
    expect(read('app/services/asked.server.ts')).toContain("'content-currency': 'DKK'");
    for (const file of ['app/root.tsx', 'public/manifest.webmanifest']) expect(read(file)).toContain('#D5494B');
  });
});

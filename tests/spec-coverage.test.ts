// Checks docs/internal/spec-coverage.md: equals the tags above the tests, cites only code that runs, and its constants hold.
import fs from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@remix-run/route-config';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHOP_LOOKS } from '#domain/store/shop-variant';
import { DEFAULT_STORE_ID } from '#domain/store/store-selection';
import { reachableFiles } from './support/reachable';
import { parseSource, root } from './support/source';
import { readFieldUse } from './support/spec/fields';
import { readTable, TABLE, writtenTable } from './support/spec/table';
import { tagsOf } from './support/spec/tags';

const DAY = 24 * 60 * 60;

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(root, file));

describe('the specification table', () => {
  const table = readTable();
  const done = table.rows.filter(({ status }) => status === 'done');
  const planned = table.rows.filter(({ status }) => status === 'planned');
  const named = table.rows.map(({ section, statement }) => `${section}: ${statement}`);

  test('has every section from 1 to 9, and at least 600 statements', () => {
    expect([...new Set(table.rows.map(({ section }) => section[0]))].sort()).toEqual([...'123456789']);
    expect(table.rows.length).toBeGreaterThanOrEqual(600);
    process.stdout.write(`${table.rows.length} statements: ${done.length} done, ${planned.length} planned\n`);
  });

  test('has no faults: known sections, used fields, explained gaps', () => {
    expect(table.faults).toEqual([]);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });

  test('equals what `npm run spec-coverage` writes', () => {
    expect(read(TABLE) === writtenTable(table)).toBe(true);
  });

  test('names existing files, at least one per done statement', () => {
    const lost = table.rows.flatMap(({ statement, places }) =>
      places.filter((place) => !exists(place)).map((place) => `${statement}: ${place}`),
    );
    expect(lost).toEqual([]);
    expect(done.filter(({ places }) => places.length === 0).map(({ statement }) => statement)).toEqual([]);
  });

  test('cites for done statements only code reachable from an entry point', () => {
    const reached = reachableFiles();
    const isCode = (place: string) => /^(app|backend|domain|server)\/.*\.tsx?$/.test(place);
    const dead = done.flatMap(({ statement, places }) =>
      places.filter((place) => isCode(place) && !reached.has(place)).map((place) => `${statement}: ${place}`),
    );
    expect(dead).toEqual([]);
    expect(reached.size).toBeGreaterThan(1000);
    expect(reached.has('app/ui/theme/wireframe.css.ts')).toBe(false); // only a test draws with it
  });

  test('explains each planned statement in at least eight words, and no other', () => {
    const waited = new Set(planned.flatMap(({ last }) => last));
    expect([...table.waits.keys()].filter((name) => !waited.has(name))).toEqual([]);
    expect([...table.waits].filter(([, why]) => why.split(' ').length < 8)).toEqual([]);
  });
});

describe('reading tags', () => {
  // Concatenated here, since a tag in this file would count.
  const MARK = '// spec:';
  const text = `@ 4 Price shown: a tier \`counts\`
//   when it is reached
//   at domain/price/price.ts, app/ui/shop/
// The fence: a comment of its own.
test('is reached', () => {});
describe('prices', () => {
  @ 1: shown
  test.each([['one']])('is %s', () => {});
  const rows = [
    @ 1: a row
    { code: 1, name: 'of a table' },
  ];
});
`.replaceAll('@', MARK);

  test('yields section, statement, places, and the title below', () => {
    const tags = tagsOf(parseSource('domain/a.test.ts', text.replace('app/ui/shop/', 'app/ui/shop/a.ts')));
    expect(tags.map(({ section, statement, places, proof }) => [section, statement, places, proof])).toEqual([
      [
        '4 Price shown',
        'a tier `counts` when it is reached',
        ['domain/price/price.ts', 'app/ui/shop/a.ts'],
        'domain/a.test.ts › is reached',
      ],
      ['1', 'shown', [], 'domain/a.test.ts › is %s'],
      ['1', 'a row', [], 'domain/a.test.ts › of a table'],
    ]);
  });

  test('a tag without a section, or above nothing, is rejected', () => {
    expect(() => tagsOf(parseSource('domain/a.test.ts', `${MARK} shown\ntest("a", () => {});\n`))).toThrow(':1');
    expect(() => tagsOf(parseSource('domain/a.test.ts', `run();\n${MARK} 1: shown\n`))).toThrow(':2');
  });
});

test('a field that is only in the schema is not used', () => {
  const use = readFieldUse();
  const sdl = ['backend/commerce/customer/extension.graphql'];
  expect(use.askersOf('is_business_admin', sdl)).not.toEqual([]);
  expect(use.askersOf('business_shoppinglist_limit', sdl)).toEqual([]);
  expect(use.askersOf('is_business_admin', ['backend/commerce/cart/types.graphql'])).toEqual([]);
});

describe('what the table itself proves', () => {
  // spec: 2 Layouts: The checkout routes use the checkout layout
  //   at app/routes.ts
  test('the checkout is in the checkout layout', async () => {
    const { default: routes } = await import('../app/routes');
    const under = (entries: RouteConfigEntry[]): RouteConfigEntry[] =>
      entries.flatMap((entry) => [entry, ...under(entry.children ?? [])]);
    const layout = under(await routes).find(({ file }) => file === 'routes/layouts/checkout.tsx');
    const inside = (layout?.children ?? []).map((entry) => entry.path);
    expect(inside).toEqual(['checkout', 'checkout/cancel', 'checkout/success']);
  });
  // spec: 1: One deployment serves one shop variant, chosen by a setting
  //   at app/config/variants.ts, app/config/env.server.ts
  // spec: 1: Four variants: office supplies, design and furniture, business advice, company gifts
  //   at app/config/variants.ts
  // spec: 1: Store codes firmagaver_dk, b2c, b2cb, b2b, b2b_uniq, punchout
  //   at demo/world/stores.ts, app/config/variants.ts
  // spec: 3 Product: A list of unit abbreviations such as stk, pk, ds
  //   at demo/world/stores.ts
  test('variants, themes and stores are those of section 1', async () => {
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
    expect(variantFor('localhost:3000', 'gifts', VARIANTS).code).toBe('gifts');
    const hosts = ['staging.design.localhost:3000', 'test2-uniq.localhost', 'dev.gaver.localhost', 'preprod.localhost'];
    expect(hosts.map((host) => variantFor(host, undefined, VARIANTS).code)).toEqual([
      'design',
      'advice',
      'gifts',
      'office',
    ]);
    expect(UNITS.map(({ code }) => code)).toEqual(expect.arrayContaining(['stk', 'pk', 'ds']));
  });
  // spec: 3 Enumerations: A full currency and country code list (sold in kroner and points, sent within Denmark)
  //   at backend/commerce/store/types.graphql
  test('countries and currencies are complete', async () => {
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
  // spec: 2 Middleware, catalogue mode, head: Web-app manifest and splash icons
  //   at app/routes/resources/manifest.ts, app/ui/frame/head-links.tsx
  test('the manifest names existing icons and pictures with their true sizes', async () => {
    const { MANIFEST_ICONS, manifestScreenshots } = await import('~/ui/frame/head-links');
    for (const { src, sizes, type } of [...MANIFEST_ICONS, ...SHOP_LOOKS.flatMap(manifestScreenshots)]) {
      const { width, height, format } = await sharp(path.join(root, 'public', src)).metadata();
      expect([src, type]).toEqual([src, format === 'svg' ? 'image/svg+xml' : `image/${format}`]);
      if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
    expect(fs.readdirSync(path.join(root, 'public/splash')).length).toBeGreaterThan(0);
  });
  // spec: 9: Opening hours shown as 9-17
  //   at app/i18n/da/product.json
  // spec: 9: Answers within 48 hours on workdays
  //   at app/i18n/da/product.json
  test('the promises of the product page are in its texts', () => {
    const product = read('app/i18n/da/product.json');
    expect(product).toContain('48 timer på hverdage');
    expect(product).toContain('9–17');
  });
});
// spec: 2 Middleware, catalogue mode, head: Theme colour #D5494B
//   at app/root.tsx, app/ui/frame/head-links.tsx
// spec: 4 Login and logout: Default lifetime 7 days
//   at app/config/env.server.ts
// spec: 4 Login and logout: The token cookie is named apollo-token
//   at app/request-context/cookies.server.ts
// spec: 9: Locale cookie 365 days
//   at app/request-context/cookies.server.ts, domain/store/locale.ts
// spec: 9: Auth token cookie 7 days
//   at app/config/env.server.ts
// spec: 9: Fetch minimum delay 200 ms
//   at app/client/loading.ts
// spec: 9: Image quality 90, width 1200
//   at backend/ports/media/render.ts, backend/ports/media/media.ts
// spec: 9: Tile image 200 px
//   at app/ui/shop/tile.tsx, backend/ports/media/media.ts
// spec: 9: Mini cart auto-hide 5 s
//   at app/client/peek-timer.ts
// spec: 9: Default store id 1
//   at domain/store/store-selection.ts
// spec: 9: Breakpoints 640, 768, 1024, 1280, 1536, 1920 px
//   at app/ui/theme/breakpoints.ts
// spec: 9: Container max width 1450 px
//   at app/ui/theme/sizes.ts
// spec: 9: Sidebar width 9.375rem; header height 80 px
//   at app/ui/theme/sizes.ts
// spec: 9: Main width from 1920 px: full width minus 650 px
//   at app/ui/theme/sizes.ts, app/ui/frame/layout.css.ts
// spec: 9: Modal overlay z-index 1000
//   at app/ui/theme/sizes.ts
// spec: 9: Content currency DKK
//   at app/services/transport/transport.server.ts
describe('the constants of section 9 are in the code', () => {
  // Read here, since the storefront parses its settings on import.
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
    expect([
      /TILE: Measures = { width: 200\b/.test(read('app/ui/theme/picture-sizes.ts')),
      /width(=\{|: )28\b/.test(tile),
    ]).toEqual([true, true]);
  });

  test('times: 200 ms minimum for loading, 5 s for the minicart', () => {
    expect(read('app/client/loading.ts')).toMatch(/MINIMUM_MS = 200\b/);
    expect(read('app/client/peek-timer.ts')).toMatch(/PEEK_MS = 5000\b/);
  });

  test('default store 1, content currency DKK, theme colour #D5494B', () => {
    expect(DEFAULT_STORE_ID).toBe(1);
    expect(read('app/services/transport/asked.server.ts')).toContain("'content-currency': 'DKK'");
    expect(read('app/ui/frame/head-links.tsx')).toContain('#D5494B');
  });
});

// Machine-readable parts of pages: schema.org data, and the tags for shared links.
import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../support/schema-org';
import { openDoor } from './door';

const { ask } = openDoor();
const PEN = '/kuglepen-nordlys-flow-1-0-mm';

async function read(path: string, host?: string) {
  const answer = await ask(path, host ? { host } : {});
  const $ = load(await answer.text());
  const data = $('script[type="application/ld+json"]')
    .map((_, script) => JSON.parse($(script).text()))
    .get();
  const tag = (property: string) => $(`head meta[property="${property}"]`).attr('content');
  return { $, data, tag, policy: answer.headers.get('content-security-policy') ?? '' };
}

describe('every page', () => {
  const PAGES = [
    ...['/', '/kontorartikler', PEN, '/search?q=pen', '/cart', '/customer/login', '/info/levering', '/butikker'],
    ...['/reklamation', '/fortryd', '/retur', '/findes-ikke', '/gavekort-paa-mail', '/brands'],
  ];
  test('of a consumer shop links to the withdrawal function (D30)', async () => {
    const links = async (host?: string) =>
      Promise.all(
        PAGES.map(async (path) => {
          const { $ } = await read(path, host);
          return [path, $('footer a[href$="/fortryd"], aside a[href$="/fortryd"]').text()];
        }),
      );
    expect(await links()).toEqual(PAGES.map((path) => [path, 'Fortryd aftalen her']));
    expect((await links('katalog.localhost')).filter(([, text]) => text !== '')).toEqual([]);
  });
});

describe('a page that does not exist', () => {
  test.each([
    ['an unknown address', '/findes-ikke', undefined],
    ['a category that is gone', '/kontorartikler/findes-ikke', undefined],
    ['a page beyond the last of a list', '/kontorartikler?page=999', undefined],
    ['an unknown certificate', '/certifikater/findes-ikke', undefined],
    ['a shop of a catalogue host', '/findes-ikke', 'katalog.localhost'],
  ])('has its own title: %s', async (_, path, host) => {
    expect((await ask(path, host ? { host } : {})).status).toBe(404);
    const { $ } = await read(path, host);
    const [title = '', shop] = $('title').text().split(' · ');
    expect([title, title === $('h1').text(), shop]).toEqual(['Siden findes ikke', true, expect.stringMatching(/\S/)]);
  });
});

describe('structured data', () => {
  test('of a configurable product is a ProductGroup with variant prices, and breadcrumbs', async () => {
    const { $, data } = await read(PEN);
    expect(data.map((block) => block['@type'])).toEqual(['ProductGroup', 'BreadcrumbList']);
    const [product, way] = data;
    expect(product.name).toBe($('h1').text());
    const prices: number[] = product.hasVariant.map(({ offers }: { offers: { price: string } }) =>
      Number(offers.price),
    );
    const least = Math.min(...prices)
      .toFixed(2)
      .replace('.', ',');
    expect($('main').text()).toContain(least);
    expect(product.url).toMatch(/^http:\/\/[^/]+\/kuglepen-nordlys-flow-1-0-mm$/);
    expect(way.itemListElement.at(-1).item).toBe(product.url);
    expect(way.itemListElement.map((step: { position: number }) => step.position)).toEqual(
      way.itemListElement.map((_: unknown, at: number) => at + 1),
    );
  });

  test('of a category is its breadcrumbs', async () => {
    const { $, data } = await read('/kontorartikler');
    expect(data.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
    expect(data[0].itemListElement.at(-1).name).toBe($('h1').text());
  });

  test('contains no price where the page shows none', async () => {
    const { data } = await read(PEN, 'katalog.localhost');
    expect(data[0]['@type']).toBe('ProductGroup');
    expect(JSON.stringify(data[0])).not.toMatch(/"(?:offers|price)"/);
  });

  test('is not executable: the content security policy lists hashes of scripts only', async () => {
    const { $, policy } = await read(PEN);
    const running = $('script:not([src])').filter((_, script) => !/json/.test($(script).attr('type') ?? ''));
    const forScripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
    expect(forScripts.match(/'sha256-/g)?.length).toBe(running.length);
  });
});

describe('styles', () => {
  test('are inlined in the head of a shared page with their hash, and the stylesheet loads later', async () => {
    const { $, policy } = await read(PEN);
    const hash = createHash('sha256').update($('head style').text()).digest('base64');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}'`);
    expect($('link[rel=stylesheet]')).toHaveLength(0);
    expect(JSON.parse($('#stylesheets').text())).toEqual([expect.stringMatching(/^\/assets\/styles-.*\.css$/)]);
    // Only of the page's own look.
    expect(
      $('head style')
        .text()
        .match(/@font-face/g),
    ).toHaveLength(4);
  });

  test('include every class of the stylesheet that occurs on the page', async () => {
    const { $ } = await read(PEN);
    const [file = ''] = JSON.parse($('#stylesheets').text());
    const classesOf = (css: string) => new Set([...css.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name));
    const known = classesOf(await (await ask(file)).text());
    const within = classesOf($('head style').text());
    const onPage = new Set(
      $('[class]')
        .get()
        .flatMap((one) => ($(one).attr('class') ?? '').split(' ')),
    );
    expect([...onPage].filter((name) => known.has(name) && !within.has(name))).toEqual([]);
  });

  test('are linked on a personal page', async () => {
    const answer = await ask('/cart');
    const $ = load(await answer.text());
    expect([$('head link[rel=stylesheet]').length, $('head style').length]).toEqual([1, 0]);
    expect(answer.headers.get('content-security-policy')).toContain("style-src 'self';");
  });
});

describe('page metadata', () => {
  const CHAIR = '/search?q=kontorstol';

  test('the front page names the organisation and its search, by the shop of the host', async () => {
    const names = [];
    for (const host of ['localhost', 'design.localhost']) {
      const { $, data } = await read('/', host);
      expect(data.map((block) => block['@type'])).toEqual(['Organization', 'WebSite']);
      expect($('head meta[name="description"]').attr('content')).toMatch(/\S/);
      expect(data[1].url).toMatch(new RegExp(`^http://${host}:\\d+/$`));
      names.push(data[1].name);
    }
    expect(new Set(names).size).toBe(2);
  });

  test('a content page has a description', async () => {
    const { $ } = await read('/info/om-os');
    expect($('head meta[name="description"]').attr('content')).toMatch(/\S/);
  });

  test.each(['/', PEN, '/kontorartikler', '/kontorartikler?page=2', '/info/om-os', '/brands', '/produktnyheder'])(
    '%s: structured data with all required fields, one absolute canonical address, and no heading inside a span',
    async (path) => {
      const { $, data } = await read(path);
      expect(data.flatMap(faultsIn)).toEqual([]);
      const canonical = $('link[rel="canonical"]')
        .map((_, link) => $(link).attr('href') ?? '')
        .get();
      expect(canonical).toEqual([expect.stringMatching(/^http:\/\/localhost:\d+\//)]);
      expect(new URL(canonical[0] ?? '').pathname + new URL(canonical[0] ?? '').search).toBe(path);
      expect($('span :is(h1, h2, h3, h4, h5, h6)').length).toBe(0);
    },
  );

  test('a configurable product is a ProductGroup with an offer per variant', async () => {
    const { $ } = await read(CHAIR);
    const families = [];
    for (const link of $('a[data-sku]').get().slice(0, 12)) {
      const { data } = await read($(link).attr('href') ?? '');
      expect(data.flatMap(faultsIn)).toEqual([]);
      if (data[0]['@type'] === 'ProductGroup') families.push(data[0]);
      if (families.length > 0) break;
    }
    const [family] = families;
    expect(family.hasVariant.length).toBeGreaterThan(1);
    // Given in full by the first and by reference in the others.
    const policies = family.hasVariant.map(
      (variant: { offers: { hasMerchantReturnPolicy: object } }) => variant.offers.hasMerchantReturnPolicy,
    );
    const [whole, ...others] = policies;
    expect(whole).toMatchObject({ merchantReturnDays: 14, '@id': expect.stringMatching(/./) });
    for (const other of others) expect(other).toEqual({ '@id': whole['@id'] });
  });

  test('a product states shipping cost and return period, and no return period for companies', async () => {
    const { $ } = await read('/search?q=papir');
    for (const link of $('a[data-sku]').get().slice(0, 12)) {
      const path = $(link).attr('href') ?? '';
      const { data } = await read(path);
      if (data[0]['@type'] !== 'Product' || !data[0].offers) continue;
      expect(data[0].offers.shippingDetails.shippingRate.value).toMatch(/^\d+\.\d\d$/);
      expect(data[0].offers.hasMerchantReturnPolicy.merchantReturnDays).toBe(14);
      const business = load(
        await (await ask(path, { cookies: `store=${encodeURIComponent('{"id":2,"code":"b2b"}')}` })).text(),
      );
      const [product] = business('script[type="application/ld+json"]')
        .map((_, one) => JSON.parse(business(one).text()))
        .get();
      expect(product.offers.priceSpecification.valueAddedTaxIncluded).toBe(false);
      expect(product.offers).not.toHaveProperty('hasMerchantReturnPolicy');
      return;
    }
    throw new Error('The search found no product without options');
  });
});

describe('tags for shared links', () => {
  test('contain title, picture and absolute address of a product', async () => {
    const { tag, $ } = await read(PEN);
    expect(tag('og:type')).toBe('product');
    expect(tag('og:title')).toBe($('h1').text());
    expect(tag('og:url')).toMatch(/^http:\/\/[^/]+\/kuglepen-nordlys-flow-1-0-mm$/);
    expect(tag('og:image')).toMatch(/^http:\/\/[^/]+\/media\//);
  });

  test('use the store’s description where the page has none', async () => {
    const { tag } = await read('/');
    expect([tag('og:site_name'), tag('og:description')]).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
    expect((await read('/', 'design.localhost')).tag('og:site_name')).not.toBe(tag('og:site_name'));
  });
});

test('a short page has inline styles in its head, and starts with its doctype', async () => {
  const text = await (await ask('/lagerbesked/findes-ikke')).text();
  expect(text.slice(0, 40)).toMatch(/^<!DOCTYPE html><html/);
  const $ = load(text);
  expect($('head > style').text().length).toBeGreaterThan(1000);
});

// What pages say to machines: schema.org data, and the tags that shared links are shown with.
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
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

describe('structured data', () => {
  test('of a product is the product with the price of the page, and the way to it', async () => {
    const { $, data } = await read(PEN);
    expect(data.map((block) => block['@type'])).toEqual(['Product', 'BreadcrumbList']);
    const [product, way] = data;
    expect(product.name).toBe($('h1').text());
    const shown = product.offers.price.replace('.', ',');
    expect($('main').text()).toContain(shown);
    expect(product.offers.priceCurrency).toBe('DKK');
    expect(product.offers.url).toMatch(/^http:\/\/[^/]+\/kuglepen-nordlys-flow-1-0-mm$/);
    expect(way.itemListElement.at(-1).item).toBe(product.offers.url);
    expect(way.itemListElement.map((step: { position: number }) => step.position)).toEqual(
      way.itemListElement.map((_: unknown, at: number) => at + 1),
    );
  });

  test('of a category is the way to it', async () => {
    const { $, data } = await read('/kontorartikler');
    expect(data.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
    expect(data[0].itemListElement.at(-1).name).toBe($('h1').text());
  });

  test('names no price where the page shows none', async () => {
    const { data } = await read(PEN, 'katalog.localhost');
    expect(data[0]['@type']).toBe('Product');
    expect(data[0]).not.toHaveProperty('offers');
  });

  test('runs nothing: the policy names hashes of scripts only', async () => {
    const { $, policy } = await read(PEN);
    const running = $('script:not([src])').filter((_, script) => !/json/.test($(script).attr('type') ?? ''));
    expect(policy.match(/'sha256-/g)?.length).toBe(running.length);
  });
});

describe('tags for shared links', () => {
  test('name title, picture and whole address of a product', async () => {
    const { tag, $ } = await read(PEN);
    expect(tag('og:type')).toBe('product');
    expect(tag('og:title')).toBe($('h1').text());
    expect(tag('og:url')).toMatch(/^http:\/\/[^/]+\/kuglepen-nordlys-flow-1-0-mm$/);
    expect(tag('og:image')).toMatch(/^http:\/\/[^/]+\/media\//);
  });

  test('speak in the words of the store where the page says nothing of itself', async () => {
    const { tag } = await read('/');
    expect([tag('og:site_name'), tag('og:description')]).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ]);
    expect((await read('/', 'design.localhost')).tag('og:site_name')).not.toBe(tag('og:site_name'));
  });
});

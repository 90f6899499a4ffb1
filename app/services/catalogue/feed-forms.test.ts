// The forms of product feeds: what each writes of an entry, and that no text breaks them.
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { FeedEntry } from '~/models/feed';
import { FEED_FORMS } from './feed-forms';

const ORIGIN = 'https://shop.example';
const ENTRY: FeedEntry = {
  ...{ sku: '1200100', family: null, title: 'Kopipapir, A4', text: 'Hvidt "papir" & <glat>', path: '/kopipapir' },
  ...{ image: '/media/a.avif', ean: '5701234567890', brand: 'Skovly', category: 'Papir > Kopipapir', isSalable: true },
  ...{ oere: 4_695, regularOere: 5_000, reason: null },
};
const line = (form: keyof typeof FEED_FORMS, changes: Partial<FeedEntry> = {}) =>
  FEED_FORMS[form].line({ ...ENTRY, ...changes }, ORIGIN);

describe('Google Merchant', () => {
  const item = (changes: Partial<FeedEntry> = {}) => {
    const { head, foot } = FEED_FORMS['google.xml'];
    const parsed = new XMLParser({ parseTagValue: false }).parse(`${head}${line('google.xml', changes)}${foot}`);
    return parsed.rss.channel.item as Record<string, string>;
  };

  it('gets the regular price and the reduced one, with VAT and currency', () => {
    expect(item()).toEqual({
      'g:id': '1200100',
      'g:title': 'Kopipapir, A4',
      'g:description': 'Hvidt "papir" & <glat>',
      'g:link': 'https://shop.example/kopipapir',
      'g:image_link': 'https://shop.example/media/a.avif',
      'g:availability': 'in_stock',
      'g:price': '50.00 DKK',
      'g:sale_price': '46.95 DKK',
      'g:condition': 'new',
      'g:brand': 'Skovly',
      'g:gtin': '5701234567890',
      'g:product_type': 'Papir > Kopipapir',
    });
    const plain = item({ regularOere: 4_695, isSalable: false, ean: null, brand: '', family: '1200' });
    expect(plain).toMatchObject({
      ...{
        'g:price': '46.95 DKK',
        'g:availability': 'out_of_stock',
        'g:identifier_exists': 'no',
        'g:item_group_id': '1200',
      },
    });
    expect(plain).not.toHaveProperty('g:sale_price');
  });

  it('gets no character that XML has no place for', () => {
    expect(item({ title: 'A\u0000\u000b\uffffB 🍏' })['g:title']).toBe('AB 🍏');
  });
});

it('a table quotes what has commas, quotes and lines, and writes no formulas', () => {
  expect(line('prices.csv')).toBe(
    '1200100,5701234567890,"Kopipapir, A4",Skovly,Papir > Kopipapir,46.95,DKK,yes,https://shop.example/kopipapir,https://shop.example/media/a.avif\r\n',
  );
  expect(line('stock.csv', { sku: '=1+1' })).toBe("'=1+1,yes,46.95,50.00,DKK\r\n");
  expect(line('meta.csv')).toContain(',"Hvidt ""papir"" & <glat>",');
  expect(line('meta.csv')).toContain(',in stock,50.00 DKK,46.95 DKK,');
});

it('what is left out is in one list, with its reason, and in no feed', () => {
  for (const form of ['google.xml', 'meta.csv', 'prices.csv', 'stock.csv'] as const)
    expect(line(form, { reason: 'NO_PRICE' })).toBe('');
  expect(line('left-out.csv', { reason: 'NO_PRICE' })).toBe('1200100,"Kopipapir, A4",NO_PRICE\r\n');
  expect(line('left-out.csv')).toBe('');
});

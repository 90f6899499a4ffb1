// The facts next to the price: freight by the delivery data, and what this buyer may return.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import type { ProductPage } from '~/models/product';
import { BuyFacts, RatingLink, type ReturnRight } from './buy-facts';

const { t } = textsOf('da');
const price = {} as NonNullable<ProductPage['price']>;
const model = (
  freight: ProductPage['freight'],
  kind: 'add-to-cart' | 'design' | 'none' = 'add-to-cart',
  isExempt = false,
) => ({ freight, price, isExempt, giftCard: null, action: { kind } }) as Parameters<typeof BuyFacts>[0]['model'];
const told = (one: ReturnType<typeof model>, returns: ReturnRight) =>
  load(renderToStaticMarkup(<BuyFacts model={one} returns={returns} t={t} language="da" />))('li')
    .toArray()
    .map((item) =>
      load(item)
        .text()
        .replace(/\u00a0/g, ' '),
    );

test.each([
  [{ oere: 0, isLeast: false, freeFromOere: 49900 }, 'Fri fragt'],
  [{ oere: 5900, isLeast: false, freeFromOere: 49900 }, 'Fragt 59,00 kr., fri fragt fra 499,00 kr.'],
  [{ oere: 5900, isLeast: true, freeFromOere: null }, 'Fragt fra 59,00 kr.'],
])('freight %#', (freight, words) => {
  expect(told(model(freight), null)).toEqual([words]);
});

test('promises a consumer 14 days to withdraw, a company a return by agreement, and neither for items made to order', () => {
  expect(told(model(null), 'consumer')).toEqual(['14 dages fortrydelsesret']);
  expect(told(model(null), 'business')).toEqual(['Retur efter aftale']);
  expect(told(model(null, 'design'), 'consumer')).toEqual([]);
  expect(told(model(null, 'none'), 'consumer')).toEqual([]);
  expect(told(model(null, 'add-to-cart', true), 'consumer')).toEqual([]);
});

test('links the rating to the reviews, and shows none without reviews', () => {
  const drawn = (rating: ProductPage['rating']) =>
    load(renderToStaticMarkup(<RatingLink rating={rating} t={t} language="da" />));
  expect(drawn({ mean: 4.25, count: 6 })('a[href="#reviews"]').text()).toBe('6 anmeldelser');
  expect(drawn(null)('a')).toHaveLength(0);
});

// Structured data of the shop itself for search engines, on each of its hosts.
import { expect, it } from 'vitest';
import { faultsIn } from '../../../tests/support/schema-org';
import { shopDataOf } from './shop-data';

const shop = {
  origin: 'https://shop.example',
  name: 'Prøvebutik',
  language: 'da',
  hasSearch: true,
  sellsToConsumers: true,
  seller: {
    name: 'Prøve A/S',
    cvr: '12345674',
    street: 'Vejen 1',
    postcode: '2500',
    city: 'Valby',
    country: 'DK',
    telephone: '+45 70 20 41 00',
    email: 'hej@shop.example',
  },
} as const;

it('has the seller, the name of the site and the search address, with all required properties', () => {
  const said = shopDataOf(shop);
  expect(faultsIn(said)).toEqual([]);
  expect(said.map((block) => [block['@type'], block.name, block.url])).toEqual([
    ['Organization', 'Prøvebutik', 'https://shop.example/'],
    ['WebSite', 'Prøvebutik', 'https://shop.example/'],
  ]);
  expect(said[0]).toMatchObject({
    legalName: 'Prøve A/S',
    vatID: 'DK12345674',
    address: { streetAddress: 'Vejen 1', postalCode: '2500', addressLocality: 'Valby', addressCountry: 'DK' },
  });
  expect(said[1]).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' } },
  });
});

it('has no search where the store has none, and no right of withdrawal in a business-only shop', () => {
  const [organization, site] = shopDataOf({ ...shop, hasSearch: false, sellsToConsumers: false, seller: null });
  expect(organization).not.toHaveProperty('address');
  expect(organization).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(site).not.toHaveProperty('potentialAction');
});

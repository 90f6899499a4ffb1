// The variables of a pruned document.
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { plainMagento } from '../../../tests/support/plain-magento';
import { PlaceOrderDocument, SetAddressesDocument } from '../generated/commerce';
import { pruneDocument } from './prune-document';
import { pruneVariables } from './prune-variables';

const magento = plainMagento();
const cut = (document: typeof PlaceOrderDocument | typeof SetAddressesDocument, values: object) =>
  pruneVariables(magento, pruneDocument(magento, document).document ?? document, values);

test('input objects lose the fields that Magento lacks', () => {
  const input = { cart_id: 'c', reference: 'PO 7', agreement_ids: [1], expected_total: 12.5 };
  expect(cut(PlaceOrderDocument, { input })).toEqual({ input: { cart_id: 'c' } });
});

test('objects in lists lose them too', () => {
  const address = {
    firstname: 'Anna',
    lastname: 'Holm',
    street: ['Nygade 1'],
    city: 'Odense',
    country_code: 'DK',
    ean: '579',
  };
  const shipping = { cart_id: 'c', shipping_addresses: [{ address }] };
  const billing = { cart_id: 'c', billing_address: { same_as_shipping: true } };
  const { ean: _, ...known } = address;
  expect(cut(SetAddressesDocument, { shipping, billing })).toEqual({
    shipping: { cart_id: 'c', shipping_addresses: [{ address: known }] },
    billing,
  });
});

test('undeclared values are omitted; null, single values for lists and unknown enum values pass', () => {
  const document = parse(
    'query ($sort: ProductAttributeSortInput, $words: String) { products(search: $words, sort: $sort) { total_count } }',
  );
  expect(pruneVariables(magento, document, { sort: { name: 'UPWARDS', colour: 'ASC' }, words: null, page: 2 })).toEqual(
    {
      sort: { name: 'UPWARDS' },
      words: null,
    },
  );
});

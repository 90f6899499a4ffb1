// Legal information about the items of a cart: those without a right of withdrawal, and those with a producer's guarantee.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '~/models/caller';
import type { CheckoutView } from '~/models/checkout';
import { readExcepted } from './excepted.server';

const told = { cart: null as object | null };
vi.mock('../transport/prune-remote.server', () => ({ offers: async () => true }));
vi.mock('../transport/transport.server', () => ({ send: async () => ({ data: told }) }));

const fact = (code: string, value: string) => ({ code, value });
const item = (uid: string, ...facts: object[]) => ({ uid, product: { product_info: facts } });
const CHAIR = [fact('brand', 'Havgus'), fact('guarantee_months', '60')];
const lines = ['a', 'b', 'c', 'd', 'e'].map((uid) => ({
  uid,
  sku: uid === 'b' ? 'S-a' : `S-${uid}`,
  name: `N-${uid}`,
}));
const seen = (kind: CheckoutView['kind']) =>
  readExcepted({} as Caller, { cart: { id: '1', lines }, kind } as unknown as CheckoutView);

beforeEach(() => {
  told.cart = {
    withdrawal_exceptions: [
      { uid: 'c', exemption: 'SEALED' },
      { uid: 'd', exemption: null },
      { uid: 'gone', exemption: 'SEALED' },
    ],
    itemsV2: {
      items: [
        item('a', ...CHAIR),
        item('b', ...CHAIR),
        item('c', fact('guarantee_months', '60')),
        item('d', fact('brand', 'Havgus')),
        item('e', fact('brand', 'Havgus'), fact('guarantee_months', 'x')),
        item('gone', ...CHAIR),
        null,
      ],
    },
  };
});

test('lists each excepted product with its reason, and each guarantee label once, where producer and months are known', async () => {
  expect(await seen('private')).toEqual({
    excepted: [
      { uid: 'c', name: 'N-c', why: 'sealed' },
      { uid: 'd', name: 'N-d', why: 'giftCard' },
    ],
    garan: [{ sku: 'S-a', name: 'N-b', brand: 'Havgus', months: 60, terms: null }],
  });
});

test('lists nothing for companies, for a missing cart, or for a back end without product facts', async () => {
  const nothing = { excepted: [], garan: [] };
  expect(await seen('business')).toEqual(nothing);
  told.cart = { withdrawal_exceptions: [], itemsV2: { items: [{ uid: 'a', product: {} }] } };
  expect(await seen('private')).toEqual(nothing);
  told.cart = null;
  expect(await seen('private')).toEqual(nothing);
});

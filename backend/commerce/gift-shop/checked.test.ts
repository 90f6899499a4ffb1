// What a company sends with its order of a gift shop: each field on both sides of its limit.
import { expect, test } from 'vitest';
import type { AskGiftShopInput } from '#backend/generated/commerce';
import { checkedGiftShop, giftShopEmail } from './checked';

const INPUT: AskGiftShopInput = {
  email: ' Anne@firma.dk ',
  kind: 'NORMAL',
  range: 'CATEGORY',
  code_kind: 'EMAIL',
  packaging: 'WRAPPED',
  ...{ price_class: '560', employees: 12, themes: ['mad'], prefers_certified: false, delivery_on: '2026-12-14' },
  ...{ company: 'Firma A/S', cvr: '10150817', firstname: 'Anne', lastname: 'Holm', telephone: '12345678' },
  ...{ street: 'Kajen 1', postcode: '8000', city: 'Aarhus' },
};

test.each<[change: Partial<AskGiftShopInput>, refused: object]>([
  [{ email: 'anne' }, { code: 'EMAIL_INVALID', field: 'email' }],
  [{ company: ' ' }, { code: 'REQUIRED', field: 'company' }],
  [{ company: 'x'.repeat(101) }, { code: 'TOO_LONG', field: 'company', params: { max: 100 } }],
  [{ cvr: '' }, { code: 'REQUIRED', field: 'cvr' }],
  [{ cvr: '12345678' }, { field: 'cvr' }],
  [{ firstname: '' }, { code: 'REQUIRED', field: 'firstname' }],
  [{ lastname: '' }, { code: 'REQUIRED', field: 'lastname' }],
  [{ telephone: '1' }, { field: 'telephone' }],
  [{ street: '' }, { code: 'REQUIRED', field: 'street' }],
  [{ postcode: '80000' }, { field: 'postcode' }],
  [{ city: '' }, { code: 'REQUIRED', field: 'city' }],
  [{ ean: '123' }, { field: 'ean' }],
  [{ reference: 'x'.repeat(101) }, { code: 'TOO_LONG', field: 'reference' }],
])('%# with a wrong field is refused', (change, refused) => {
  expect(checkedGiftShop({ ...INPUT, ...change })).toMatchObject(refused);
});

test('is taken with its words as the shop stores them', () => {
  const checked = checkedGiftShop({ ...INPUT, company: 'x'.repeat(100), ean: null, reference: ' ' });
  expect(checked).toMatchObject({
    ok: true,
    asked: {
      ...{
        email: 'anne@firma.dk',
        employees: 12,
        prefersCertified: false,
        deliveryOn: '2026-12-14',
        priceClass: '560',
      },
      ...{ kind: 'normal', range: 'category', codeKind: 'email', packaging: 'wrapped', destination: 'company' },
      buyer: { company: 'x'.repeat(100), firstname: 'Anne', city: 'Aarhus', ean: '', reference: '' },
    },
  });
});

test('goes to homes where that is wished, with at most thirty wishes', () => {
  const themes = Array.from({ length: 31 }, (_, at) => `t${at}`);
  const checked = checkedGiftShop({ ...INPUT, destination: 'HOME', themes });
  expect(checked).toMatchObject({ ok: true, asked: { destination: 'home', themes: themes.slice(0, 30) } });
});

test('has an e-mail with a mailbox', () => {
  expect([giftShopEmail('anne@firma.dk'), giftShopEmail('anne')]).toEqual(['anne@firma.dk', null]);
});

// Address books against the database: defaults, rights, other customers' addresses, concurrent changes, and use in the cart.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AddressBookDocument,
  CreateAddressDocument,
  DeleteAddressDocument,
  RecommendedAddressDocument,
  SetBillingAddressDocument,
  SetDeliveryAddressDocument,
  UpdateAddressDocument,
} from '~/services/generated/commerce';
import { add, type Counter, logIn, MARIA, newCart, openCounter, someSkus, type Who } from './test-backend';

let counter: Counter;
let anna: Who;
beforeAll(async () => {
  counter = await openCounter();
  anna = await logIn(counter, 'anna@example.dk', 'b2c');
});
afterAll(() => counter?.close());

const HOME = {
  firstname: 'Anna',
  lastname: 'Skov',
  street: ['Nygade 1'],
  postcode: '5000',
  city: 'Odense C',
  telephone: '20 30 40 50',
};
const book = async (who: Who) => (await counter.ask(AddressBookDocument, {}, who)).data?.customer?.addresses ?? [];
const defaults = async (who: Who, kind: 'default_billing' | 'default_shipping') =>
  (await book(who)).filter((address) => address?.[kind]).map((address) => address?.id ?? 0);
const create = (input: object, who: Who) => counter.ask(CreateAddressDocument, { input: { ...HOME, ...input } }, who);
const update = (id: number, input: object, who: Who) => counter.ask(UpdateAddressDocument, { id, input }, who);
const remove = (id: number, who: Who) => counter.ask(DeleteAddressDocument, { id }, who);

// spec: 2 Routes: Account: address-book
//   at app/routes/account/address-book.tsx
// spec: 7 Other: Calls for address book and customer administration
test('an address is added, changed in part and made the default; the previous default can then be removed', async () => {
  const before = await book(anna);
  const made = (await create({}, anna)).data?.createCustomerAddress?.id ?? 0;
  expect(await book(anna)).toHaveLength(before.length + 1);
  const [old = 0] = await defaults(anna, 'default_shipping');
  expect((await remove(old, anna)).errors[0]?.code).toBe('ADDRESS_IS_DEFAULT');
  await update(made, { street: ['Nygade 2'], default_shipping: true, default_billing: true }, anna);
  const found = (await book(anna)).find((address) => address?.id === made);
  expect(found).toMatchObject({ street: ['Nygade 2'], telephone: '+4520304050', city: 'Odense C' });
  expect([await defaults(anna, 'default_shipping'), await defaults(anna, 'default_billing')]).toEqual([[made], [made]]);
  expect((await remove(old, anna)).data?.deleteCustomerAddress).toBe(true);
  expect((await remove(old, anna)).errors[0]?.category).toBe('graphql-no-such-entity');
});

test('eight concurrent requests to set the default leave one default', async () => {
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, at) => create({ street: [`Nygade ${10 + at}`], default_shipping: true }, anna)),
  );
  expect(replies.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await defaults(anna, 'default_shipping')).toHaveLength(1);
});

// spec: 3 Enumerations: A full currency and country code list (sold in kroner and points, sent within Denmark)
test.each([
  [{ postcode: '12345' }, 'POSTCODE_INVALID'],
  [{ postcode: '3905' }, 'POSTCODE_GREENLAND'],
  [{ postcode: '9998' }, 'POSTCODE_UNKNOWN'],
  [{ postcode: '' }, 'REQUIRED'],
  [{ country_code: 'SE', postcode: '12345' }, 'COUNTRY_NOT_SERVED'],
  [{ country_code: 'GL', postcode: '3900' }, 'POSTCODE_GREENLAND'],
  [{ country_code: 'FO', postcode: '100' }, 'POSTCODE_FAROES'],
  [{ street: ['Nygade'] }, 'HOUSE_NUMBER_MISSING'],
  [{ street: ['<script>1'] }, 'STREET_INVALID'],
  [{ lastname: 'www.spam.dk' }, 'NAME_INVALID'],
  [{ telephone: 'ring ikke' }, 'PHONE_INVALID'],
  [{ vat_id: '12345678' }, 'CVR_CHECK_DIGIT'],
  [{ vat_id: '1234567' }, 'CVR_INVALID'],
  [{ street: [] }, 'REQUIRED'],
  [{ firstname: 'A'.repeat(20), lastname: 'B'.repeat(20) }, 'NAME_TOO_LONG'],
  [{ city: 'x'.repeat(101) }, 'TOO_LONG'],
])('rejects %j and stores nothing', async (input, code) => {
  const before = await book(anna);
  expect((await create(input, anna)).errors.map((error) => error.code)).toEqual([code]);
  expect(await book(anna)).toEqual(before);
});

test('returns "not found" for another customer’s address, and refuses visitors without an account', async () => {
  const birgitte = await logIn(counter, 'birgitte@havnens-arkitekter.example');
  const [hers] = await book(birgitte);
  for (const id of [hers?.id ?? 0, 2_000_000_000, -1, 0]) {
    const replies = [await update(id, { city: 'Nu min' }, anna), await remove(id, anna)];
    expect(replies.map(({ errors }) => errors[0]?.category)).toEqual([
      'graphql-no-such-entity',
      'graphql-no-such-entity',
    ]);
  }
  expect(await book(birgitte)).toContainEqual(hers);
  expect((await create({}, { store: 'b2c' })).errors[0]?.category).toBe('graphql-authorization');
});

// spec: 6 Route guards: Flags govern address changes
//   at domain/address/book.ts
test('a customer without the right to change addresses can neither add nor edit them, and the cart accepts only the defaults', async () => {
  const dorthe = await logIn(counter, 'dorthe@havnens-arkitekter.example');
  const [own] = await book(dorthe);
  const id = own?.id ?? 0;
  expect((await create({}, dorthe)).errors[0]?.code).toBe('ADDRESS_CHANGE_CLOSED');
  expect((await update(id, { city: 'Andetsteds' }, dorthe)).errors[0]?.code).toBe('ADDRESS_CHANGE_CLOSED');
  const [sku = ''] = await someSkus(counter, 1);
  const cart_id = await newCart(counter, dorthe);
  await add(counter, cart_id, sku, 1, dorthe);
  const deliver = (given: object) =>
    counter.ask(SetDeliveryAddressDocument, { shipping: { cart_id, shipping_addresses: [given] } }, dorthe);
  const invoice = (given: object) =>
    counter.ask(SetBillingAddressDocument, { billing: { cart_id, billing_address: given } }, dorthe);
  expect((await deliver({ address: MARIA })).errors[0]?.code).toBe('ADDRESS_NOT_ALLOWED');
  expect((await deliver({ customer_address_id: id })).errors).toEqual([]);
  expect((await invoice({ address: MARIA })).errors[0]?.code).toBe('ADDRESS_NOT_ALLOWED');
  expect((await invoice({ same_as_shipping: true })).errors).toEqual([]);
});

test('allows delivery to the school with the invoice to the town hall, and no other combination', async () => {
  const grethe = await logIn(counter, 'grethe@fjordhavn.example');
  const [townHall, school] = await book(grethe);
  const [sku = ''] = await someSkus(counter, 1);
  const cart_id = await newCart(counter, grethe);
  await add(counter, cart_id, sku, 1, grethe);
  const shipping = { cart_id, shipping_addresses: [{ customer_address_id: school?.id ?? 0 }] };
  expect((await counter.ask(SetDeliveryAddressDocument, { shipping }, grethe)).errors).toEqual([]);
  const invoice = (billing_address: object) =>
    counter.ask(SetBillingAddressDocument, { billing: { cart_id, billing_address } }, grethe);
  expect((await invoice({ same_as_shipping: true })).errors[0]?.code).toBe('ADDRESS_NOT_ALLOWED');
  expect((await invoice({ customer_address_id: townHall?.id ?? 0 })).errors).toEqual([]);
});

test('recommends a corrected address, within the limit of requests', async () => {
  const ask = (city: string) =>
    counter.ask(
      RecommendedAddressDocument,
      { input: { street: 'Nygade 1', postcode: '5000', city } },
      { address: '192.0.2.77' },
    );
  expect((await ask('Odense C')).data?.recommendedAddress).toBeNull();
  expect((await ask('Odnse')).data?.recommendedAddress).toMatchObject({ postcode: '5000', city: 'Odense C' });
  for (let times = 0; times < 60; times += 1) await ask('Odense C');
  expect((await ask('Odnse')).data?.recommendedAddress).toBeNull();
});

// Delivery data stored with an order: the chosen method with its price, or e-mail free of charge for gift cards alone.
import { expect, test } from 'vitest';
import { shippingOf, wayTo } from '#backend/commerce/checkout/place/by-mail';
import type { OrderDraft } from '#backend/commerce/checkout/place/check-order';

const offer = (channel: string, inclVat: number, problem: string | null = null) => ({
  method: { channel },
  problem,
  inclVat,
});
const POINT = { id: '4711', name: 'Kiosken' };

function draftWith(offers: readonly object[], more: object = {}): OrderDraft {
  const chosen = { carrierCode: 'gls', methodCode: 'parcelshop', point: POINT };
  const draft = {
    shipping: {
      method: { channel: 'point', carrierTitle: 'GLS' },
      title: 'Pakkeshop',
      freight: { amount: 3_900 },
    },
    delivery: { chosen, readyAt: '2026-09-04T15:00:00.000Z' },
    offers,
    totals: { freightVatDue: 780 },
    ...more,
  };
  // Only the fields that the function reads.
  return draft as unknown as OrderDraft;
}

test('the chosen method is stored with its names, price, VAT, parcel shop and time', () => {
  expect(shippingOf(draftWith([offer('point', 3_900)]), 'da')).toEqual({
    carrierCode: 'gls',
    methodCode: 'parcelshop',
    channel: 'point',
    carrierTitle: 'GLS',
    methodTitle: 'Pakkeshop',
    oere: 3_900,
    vatOere: 780,
    standardOere: 3_900,
    point: POINT,
    readyAt: '2026-09-04T15:00:00.000Z',
  });
});

test.each([
  [
    'the cheapest of day, parcel shop and own route',
    [offer('day', 7_900), offer('point', 3_900), offer('route', 5_900)],
    3_900,
  ],
  ['an own route alone', [offer('route', 5_900)], 5_900],
  ['a day alone', [offer('day', 7_900), offer('pallet', 100)], 7_900],
  ['none that is refused for this order', [offer('point', 3_900, 'TOO_HEAVY'), offer('day', 7_900)], 7_900],
  [
    'a pallet where nothing lighter takes the products',
    [offer('pallet', 59_900), offer('point', 3_900, 'TOO_HEAVY')],
    59_900,
  ],
  ['the cheaper of two pallets', [offer('pallet', 59_900), offer('pallet', 49_900)], 49_900],
  ['nothing where the products are only collected', [offer('shop', 0), offer('express', 9_900)], null],
  ['nothing without an offer', [], null],
])('standard delivery costs %s', (_what, offers, expected) => {
  expect(shippingOf(draftWith(offers), 'da').standardOere).toBe(expected);
});

test.each([
  ['da', 'Sendes til modtagerens e-mail'],
  ['en', "Sent to the receiver's e-mail"],
] as const)('gift cards alone are sent by mail and cost nothing, in %s', (language, methodTitle) => {
  for (const missing of [{ shipping: null }, { delivery: null }])
    expect(shippingOf(draftWith([offer('point', 3_900)], missing), language)).toEqual({
      carrierCode: 'email',
      methodCode: 'giftcard',
      carrierTitle: 'E-mail',
      methodTitle,
      servicePointId: null,
      pickupLocationCode: null,
      deliveryDate: null,
      oere: 0,
      vatOere: 0,
      point: null,
      readyAt: null,
    });
});

const BILLING = { city: 'Odense' } as never;
const SHIPPING = { city: 'Aarhus' } as never;

test.each([
  ['by mail', true, false, BILLING, true],
  ['by mail, also promised', true, true, BILLING, true],
  ['promised', false, true, SHIPPING, true],
  ['not promised', false, false, SHIPPING, false],
])(
  'an order %s has the expected address, and can be sent or not',
  (_what, isByMail, isPromised, shippingAddress, isSendable) => {
    const addresses = { billingAddress: BILLING, shippingAddress: SHIPPING };
    expect(wayTo(addresses, isByMail, isPromised)).toEqual({ shippingAddress, isSendable });
  },
);

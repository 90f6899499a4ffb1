// What an order requires, in the order of the checkout page.
import { describe, expect, it } from 'vitest';
import { type CheckoutFacts, missingForOrder } from '#domain/order/checkout';

const ready: CheckoutFacts = {
  lineCount: 2,
  isVirtual: false,
  email: 'anna@example.dk',
  hasShippingAddress: true,
  hasShippingMethod: true,
  needsServicePoint: false,
  hasServicePoint: false,
  deliveryDateIsValid: null,
  hasBillingAddress: true,
  hasPaymentMethod: true,
  pointsNeeded: 0,
  pointsOwned: 0,
  requisitionerRequired: false,
  requisitioner: null,
  requisitionNumberRequired: false,
  requisitionNumber: null,
  termsAccepted: true,
};
const missing = (over: Partial<CheckoutFacts>) => missingForOrder({ ...ready, ...over }).map((one) => one.code);
const noAddress = { hasShippingAddress: false, hasShippingMethod: false };

describe('an order', () => {
  it.each<[string, Partial<CheckoutFacts>, string[]]>([
    ['may be placed when all is there', {}, []],
    ['needs goods, and says nothing else until it has them', { lineCount: 0, termsAccepted: false }, ['CART_EMPTY']],
    ['needs an e-mail address', { email: ' ' }, ['GUEST_EMAIL_MISSING']],
    // spec: 8: Order: shipping address missing
    //   at domain/order/checkout.ts
    // spec: 8: Order: shipping method missing
    //   at domain/order/checkout.ts
    ['needs a shipping address before a method', noAddress, ['SHIPPING_ADDRESS_MISSING', 'SHIPPING_METHOD_MISSING']],
    ['of nothing to send needs neither', { ...noAddress, isVirtual: true }, []],
    // spec: 8: Order: service point required
    //   at domain/order/checkout.ts
    ['by parcel shop needs the parcel shop', { needsServicePoint: true }, ['SERVICE_POINT_REQUIRED']],
    [
      'by no way yet is asked for the way, not for a parcel shop',
      { hasShippingMethod: false, needsServicePoint: true },
      ['SHIPPING_METHOD_MISSING'],
    ],
    ['of nothing to send needs no parcel shop', { isVirtual: true, needsServicePoint: true }, []],
    ['has it', { needsServicePoint: true, hasServicePoint: true }, []],
    // spec: 5: Not enough points blocks the order
    //   at domain/order/checkout.ts
    ['needs enough points', { pointsNeeded: 5, pointsOwned: 4 }, ['NOT_ENOUGH_POINTS']],
    ['spends the last point', { pointsNeeded: 5, pointsOwned: 5 }, []],
    // spec: 8: Order: invalid delivery date
    //   at domain/order/checkout.ts
    ['needs a date that can be', { deliveryDateIsValid: false }, ['INVALID_DELIVERY_DATE']],
    ['needs a billing address', { hasBillingAddress: false }, ['BILLING_ADDRESS_MISSING']],
    ['needs a payment method', { hasPaymentMethod: false }, ['PAYMENT_METHOD_MISSING']],
    ['needs a requisitioner where the firm says so', { requisitionerRequired: true }, ['REQUISITIONER_MISSING']],
    [
      'needs a requisition number where the firm says so',
      { requisitionNumberRequired: true, requisitionNumber: '' },
      ['REQUISITION_NUMBER_MISSING'],
    ],
    [
      'names its requisitioner and number',
      {
        requisitionerRequired: true,
        requisitioner: 'Grethe',
        requisitionNumberRequired: true,
        requisitionNumber: 'REQ-77',
      },
      [],
    ],
    ['needs the terms accepted', { termsAccepted: false }, ['TERMS_NOT_ACCEPTED']],
  ])('%s', (_sentence, over, codes) => expect(missing(over)).toEqual(codes));

  it('reports the field at fault', () => {
    expect(missingForOrder({ ...ready, email: null })[0]).toEqual({
      ok: false,
      code: 'GUEST_EMAIL_MISSING',
      field: 'email',
    });
  });
});

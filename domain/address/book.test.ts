// The rules of the address book, by the rights of spec §3.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AddressRights,
  checkDelete,
  defaultsAfter,
  invoiceTo,
  mayAdd,
  mayChange,
  mayDeliverTo,
  mayInvoice,
} from './book';

const ALL: AddressRights = {
  allowBillingAddressChange: true,
  allowShippingAddressChange: true,
  onlyDefaultBilling: false,
  onlyDefaultShipping: false,
};
const NONE: AddressRights = {
  allowBillingAddressChange: false,
  allowShippingAddressChange: false,
  onlyDefaultBilling: true,
  onlyDefaultShipping: true,
};
const neither = { billing: false, shipping: false };

describe('the address book', () => {
  // spec: 8: Address delete is blocked for a default shipping or billing address
  //   at domain/address/book.ts
  it.each([
    { billing: true, shipping: false },
    { billing: false, shipping: true },
    { billing: true, shipping: true },
  ])('refuses to delete a default: %j', (address) =>
    expect(checkDelete(ALL, address)).toMatchObject({ code: 'ADDRESS_IS_DEFAULT' }),
  );

  it('deletes any other address, for a user who may change addresses', () => {
    expect(checkDelete(ALL, neither)).toEqual({ ok: true });
    expect(checkDelete(NONE, neither)).toMatchObject({ code: 'ADDRESS_CHANGE_CLOSED' });
  });

  it('is closed to a user with neither right, and partly open to a user with one', () => {
    expect([mayAdd(ALL), mayAdd(NONE), mayAdd({ ...NONE, allowShippingAddressChange: true })]).toEqual([
      true,
      false,
      true,
    ]);
    const half = { ...ALL, allowBillingAddressChange: false };
    expect(mayChange(half, { billing: true, shipping: false })).toBe(false);
    expect(mayChange(half, { billing: false, shipping: true })).toBe(true);
    expect(defaultsAfter(half, { wanted: { billing: true, shipping: false }, had: neither, others: neither }).ok).toBe(
      false,
    );
  });

  it('makes the first address the default of both kinds', () =>
    expect(defaultsAfter(ALL, { wanted: neither, had: neither, others: neither })).toEqual({
      ok: true,
      defaults: { billing: true, shipping: true },
    }));

  const [onlyBilling, onlyShipping] = [
    { ...ALL, allowShippingAddressChange: false },
    { ...ALL, allowBillingAddressChange: false },
  ];
  const [billing, shipping] = [
    { billing: true, shipping: false },
    { billing: false, shipping: true },
  ];
  it('allows changes of the kinds that the user may change, and of a non-default address with either right', () => {
    expect([mayChange(onlyBilling, billing), mayChange(onlyBilling, shipping), mayAdd(onlyBilling)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('sets a default only for a user who may change it, and takes none from another address unless requested', () => {
    const defaultsOf = (rights: AddressRights, wanted = neither, others = neither) => {
      const outcome = defaultsAfter(rights, { wanted, had: neither, others });
      return outcome.ok ? outcome.defaults : outcome.code;
    };
    expect(defaultsOf(NONE)).toBe('ADDRESS_CHANGE_CLOSED');
    expect([defaultsOf(onlyShipping), defaultsOf(onlyBilling)]).toEqual([shipping, billing]);
    expect([defaultsOf(onlyShipping, billing), defaultsOf(onlyBilling, shipping)]).toEqual([
      'ADDRESS_CHANGE_CLOSED',
      'ADDRESS_CHANGE_CLOSED',
    ]);
    const both = { billing: true, shipping: true };
    expect([defaultsOf(ALL, billing, both), defaultsOf(ALL, shipping, both), defaultsOf(ALL, neither, both)]).toEqual([
      billing,
      shipping,
      neither,
    ]);
  });

  const defaults = fc.record({ billing: fc.boolean(), shipping: fc.boolean() });
  it('never removes a default from an address', () =>
    fc.assert(
      fc.property(defaults, defaults, defaults, (wanted, had, others) => {
        const after = defaultsAfter(ALL, { wanted, had, others });
        return after.ok && (!had.billing || after.defaults.billing) && (!had.shipping || after.defaults.shipping);
      }),
      { seed: 1 },
    ));

  it('determines the billing address when a delivery address is chosen', () => {
    const buyer = { isBusiness: false, rights: ALL, chosen: false, defaultBillingId: '7' };
    const book = { kind: 'book', addressId: '7' };
    expect(invoiceTo(buyer)).toEqual({ kind: 'same' });
    expect(invoiceTo({ ...buyer, chosen: true, isBusiness: true })).toEqual({ kind: 'keep' });
    expect(invoiceTo({ ...buyer, isBusiness: true })).toEqual(book);
    expect(invoiceTo({ ...buyer, rights: { ...ALL, onlyDefaultBilling: true } })).toEqual(book);
    expect(invoiceTo({ ...buyer, rights: { ...ALL, allowBillingAddressChange: false } })).toEqual(book);
    expect(invoiceTo({ ...buyer, isBusiness: true, defaultBillingId: null })).toEqual({ kind: 'same' });
  });

  it('offers the cart only the default where only that is allowed, and no new address where changes are not allowed', () => {
    expect(mayDeliverTo(NONE, { billing: false, shipping: true })).toBe(true);
    expect(mayDeliverTo(NONE, { billing: true, shipping: false })).toBe(false);
    expect(mayInvoice(NONE, null)).toBe(false);
    expect([mayInvoice(NONE, billing), mayInvoice(NONE, neither), mayInvoice(ALL, null)]).toEqual([true, false, true]);
    expect(mayDeliverTo(onlyBilling, neither)).toBe(true);
    expect(mayInvoice({ ...NONE, onlyDefaultBilling: false }, neither)).toBe(true);
    expect(mayDeliverTo({ ...ALL, allowShippingAddressChange: false }, null)).toBe(false);
    expect(mayDeliverTo(ALL, null)).toBe(true);
  });
});

// Forms as the server reads them: the value, or an i18n key per field with everything that was entered.
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '#domain/refusal/refusals';
import { textsOf } from '~/i18n/texts.server';
import { parseCartLine } from './cart-line/schema.server';
import { parseCartQuantities } from './cart-quantities/schema.server';
import { parseCheckoutAddress } from './checkout-address/schema.server';
import { parseCheckoutPayment } from './checkout-payment/schema.server';
import { parseCheckoutShipping } from './checkout-shipping/schema.server';
import { parseLogin } from './login/schema.server';
import { parsePlaceOrder } from './place-order/schema.server';
import { errorText, fieldsOfPage } from './reply/field-state';
import { type FormReply, summaryOf, tooLongError } from './reply/fields';

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each);
  return form;
}

const guest = { kind: 'guest', addressIds: [] } as const;
const anna = {
  email: ' Anna@Example.dk ',
  firstname: 'Anna',
  lastname: 'Krogh',
  street: 'Bredgade 12, 2. tv',
  postcode: 'DK-8000',
  city: 'Aarhus C',
  telephone: '12 34 56 78',
};

describe('the address of a checkout', () => {
  it('normalises e-mail to lower case, the postcode to digits and the phone number to international format', () => {
    expect(parseCheckoutAddress(formOf(anna), guest)).toEqual({
      ok: true,
      value: {
        kind: 'new',
        email: 'anna@example.dk',
        address: {
          firstname: 'Anna',
          lastname: 'Krogh',
          company: '',
          vatId: '',
          street: 'Bredgade 12, 2. tv',
          postcode: '8000',
          city: 'Aarhus C',
          telephone: '+4512345678',
          countryCode: 'DK',
        },
      },
    });
  });

  // spec: 5: Rule required
  //   at app/forms/reply/schema.server.ts
  it('reports all errors at once and returns the entered values', () => {
    const typed = {
      ...anna,
      email: 'anna@',
      lastname: 'Krogh-Sørensen af Fyn og Langeland',
      postcode: '80',
      street: '   ',
    };
    const parsed = parseCheckoutAddress(formOf(typed), guest);
    expect(parsed).toMatchObject({
      ok: false,
      errors: {
        email: REFUSALS.EMAIL_INVALID,
        street: REFUSALS.REQUIRED,
        postcode: REFUSALS.POSTCODE_INVALID,
        lastname: `${REFUSALS.TOO_LONG}#max=30`,
      },
      values: typed,
    });
  });

  it('accepts at most 30 characters for first and last name together', () => {
    const named = (firstname: string, lastname: string) =>
      parseCheckoutAddress(formOf({ ...anna, firstname, lastname }), guest);
    expect(named('A'.repeat(15), 'B'.repeat(15)).ok).toBe(true);
    expect(named('A'.repeat(15), 'B'.repeat(16))).toMatchObject({
      errors: { lastname: `${REFUSALS.NAME_TOO_LONG}#max=30` },
    });
  });

  it('requires no e-mail from logged-in customers, and a company name from businesses', () => {
    const { email: _email, ...known } = anna;
    expect(parseCheckoutAddress(formOf(known), { kind: 'private', addressIds: [] })).toMatchObject({
      ok: true,
      value: { email: null },
    });
    expect(
      parseCheckoutAddress(formOf({ ...known, vatId: '12345678' }), { kind: 'business', addressIds: [] }),
    ).toMatchObject({
      ok: false,
      errors: { company: REFUSALS.REQUIRED, vatId: REFUSALS.CVR_CHECK_DIGIT },
    });
  });

  // spec: 5: The VAT id may be required
  it('requires the name and the CVR number of a company without an account', () => {
    const company = { kind: 'company-guest', addressIds: [] } as const;
    expect(parseCheckoutAddress(formOf(anna), company)).toMatchObject({
      ok: false,
      errors: { company: REFUSALS.REQUIRED, vatId: REFUSALS.REQUIRED },
    });
    expect(
      parseCheckoutAddress(formOf({ ...anna, company: 'Rum og Ro', vatId: 'DK 11223354' }), company),
    ).toMatchObject({ ok: true, value: { email: 'anna@example.dk', address: { company: 'Rum og Ro' } } });
  });

  it('accepts a saved address only if it belongs to the customer', () => {
    const business = { kind: 'business', addressIds: ['7'] } as const;
    expect(parseCheckoutAddress(formOf({ addressId: '7' }), business)).toEqual({
      ok: true,
      value: { kind: 'saved', addressId: '7' },
    });
    expect(parseCheckoutAddress(formOf({ addressId: '8' }), business)).toMatchObject({
      ok: false,
      errors: { addressId: REFUSALS.SHIPPING_ADDRESS_MISSING },
    });
  });
});

describe('delivery and payment', () => {
  it('accepts only the methods that were offered', () => {
    const shipping = (value?: string) =>
      parseCheckoutShipping(formOf(value ? { shipping: value } : {}), {
        offered: [{ value: 'gls/home', channel: 'day', needsPoint: false, needsShop: false, dates: ['2026-11-23'] }],
      });
    expect(shipping('gls/home')).toMatchObject({ ok: true, value: { carrierCode: 'gls', methodCode: 'home' } });
    expect(shipping()).toMatchObject({ errors: { shipping: REFUSALS.SHIPPING_METHOD_MISSING } });
    expect(shipping('drone/roof')).toMatchObject({ errors: { shipping: REFUSALS.SHIPPING_METHOD_UNAVAILABLE } });
    expect(parseCheckoutPayment(formOf({ payment: 'account' }), { offered: ['card'] })).toMatchObject({
      errors: { payment: REFUSALS.PAYMENT_METHOD_UNAVAILABLE },
    });
  });
});

describe('placing the order', () => {
  const business = {
    business: true,
    requisitionerRequired: true,
    requisitionNumberRequired: false,
    termIds: ['1', '2'],
  };

  it('requires every agreement and the references that the company demands', () => {
    expect(parsePlaceOrder(formOf({ terms: '1', seenTotal: '9900', ean: '123' }), business)).toMatchObject({
      ok: false,
      errors: {
        terms: REFUSALS.TERMS_NOT_ACCEPTED,
        requisitioner: REFUSALS.REQUISITIONER_MISSING,
        ean: REFUSALS.EAN_INVALID,
      },
    });
  });

  it('returns the references of businesses and drops those of private buyers', () => {
    const form = {
      terms: ['1', '2'],
      seenTotal: '9900',
      reference: 'PO-1',
      requisitioner: 'Mette',
      ean: '5798 0098 1157 8',
    };
    expect(parsePlaceOrder(formOf(form), business)).toMatchObject({
      ok: true,
      value: { reference: 'PO-1', requisitioner: 'Mette', ean: '5798009811578', seenTotal: 9900, comment: '' },
    });
    const consumer = { ...business, business: false, requisitionerRequired: false };
    expect(parsePlaceOrder(formOf(form), consumer)).toMatchObject({ ok: true, value: { reference: '', ean: '' } });
  });

  it('requires no terms where the shop has none', () => {
    const none = { ...business, requisitionerRequired: false, termIds: [] };
    expect(parsePlaceOrder(formOf({ seenTotal: '9900' }), none).ok).toBe(true);
  });

  it.each(['x', '', '-1', '99.5', '99,5', '1e400'])(
    'refuses the total %j, which is not a whole number of øre',
    (seenTotal) => {
      const form = formOf({ terms: ['1', '2'], requisitioner: 'M', seenTotal });
      expect(parsePlaceOrder(form, business)).toMatchObject({ errors: { seenTotal: REFUSALS.TOTAL_CHANGED } });
    },
  );

  it('accepts a total of 0, and price changes of up to 20,000 characters', () => {
    const form = (seenChanges: string) =>
      formOf({ terms: ['1', '2'], requisitioner: 'M', seenTotal: '0', seenChanges });
    expect(parsePlaceOrder(form('x'.repeat(20_000)), business)).toMatchObject({ ok: true, value: { seenTotal: 0 } });
    expect(parsePlaceOrder(form('x'.repeat(20_001)), business)).toMatchObject({
      errors: { seenChanges: REFUSALS.TOTAL_CHANGED },
    });
  });
});

describe('the cart', () => {
  const add = (qty: string) => parseCartLine(formOf({ intent: 'add', sku: 'KV-1', qty, returnTo: '/papir' }));

  it('reads quantities as whole numbers of at least 1', () => {
    for (const [typed, quantity] of [
      ['3', 3],
      ['-2', 1],
      ['abc', 1],
      ['1,5', 2],
      ['', 1],
    ] as const) {
      expect(add(typed)).toMatchObject({
        ok: true,
        value: { intent: 'add', sku: 'KV-1', quantity, returnTo: '/papir' },
      });
    }
  });

  it('returns the variant and its options', () => {
    const form = formOf({ intent: 'add', sku: 'KV-1-R', parentSku: 'KV-1', option: ['a', 'b'], qty: '1' });
    expect(parseCartLine(form)).toMatchObject({ value: { parentSku: 'KV-1', selectedOptions: ['a', 'b'] } });
  });

  it('returns no quantity for a line with an empty field', () => {
    expect(parseCartLine(formOf({ intent: 'update', item: 'u1', qty: ' ' }))).toMatchObject({
      value: { quantity: null },
    });
  });

  it('refuses an unknown intent', () => {
    expect(parseCartLine(formOf({ intent: 'explode' }))).toMatchObject({ errors: { intent: REFUSALS.UNKNOWN_INTENT } });
  });
});

describe('login', () => {
  it('does not return the password with the form', () => {
    const parsed = parseLogin(formOf({ email: '', password: 'hemmelig' }));
    expect(parsed).toEqual({ ok: false, errors: { email: REFUSALS.REQUIRED }, values: { email: '' } });
  });

  it('stays signed in only if the box is checked', () => {
    expect(parseLogin(formOf({ email: 'anna', password: 'x' }))).toMatchObject({ value: { stay: false } });
    expect(parseLogin(formOf({ email: 'anna', password: 'x', stay: 'on' }))).toMatchObject({ value: { stay: true } });
  });
});

describe('the error texts of a refused form', () => {
  const t = textsOf('da').t;
  const reply: FormReply = {
    intent: 'x',
    errors: { email: REFUSALS.REQUIRED, comment: tooLongError('comment'), coupon: tooLongError('code') },
    values: {},
    message: null,
  };

  // spec: 5: 'Maximum character length: %1'
  //   at domain/refusal/refusals.ts, app/forms/reply/schema.server.ts
  it('appear at the field, with the limit of that field', () => {
    expect(errorText(t, reply.errors.email)).toBe('Dette er et obligatorisk felt.');
    expect(errorText(t, reply.errors.comment)).toBe('Højst 500 tegn.');
    expect(errorText(t, reply.errors.coupon)).toBe('Højst 60 tegn.');
    expect(errorText(t, reply.errors.city)).toBeNull();
  });

  it('are listed in the summary in the order of the form', () => {
    expect(
      summaryOf(fieldsOfPage(t, reply), { comment: 'Besked', city: 'By', email: 'E-mail' }).map((line) => line.id),
    ).toEqual(['f-comment', 'f-email']);
  });
});

describe('the quantities of a cart', () => {
  const line = { 'line-u1': '10,10,,10', 'qty-u1': '10', 'line-u2': '3,1,50,1', 'qty-u2': '3', returnTo: '/cart' };
  const parsed = (over: Record<string, string>) => parseCartQuantities(formOf({ ...line, ...over }));

  it('contain only the lines that differ from the page, for either button', () => {
    expect(parsed({ intent: 'quantities' })).toMatchObject({ changes: [], remove: null, isPutRight: false });
    expect(parsed({ intent: 'checkout', 'qty-u2': '5' })).toMatchObject({
      intent: 'checkout',
      changes: [{ item: 'u2', quantity: 5, typed: '5' }],
      isPutRight: false,
    });
    expect(parsed({ remove: 'u1', 'qty-u1': '70', 'qty-u2': '4' })).toMatchObject({
      intent: 'quantities',
      changes: [{ item: 'u2', quantity: 4 }],
      remove: 'u1',
    });
  });

  it('are corrected to a valid quantity and reported as corrected; an empty field changes nothing', () => {
    expect(parsed({ intent: 'checkout', 'qty-u1': '25', 'qty-u2': '' })).toMatchObject({
      changes: [{ item: 'u1', quantity: 30, typed: '25' }],
      isPutRight: true,
    });
    expect(parsed({ intent: 'checkout', 'qty-u1': '9' })).toMatchObject({ changes: [], isPutRight: true });
  });

  it('are not read without one of the two buttons', () => {
    expect(parsed({ intent: 'update' })).toBeNull();
    expect(parsed({})).toBeNull();
  });
});

// Company terms entered by staff: every field is validated, all errors are reported at once, and fields not entered remain unchanged.
import { expect, it } from 'vitest';
import { type TermsTyped, termsFrom } from './company-terms';

const judged = (typed: TermsTyped, isOnInvoice = false) => termsFrom(typed, { isOnInvoice, knownDuties: ['coffee'] });
const codes = (typed: TermsTyped, isOnInvoice = false) => {
  const outcome = judged(typed, isOnInvoice);
  return outcome.ok ? [] : outcome.faults.map(({ field, code }) => `${field} ${code}`);
};

it('normalises each field for storage, and omits fields that were not entered', () => {
  expect(judged({})).toStrictEqual({ ok: true, values: {} });
  expect(
    judged({
      ...{
        name: ' Havn  ApS ',
        cvr: 'DK 13748136',
        ean: '5790 0023 0592 4',
        salesCode: ' HA-1 ',
        description: 'x',
        reference: 'r',
      },
      ...{
        invoice: true,
        credit: 500_000,
        freeFreight: false,
        freeFreightFrom: null,
        dutyExempt: ['coffee', 'coffee'],
      },
      ...{ weekday: 'Tirsdag', contractGoods: true, giftCards: false },
    }),
  ).toEqual({
    ok: true,
    values: {
      ...{
        name: 'Havn ApS',
        cvr: '13748136',
        vatId: 'DK13748136',
        ean: '5790002305924',
        salesCode: 'HA-1',
        description: 'x',
      },
      ...{
        referenceNumber: 'r',
        invoiceAllowed: true,
        creditLimitOere: 500_000,
        freeShipping: false,
        freeShippingLimitOere: null,
      },
      ...{ dutyExemptCodes: ['coffee'], weekday: 'tirsdag', showContractGoods: true, giftcardEnabled: false },
    },
  });
  expect(judged({ ean: '', weekday: '', dutyExempt: [] })).toMatchObject({
    values: { ean: null, weekday: '', dutyExemptCodes: [] },
  });
});

it('reports all errors at once, each with its field', () => {
  const wrong = { name: ' ', cvr: '12345678', ean: '5790000275853', weekday: 'søndag', dutyExempt: ['tea'], credit: 1 };
  expect(codes(wrong)).toEqual([
    'name REQUIRED',
    'cvr CVR_CHECK_DIGIT',
    'ean EAN_CHECK_DIGIT',
    'weekday WEEKDAY_INVALID',
    'dutyExempt UNKNOWN',
    'credit CREDIT_NEEDS_INVOICE',
  ]);
});

it('allows credit only for purchases on invoice', () => {
  expect(codes({ credit: 100 }, true)).toEqual([]);
  expect(codes({ credit: 100, invoice: true })).toEqual([]);
  expect(codes({ credit: 100, invoice: false }, true)).toEqual(['credit CREDIT_NEEDS_INVOICE']);
  expect(codes({ credit: null })).toEqual([]);
  expect(judged({ invoice: false }, true)).toEqual({
    ok: true,
    values: { invoiceAllowed: false, creditLimitOere: null },
  });
  expect(judged({ invoice: false })).toEqual({ ok: true, values: { invoiceAllowed: false } });
});

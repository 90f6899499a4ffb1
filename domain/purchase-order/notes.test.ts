import { describe, expect, it } from 'vitest';
import type { DecidedLine, PurchaseOrder, PurchasePlace } from './model';
import { isDifference, type NotingFacts, notesOn } from './notes';

const PLACE: PurchasePlace = {
  ...{ addressId: null, name: 'Fjordhavn Kommune', deliverTo: [], street: ['Torvet 1'], city: 'Odense' },
  ...{ postcode: '5000', country: 'DK', email: null, phone: null },
};
const ORDER: PurchaseOrder = {
  ...{ type: 'new', orderId: 'PO', version: null, isTest: false, requisitionId: null, total: null, shipTo: null },
  ...{ billTo: null, recipient: null, comments: '', accounting: null, ean: null, wishedOn: null },
  ...{ freight: null, isSentComplete: false, items: [], attached: [], unused: [] },
};
const duty = (row: number): DecidedLine => ({
  ...{ lineNumber: '2', sku: 'AFGIFT', design: null, dutyOf: '1', quantity: 1, unit: 'EA', pieces: 1, row },
  ...{ price: null, basis: 1, rejection: null, differences: [] },
});
const FACTS: NotingFacts = {
  ...{ lines: [], duties: 0, freight: 4_900, takesAccounting: true },
  billing: { names: ['fjordhavn kommune', 'Mette Holm'], postcode: '5000' },
};
const kinds = (order: Partial<PurchaseOrder>, facts: Partial<NotingFacts> = {}) =>
  notesOn({ ...ORDER, ...order }, { ...FACTS, ...facts }).map(({ kind }) => kind);

describe('a note is made', () => {
  it.each<[string, Partial<PurchaseOrder>, Partial<NotingFacts>, string[]]>([
    ['of nothing that is as ordered', { billTo: PLACE, freight: 49, accounting: '4711' }, {}, []],
    ['of another party to invoice', { billTo: { ...PLACE, name: 'Skolen' } }, {}, ['billTo']],
    ['of a party at another place', { billTo: { ...PLACE, postcode: '5001' } }, {}, ['billTo']],
    ['of no party that is a number alone', { billTo: { ...PLACE, name: '', postcode: '', addressId: '7' } }, {}, []],
    ['of one delivery', { isSentComplete: true }, {}, ['complete']],
    ['of an account without room', { accounting: 'x'.repeat(61) }, { takesAccounting: false }, ['accounting']],
    ['of duties that were not ordered', {}, { duties: 301, lines: [duty(300)] }, ['duties']],
    ['of no duties that were', {}, { duties: 300, lines: [duty(300)] }, []],
    ['of another freight', { freight: 48.99 }, {}, ['freight']],
    ['of no freight that was not stated', { freight: null }, {}, []],
    ['of attached files', { attached: ['a.pdf'] }, {}, ['files']],
    ['of unused parts', { unused: ['Tax'] }, {}, ['unused']],
  ])('%s', (_name, order, facts, expected) => expect(kinds(order, facts)).toEqual(expected));
});

it('an unused part alone changes nothing of an order', () => {
  expect(isDifference({ kind: 'unused', names: ['Tax'] })).toBe(false);
  expect(isDifference({ kind: 'complete' })).toBe(true);
});

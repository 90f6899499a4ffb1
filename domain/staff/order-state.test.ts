// Acts that the state of an order allows, and the differences between two states.
import { describe, expect, it } from 'vitest';
import { changedFacts, possibleActs } from './order-state';

const line = { id: 1, sku: '1', quantity: 2, shipped: 0, canceled: 0, invoiced: 0, credited: 0 };
const state = {
  status: 'processing' as const,
  payment: 'authorised' as const,
  lines: [line],
  authorisedOere: 10_000,
  capturedOere: 0,
  hasInvoice: false,
  invoicedBy: 'shop' as const,
};

describe('acts', () => {
  it('follow the pieces of the lines', () => {
    expect(possibleActs(state)).toEqual(['ship', 'hold', 'reduce', 'cancel', 'note']);
    const shipped = { ...state, status: 'shipped' as const, lines: [{ ...line, shipped: 2 }] };
    expect(possibleActs(shipped)).toEqual(['invoice', 'capture', 'note']);
    expect(possibleActs({ ...shipped, invoicedBy: 'erp' })).toEqual(['capture', 'note']);
    const invoiced = {
      ...shipped,
      lines: [{ ...line, shipped: 2, invoiced: 2 }],
      capturedOere: 10_000,
      hasInvoice: true,
    };
    expect(possibleActs(invoiced)).toEqual(['credit', 'refund', 'note']);
  });

  it('of an order on hold begin with going on', () => {
    expect(possibleActs({ ...state, status: 'on_hold' })).toEqual(['unhold', 'reduce', 'cancel', 'note']);
    expect(possibleActs({ ...state, status: 'canceled' })).toEqual(['note']);
  });
});

describe('differences', () => {
  it('are named by their path, lists as one value', () => {
    const before = { status: 'processing', pieces: { shipped: 0, invoiced: 0 }, shipments: null };
    const after = { status: 'shipped', pieces: { shipped: 2, invoiced: 0 }, shipments: ['S1', 'S2'] };
    expect(changedFacts(before, after)).toEqual([
      { name: 'pieces.shipped', before: '0', after: '2' },
      { name: 'shipments', before: '', after: 'S1, S2' },
      { name: 'status', before: 'processing', after: 'shipped' },
    ]);
  });

  it('are named by place and field in lists of records', () => {
    const before = { offers: [{ oere: 1, to: null }] };
    const after = { offers: [{ oere: 2, to: null }, { oere: 3 }] };
    expect(changedFacts(before, after)).toEqual([
      { name: 'offers.1.oere', before: '1', after: '2' },
      { name: 'offers.2.oere', before: '', after: '3' },
    ]);
    expect(changedFacts(null, [{ a: 1 }])).toEqual([{ name: '1.a', before: '', after: '1' }]);
  });

  it('are none between equal states, and all where there was none', () => {
    expect(changedFacts({ a: [1] }, { a: [1] })).toEqual([]);
    expect(changedFacts(null, { a: 1 })).toEqual([{ name: 'a', before: '', after: '1' }]);
  });
});

// Every refusal has its own text key.
import { describe, expect, it } from 'vitest';
import { isRefusalCode, REFUSALS, refusal, refusalCodeOf, refusalOf, textKeyOf } from '#domain/refusal/refusals';

describe('refusals', () => {
  // spec: 8: Every refusal has a text, no two share one
  //   at domain/refusal/refusals.ts
  it('each have a key, and no two share one', () => {
    const keys = Object.values(REFUSALS);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^errors:[a-z]+\.[a-zA-Z]+$/.test(key))).toEqual([]);
  });
  it('have a code, and field and params where there are any', () => {
    expect(refusal('REQUIRED')).toEqual({ ok: false, code: 'REQUIRED' });
    expect(refusal('QUANTITY_TOO_SMALL', { field: 'qty', params: { min: 5 } })).toEqual({
      ok: false,
      code: 'QUANTITY_TOO_SMALL',
      field: 'qty',
      params: { min: 5 },
    });
  });
  it('from GraphQL have the parameters of their text, and a more general code where a parameter is missing', () => {
    expect(refusalOf('INSUFFICIENT_STOCK', { quantity: 0 })).toEqual({ ok: false, code: 'SOLD_OUT' });
    expect(refusalOf('INSUFFICIENT_STOCK', { quantity: 3, more: 1 }, 'qty')).toEqual({
      ...{ ok: false, code: 'INSUFFICIENT_STOCK', field: 'qty' },
      params: { quantity: 3 },
    });
    expect(refusalOf('INSUFFICIENT_STOCK')).toEqual({ ok: false, code: 'STOCK_TOO_LOW' });
    expect(refusalOf('QUANTITY_TOO_SMALL', { quantity: 0 }, 'qty')).toEqual({
      ...{ ok: false, code: 'QUANTITY_NOT_ALLOWED', field: 'qty' },
    });
    expect(refusalOf('REQUIRED', { quantity: 0 })).toEqual({ ok: false, code: 'REQUIRED' });
  });
  it('an unknown code is UNDEFINED', () => {
    expect([refusalCodeOf('NOT_SALABLE'), refusalCodeOf('toString'), refusalCodeOf(null)]).toEqual([
      'NOT_SALABLE',
      'UNDEFINED',
      'UNDEFINED',
    ]);
    expect(isRefusalCode('constructor')).toBe(false);
    expect(isRefusalCode(['NOT_SALABLE'])).toBe(false);
    expect(textKeyOf('LOGIN_FAILED')).toBe('errors:login.failed');
  });
});

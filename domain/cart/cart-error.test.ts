// The minicart's error in an address: only known refusals and valid parameters, no untrusted text.
import { describe, expect, it } from 'vitest';
import { refusal, refusalOf } from '#domain/refusal/refusals';
import { cartErrorIn, cartErrorParams } from './cart-error';

describe('the error of a cart', () => {
  it.each([
    [refusal('INSUFFICIENT_STOCK', { params: { quantity: 3 } }), { quantity: '3' }],
    [refusal('QUANTITY_NOT_A_MULTIPLE', { params: { increment: 5 } }), { increment: '5' }],
    [refusal('PRODUCT_NOT_FOUND', { params: { sku: '1000-A' } }), { sku: '1000-A' }],
    [refusal('BUSINESS_ONLY'), undefined],
  ])('is read back from its address unchanged: $code', (refused, params) => {
    const { error, about } = cartErrorParams(refused);
    const read = cartErrorIn(about === null ? { error } : { error, about: String(about) });
    expect(read).toEqual(params ? { ...refused, params } : refused);
  });
  it('is less specific where its parameter is unknown', () => {
    expect(cartErrorParams(refusalOf('INSUFFICIENT_STOCK')).error).toBe('STOCK_TOO_LOW');
    expect(cartErrorParams(refusal('PRODUCT_NOT_FOUND', { params: { sku: '%' } })).error).toBe('COULD_NOT_ADD');
  });
  it('is a general error for any other refusal', () => {
    expect(cartErrorParams(refusal('TOTAL_CHANGED'))).toEqual({ error: 'COULD_NOT_ADD', about: null });
  });
  it.each([
    { error: 'TOTAL_CHANGED' },
    { error: 'TOTAL_CHANGED', about: '3' },
    { error: '__proto__' },
    {},
    { error: 'INSUFFICIENT_STOCK' },
    { error: 'PRODUCT_NOT_FOUND', about: 'ring til 70 10 20 30' },
    { error: 'INSUFFICIENT_STOCK', about: '<b>3</b>' },
  ])('is not read from %j', (params) => expect(cartErrorIn(params)).toBeNull());
});

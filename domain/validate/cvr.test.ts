// Modulus 11 of company numbers.
import { describe, expect, it } from 'vitest';
import { cvrFrom, isCvr } from '#domain/validate/cvr';

// spec: 5: The VAT id may be required
//   at domain/validate/cvr.ts, app/forms/checkout-address/schema.server.ts
describe('a CVR number', () => {
  it.each([
    ['13748136', true],
    ['29028842', true],
    ['24256790', true],
    ['13585628', true],
    ['DK 13 74 81 36', true],
    ['12345678', false],
    ['1374813', false],
    ['00000000', false],
    ['SE13748136', false],
    ['', false],
  ])('%j: %s', (typed, expected) => expect(isCvr(typed)).toBe(expected));
  it('is stored as digits', () => expect(cvrFrom('dk-13748136')).toBe('13748136'));
});

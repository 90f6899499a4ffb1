// What staff type into the form of a promotion: numbers, days, lists and boxes, on both sides of what is read.
import { describe, expect, it } from 'vitest';
import { couponCodesTyped, promotionTyped } from './promotion-typed';

const TODAY = '2026-11-29';
const typed = (fields: Record<string, string>) => promotionTyped({ nameDa: 'Vinter', ...fields }, TODAY);

describe('a form', () => {
  it('is read into the input of a promotion', () => {
    const input = typed({
      ...{ kind: 'percent', percent: '12,5', minimum: '1.250,50 kr.', from: '1.12.2026', to: '24/12/2026' },
      ...{
        products: 'KV-1, KV-2\nKV-1',
        'store-base': 'on',
        'category-te/groen': 'on',
        code: 'JUL',
        usageLimit: '1.000',
        priority: '7',
      },
    });
    expect(input).toMatchObject({
      input: {
        ...{ percentBp: 1250, amountOere: 0, minimumOere: 125_050, from: '2026-12-01', to: '2026-12-24' },
        ...{ products: ['KV-1', 'KV-2'], stores: ['base'], groups: [], categories: ['te/groen'] },
        ...{ code: 'JUL', needsCode: true, usageLimit: 1000, perCustomer: null, isAlone: false, priority: 7 },
      },
    });
  });

  it('without days and code applies from today, until further notice, without a code', () =>
    expect(typed({ kind: 'free-freight', isAlone: 'on' })).toMatchObject({
      input: { from: TODAY, to: null, code: null, needsCode: false, minimumOere: null, isAlone: true, priority: 0 },
    }));

  it('is read in the figures of its kind alone', () =>
    expect(typed({ kind: 'fixed', amount: '50', percent: 'ti', buy: 'x' })).toMatchObject({
      input: { amountOere: 5000, percentBp: 0, buy: 0 },
    }));
});

it.each<[Record<string, string>, string, string]>([
  [{ kind: 'percent', percent: 'ti' }, 'PROMOTION_PERCENT', 'percent'],
  [{ kind: 'percent', percent: '12.500' }, 'PROMOTION_PERCENT', 'percent'],
  [{ kind: 'percent', percent: '-1' }, 'PROMOTION_PERCENT', 'percent'],
  [{ kind: 'fixed', amount: '12.500' }, 'AMOUNT_AMBIGUOUS', 'amount'],
  [{ kind: 'fixed', amount: '0,001' }, 'AMOUNT_INVALID', 'amount'],
  [{ kind: 'percent', percent: '10', minimum: '1.250' }, 'AMOUNT_AMBIGUOUS', 'minimum'],
  [{ kind: 'buy-x-get-y', buy: '2,5', free: '1' }, 'QUANTITY_NOT_A_NUMBER', 'buy'],
  [{ kind: 'buy-x-get-y', buy: '2', free: 'en' }, 'QUANTITY_NOT_A_NUMBER', 'free'],
  [{ kind: 'free-freight', priority: 'først' }, 'PROMOTION_PRIORITY', 'priority'],
  [{ kind: 'free-freight', priority: '-1' }, 'PROMOTION_PRIORITY', 'priority'],
  [{ kind: 'free-freight', from: '31.11.2026' }, 'PROMOTION_DAY', 'from'],
  [{ kind: 'free-freight', to: 'jul' }, 'PROMOTION_DAY', 'to'],
  [{ kind: 'free-freight', usageLimit: '-1' }, 'QUANTITY_NOT_A_NUMBER', 'usageLimit'],
  [{ kind: 'free-freight', perCustomer: '1.5' }, 'QUANTITY_NOT_A_NUMBER', 'perCustomer'],
])('%j: %s at %s', (fields, code, field) => expect(typed(fields)).toMatchObject({ ok: false, code, field }));

describe('codes', () => {
  it('are one that is typed, or a number of generated ones', () => {
    expect(couponCodesTyped({ act: 'code', code: 'JUL', count: '7' })).toMatchObject({ codes: { code: 'JUL' } });
    expect(couponCodesTyped({ act: 'codes', count: '1.000', prefix: 'JUL-', perCustomer: '1' })).toMatchObject({
      codes: { count: 1000, prefix: 'JUL-', usageLimit: null, perCustomer: 1 },
    });
  });

  it('are refused at the figure that is none', () =>
    expect(couponCodesTyped({ act: 'codes', count: 'ti' })).toMatchObject({
      code: 'QUANTITY_NOT_A_NUMBER',
      field: 'count',
    }));
});

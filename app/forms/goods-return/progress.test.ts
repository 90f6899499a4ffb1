// Tests the order of a return's steps: the page shows the first unanswered step, and the validation error of an answer.
import { describe, expect, it } from 'vitest';
import type { ReturnableLineView } from '~/models/goods-return';
import { readReturnProgress } from './schema.server';

const line = (more: Partial<ReturnableLineView> = {}): ReturnableLineView => ({
  ...{ uid: 'MQ==', sku: 'S1', name: 'Papir', unit: 'pk', quantity: 10, left: 8, lastDay: '2026-12-01' },
  ...{ grams: 5_000, reason: null, ...more },
});
const OFFER = {
  lines: [line(), line({ uid: 'Mg==', sku: 'S2', left: 0, reason: 'late' })],
  pickupDays: ['2026-11-24'],
};
const ask = (query: string) => readReturnProgress(new URLSearchParams(query), OFFER);
const GOODS = 'line-MQ%3D%3D=8';

describe('the steps', () => {
  it.each([
    ['', 'choose'],
    [GOODS, 'intact'],
    [`${GOODS}&intact=yes`, 'pickup'],
    [`${GOODS}&intact=yes&pickup=yes`, 'size'],
    [`${GOODS}&intact=yes&pickup=yes&size=boxes`, 'count'],
    [`${GOODS}&intact=yes&pickup=yes&size=boxes&parcels=2`, 'date'],
    [`${GOODS}&intact=yes&pickup=yes&size=boxes&parcels=2&date=2026-11-24`, 'send'],
    // Delivery to the shop needs no day, and one box needs no count.
    [`${GOODS}&intact=yes&pickup=no&size=pallet&parcels=1`, 'send'],
    ['line-MQ%3D%3D=1&intact=yes&pickup=no&size=box', 'send'],
    // An answer to a later step does not skip an earlier one.
    ['date=2026-11-24&size=box&intact=yes', 'choose'],
  ])('after "%s" the step is %s, without an error', (query, step) => {
    expect(ask(query)).toMatchObject({ step, problems: null });
  });

  it('return all answers together', () => {
    const { answers } = ask(`${GOODS}&intact=yes&pickup=yes&size=boxes&parcels=2&date=2026-11-24`);
    const lines = [{ uid: 'MQ==', quantity: 8 }];
    expect(answers).toEqual({ lines, isPickup: true, size: 'boxes', parcels: 2, pickupOn: '2026-11-24' });
  });
});

describe('validation errors', () => {
  // spec: 3 Other entities: Return form: order zip code, product quantities, intact packaging, pickup
  //   at app/forms/withdrawal/fields.tsx, app/forms/goods-return/fields.tsx
  it.each([
    ['line-MQ%3D%3D=', 'choose', { lines: 'errors:order.returnEmpty' }],
    ['line-MQ%3D%3D=to', 'choose', { 'line-MQ==': expect.stringContaining('errors:') }],
    ['line-MQ%3D%3D=9', 'choose', { 'line-MQ==': 'errors:order.moreThanLeft#sku=S1&left=8' }],
    ['line-Mg%3D%3D=1', 'choose', { 'line-Mg==': 'errors:order.returnTooLate#sku=S2' }],
    ['line-OQ%3D%3D=1', 'choose', { lines: 'errors:order.returnEmpty' }],
    [`${GOODS}&intact=no`, 'intact', { intact: 'errors:order.returnPackaging' }],
    [`${GOODS}&at=intact`, 'intact', { intact: 'errors:form.required' }],
    [`${GOODS}&intact=yes&pickup=maybe&at=pickup`, 'pickup', { pickup: 'errors:form.required' }],
    [`${GOODS}&intact=yes&pickup=no&size=box`, 'size', { size: 'errors:order.returnTooHeavy#kilos=20' }],
    [
      `${GOODS}&intact=yes&pickup=no&size=boxes&parcels=1`,
      'count',
      { parcels: 'errors:order.returnParcels#least=2&most=30' },
    ],
    [
      `${GOODS}&intact=yes&pickup=no&size=boxes&parcels=x`,
      'count',
      { parcels: 'errors:order.returnParcels#least=2&most=30' },
    ],
    [
      `${GOODS}&intact=yes&pickup=yes&size=pallet&parcels=1&date=2026-11-23`,
      'date',
      { date: 'errors:order.returnDay' },
    ],
  ])('of "%s" are reported at the field', (query, step, errors) => {
    const asked = ask(query);
    expect(asked.step).toBe(step);
    expect(asked.problems?.errors).toEqual(errors);
  });
});

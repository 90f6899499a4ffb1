// A duty is selected by code and date.
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { dutyOn } from '#domain/price/duties';

const row = (code: string, rate: number, from: string, to: string | null) => ({
  code,
  label: code,
  ratePerUnitGrossOere: oere(rate),
  validFrom: new Date(from),
  validTo: to ? new Date(to) : null,
});
const rows = [
  row('KAFFE', 959, '2015-01-01', '2027-01-01'),
  row('CHOK', 3246, '2015-01-01', '2026-07-01'),
  row('CHOK', 1623, '2026-07-01', '2027-01-01'),
  row('CHOK', 0, '2027-01-01', null),
];

describe('the duty on a unit', () => {
  it.each([
    ['is the rate of the day', 'CHOK', '2026-06-30', 3246],
    ['changes when the new rate begins', 'CHOK', '2026-07-01', 1623],
    ['ends when the rate is nothing', 'CHOK', '2027-01-01', null],
    ['ends with its row', 'KAFFE', '2027-01-01', null],
    ['has to have begun', 'KAFFE', '2014-12-31', null],
    ['needs a code', null, '2026-06-30', null],
    ['needs a known code', 'SUKKER', '2026-06-30', null],
  ])('%s', (_sentence, code, day, rate) => {
    expect(dutyOn({ code, rows, now: new Date(day) })?.ratePerUnitGrossOere ?? null).toBe(rate);
  });

  it('is not charged to a customer who is exempt from it', () => {
    expect(dutyOn({ code: 'CHOK', rows, now: new Date('2026-06-30'), exemptCodes: ['CHOK'] })).toBeNull();
  });

  it('uses the later of two overlapping rows', () => {
    const overlapping = [...rows, row('KAFFE', 100, '2026-01-01', null)];
    expect(dutyOn({ code: 'KAFFE', rows: overlapping, now: new Date('2026-06-30') })?.ratePerUnitGrossOere).toBe(100);
  });
});

// What changed, in words of both languages: every kind of value that the log stores, and names of facts at any depth.
import { describe, expect, it } from 'vitest';
import { readerIn } from '~/i18n/texts.server';
import { changeInWords, commandWord } from './changed-words';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
const da = { t: readerIn('da')('staff').t, language: 'da' as const };
const en = { t: readerIn('en')('staff').t, language: 'en' as const };
const words = (name: string, value: string, writing: typeof da | typeof en, group?: string) => {
  const change = changeInWords({ name, before: value, after: '' }, writing, group);
  return { name: change.name, value: plain(change.before) };
};
const danish = (name: string, value: string, group?: string) => words(name, value, da, group).value;
const english = (name: string, value: string, group?: string) => words(name, value, en, group).value;

it.each<[string, string, string, string]>([
  ['paused', 'true', 'På pause', 'Paused'],
  ['paused', 'false', 'I gang', 'Running'],
  ['isActive', 'true', 'ja', 'yes'],
  ['needs_code', 'false', 'nej', 'no'],
  ['flags.hasShareworks', 'true', 'ja', 'yes'],
  ['settings.orderHistoryVisibility', 'own', 'nej', 'no'],
  ['settings.orderHistoryVisibility', 'business', 'ja', 'yes'],
  ['amount_oere', '125050', '1.250,50 kr.', 'DKK 1,250.50'],
  ['amount_oere', '0', '0,00 kr.', 'DKK 0.00'],
  ['refundedOere', '1', '0,01 kr.', 'DKK 0.01'],
  ['1.grossOere', '9995', '99,95 kr.', 'DKK 99.95'],
  ['step_oere', '10000, 20000', '100,00 kr., 200,00 kr.', 'DKK 100.00, DKK 200.00'],
  ['percent_bp', '1250', '12,5 %', '12.5%'],
  ['percent_bp', '10000', '100 %', '100%'],
  ['priority', '5', '5', '5'],
  ['closedAt', '2026-07-01T10:05:00.123456+00:00', '1. jul. 2026 12.05', '1 Jul 2026, 12:05'],
  ['deliveryOn', '2026-12-24', '24. december 2026', '24 December 2026'],
  ['valid_from', '2026-12-01T00:00:00+01:00', '1. december 2026', '1 December 2026'],
  ['valid_from', '2026-12-01T00:00:01+01:00', '1. dec. 2026 00.00', '1 Dec 2026, 00:00'],
  ['valid_to', '2026-12-24T23:00:00+00:00', '24. december 2026', '24 December 2026'],
  ['valid_to', '2026-12-24T11:00:00+00:00', '24. dec. 2026 12.00', '24 Dec 2026, 12:00'],
  ['kind', 'free-freight', 'Fri fragt', 'Free delivery'],
  ['status', 'on_hold', 'I bero', 'On hold'],
  ['payment', 'captured', 'trukket', 'captured'],
  ['invoices', 'invoice 1001, credit 1002', 'Faktura 1001, Kreditnota 1002', 'Invoice 1001, Credit note 1002'],
  [
    'price.offers',
    '12,00 kr. 2026-12-01 00:00 – ',
    '12,00 kr. 1. december 2026 00:00 – ',
    'DKK 12.00 1 December 2026 00:00 – ',
  ],
  ['name_da', 'true', 'true', 'true'],
  ['texts.shortDa', '2026-12-24', '2026-12-24', '2026-12-24'],
  ['name', '125050', '125050', '125050'],
  ['href', 'https://example.dk/?a=1', 'https://example.dk/?a=1', 'https://example.dk/?a=1'],
  ['approver', '', '–', '–'],
])('%s %s: %s, %s', (name, value, inDanish, inEnglish) =>
  expect([danish(name, value), english(name, value)]).toEqual([inDanish, inEnglish]),
);

it('states of other subjects than orders have separate words', () => {
  expect([danish('status', 'pending'), danish('status', 'pending', 'review')]).toEqual(['Afventer betaling', 'venter']);
  expect([english('status', 'DELIVERED', 'shipment'), english('order', 'on_hold', 'shipment')]).toEqual([
    'delivered',
    'On hold',
  ]);
  expect(danish('order', '2000123', 'return')).toBe('2000123');
});

describe('the name of a fact', () => {
  it.each<[string, string, string]>([
    ['valid_to', 'Sidste dag', 'Last day'],
    ['price.grossOere', 'Pris', 'Price'],
    ['stock.main', 'Lager main', 'Stock main'],
    ['lines.KV-1.received', 'KV-1 modtaget', 'KV-1 received'],
    ['settings.orderHistoryAccess', 'Ser ordrer', 'Sees orders'],
    ['promotion.name_da', 'Rabat Navn på dansk', 'Promotion Name in Danish'],
    ['2.grossOere', '2 Pris', '2 Price'],
    ['no:such key', 'no:such key', 'no:such key'],
  ])('%s: %s, %s', (name, inDanish, inEnglish) =>
    expect([words(name, '', da).name, words(name, '', en).name]).toEqual([inDanish, inEnglish]),
  );
});

it('a change is stated as a name with two values, a command as a verb where it has one', () => {
  expect(changeInWords({ name: 'combines', before: 'true', after: 'false' }, en)).toEqual({
    ...{ name: 'Can be combined', before: 'yes', after: 'no' },
  });
  expect([commandWord('promotion pause', da), commandWord('order ship', da), commandWord('import', da)]).toEqual([
    ...['satte på pause', 'afsendte', null],
  ]);
});

it('a text of content names its language last', () => {
  const named = (name: string) => [words(name, 'x', da).name, words(name, 'x', en).name];
  expect(named('da.text')).toEqual(['Tekst, dansk', 'Text, Danish']);
  expect(named('en.title')).toEqual(['Titel, engelsk', 'Title, English']);
});

// Forms of records: fields by schema, what a browser sends of them, and the record that it becomes.
import { describe, expect, it } from 'vitest';
import { sentFields } from '../../tests/support/sent-fields';
import {
  fieldOfFault,
  type RecordField,
  type RecordSchema,
  recordFields,
  recordTyped,
  removalField,
} from './record-form';

const text = { type: 'string' };
const both: RecordSchema = { anyOf: [text, { type: 'object', properties: { da: text, en: text } }] };
const METHOD: RecordSchema = {
  properties: {
    carrier: text,
    title: both,
    note: both,
    kind: { type: 'string', enum: ['free', 'paid'] },
    needs_shop: { type: 'boolean' },
    max_grams: { type: 'integer' },
    stores: { type: 'array', items: text },
    kinds: { type: 'array', items: { type: 'string', enum: ['orders', 'returns'] } },
    cutoffs: { type: 'object', additionalProperties: text },
    bank: { type: 'object', properties: { number: text }, required: ['number'] },
    prices: {
      type: 'array',
      items: {
        properties: { store: text, amount: { type: 'number' }, free: { type: 'boolean' } },
        required: ['store', 'amount'],
      },
    },
  },
  required: ['carrier', 'title', 'prices'],
};

const RECORD = {
  carrier: 'parcel',
  title: { da: 'Til døren', en: 'To the door' },
  kind: 'paid',
  needs_shop: true,
  max_grams: 35000,
  stores: ['b2b', 'b2c'],
  kinds: ['returns'],
  cutoffs: { b2b: '14:30', b2c: '09:00' },
  bank: { number: '123' },
  prices: [
    { store: 'b2b', amount: 86.25, free: false },
    { store: 'b2c', amount: 59, free: true },
  ],
};

const sent = (record: unknown, more: Record<string, string> = {}) => ({
  ...sentFields(recordFields(METHOD, record)),
  ...more,
});

describe('a record', () => {
  it('sent as it was shown is the same record', () => {
    expect(recordTyped(METHOD, sent(RECORD))).toEqual(RECORD);
  });

  it('has the fields of its schema in order, and one empty row more', () => {
    const fields = recordFields(METHOD, RECORD);
    expect(fields.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
      ...['carrier text', 'title both', 'note both', 'kind choice', 'needs_shop flag', 'max_grams number'],
      ...['stores lines', 'kinds choices', 'cutoffs pairs', 'bank group', 'prices rows'],
    ]);
    const prices = fields.at(-1) as RecordField & { kind: 'rows' };
    expect(prices.rows.map((row) => row.map(({ path }) => path).join())).toEqual(
      [0, 1, 2].map((at) => `prices-${at}-store,prices-${at}-amount,prices-${at}-free`),
    );
  });

  it('that is new has what was typed: an empty optional field is absent, a required one is empty', () => {
    expect(recordTyped(METHOD, sent(undefined))).toEqual({
      carrier: '',
      title: { da: '', en: '' },
      needs_shop: false,
      prices: [],
    });
  });

  it.each([
    ['86,25', 86.25],
    ['1.000', 1000],
    ['12.500,50', 12500.5],
    ['gratis', 'gratis'],
    ['1e3', '1e3'],
  ])('has %s as %j', (typed, amount) => {
    expect(recordTyped(METHOD, sent(RECORD, { 'prices-0-amount': typed })).prices).toMatchObject([{ amount }, {}]);
  });

  it('has one text for both languages where only one was typed', () => {
    const typed = sent(RECORD, { 'note-da': '', 'note-en': ' Signed for ', 'title-da': 'Til\r\ndøren' });
    expect(recordTyped(METHOD, typed)).toMatchObject({
      note: { da: 'Signed for', en: 'Signed for' },
      title: { da: 'Til\ndøren' },
    });
  });

  it('gets a row by the empty one, and loses what is ticked or empty', () => {
    const added = sent(RECORD, { 'prices-2-store': 'gave', 'prices-2-amount': '0' });
    expect(recordTyped(METHOD, added).prices).toHaveLength(3);
    expect(recordTyped(METHOD, sent(RECORD, { [removalField('prices', 0)]: 'on' })).prices).toEqual([RECORD.prices[1]]);
    const emptied = sent(RECORD, { 'prices-0-store': ' ', 'prices-0-amount': '' });
    expect(recordTyped(METHOD, emptied).prices).toEqual([RECORD.prices[1]]);
  });

  it('has a text without the quotes that it needs in the file', () => {
    expect(recordTyped(METHOD, sent(RECORD, { carrier: '"route"', 'bank-number': '"0012"' }))).toMatchObject({
      carrier: 'route',
      bank: { number: '0012' },
    });
  });

  it('loses an optional group that is empty', () => {
    expect(recordTyped(METHOD, sent(RECORD, { 'bank-number': '' }))).not.toHaveProperty('bank');
  });
});

it.each([
  ['methods[3].prices[0].amount', 'methods[3]', 'prices-0-amount'],
  ['methods[3]', 'methods[3]', ''],
  ['methods[30].kind', 'methods[3]', null],
  ['company.cvr', 'company', 'cvr'],
  [null, 'company', null],
])('the fault at %s of %s is at the field %s', (column, record, field) => {
  expect(fieldOfFault(column, record)).toBe(field);
});

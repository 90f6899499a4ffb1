// The choice of a line: read back from the database unchanged, and equal exactly for the same selection.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oere } from '#domain/money/money';
import {
  AS_IT_STANDS,
  choiceKey,
  choiceOf,
  FOR_POINTS,
  isForPoints,
  LINE_KINDS,
  type LineChoice,
  mayBePresent,
  presentOf,
  wishOf,
} from './line-choice';

const text = fc.string({ maxLength: 80 });
const wish = fc.record({
  amount: fc.nat().map(oere),
  toName: text,
  toEmail: text,
  fromName: text,
  message: text,
  sendOn: fc.constantFrom(null, '2026-12-24'),
});
const word = fc.constantFrom('plade', 'stel', 'eg', 'sort');
const choice: fc.Arbitrary<LineChoice> = fc.oneof(
  fc.constantFrom(AS_IT_STANDS, FOR_POINTS),
  fc.dictionary(word, word).map((config) => ({ kind: 'design' as const, config })),
  wish.map((config) => ({ kind: 'gift_card' as const, config })),
  fc
    .record({ greeting: text, wrapped: fc.boolean(), deliverOn: fc.constantFrom(null, '2026-12-22') })
    .map((config) => ({ kind: 'present' as const, config })),
);
/** As JSON with keys in another order, as a database may return it. */
const kept = ({ kind, config }: LineChoice): LineChoice => ({
  kind,
  config: config && JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(config).reverse()))),
});

test('a stored choice is read back unchanged', () => {
  fc.assert(
    fc.property(choice, (one) => {
      expect(choiceOf(kept(one))).toEqual(one);
    }),
    { seed: 17 },
  );
});

test('two choices have the same key exactly when kind and configuration are equal, in any order', () => {
  fc.assert(
    fc.property(choice, choice, (one, other) => {
      expect(choiceKey(kept(one))).toBe(choiceKey(one));
      const [first, second] = [one, other].map(({ kind, config }) => [kind, Object.entries(config ?? {}).sort()]);
      expect(choiceKey(one) === choiceKey(other)).toBe(JSON.stringify(first) === JSON.stringify(second));
    }),
    { seed: 17 },
  );
});

describe('of the five kinds', () => {
  test('one is for points', () => {
    const kinds = LINE_KINDS.filter((kind) => isForPoints({ kind }));
    expect(kinds).toEqual(['points']);
  });

  test('one has gift wrapping and a greeting', () => {
    const config = { greeting: 'Tak', wrapped: true, deliverOn: null };
    expect(presentOf({ kind: 'present', config })).toEqual(config);
    for (const kind of LINE_KINDS.filter((one) => one !== 'present'))
      expect(presentOf({ kind, config: null })).toBeNull();
  });

  test('one has gift card details; missing parts are empty', () => {
    const nothing = { amount: 0, toName: '', toEmail: '', fromName: '', message: '', sendOn: null };
    for (const kind of ['goods', 'points', 'design'] as const) expect(wishOf({ kind, config: null })).toBeNull();
    expect(wishOf({ kind: 'gift_card', config: null })).toEqual(nothing);
    const half = JSON.parse('{"amount":1.5,"toName":7,"message":"Hej","sendOn":3}');
    expect(wishOf({ kind: 'gift_card', config: half })).toEqual({ ...nothing, message: 'Hej' });
  });
});

test('plain products have their kind as key', () => {
  expect([choiceKey(AS_IT_STANDS), choiceKey(FOR_POINTS)]).toEqual(['goods', 'points']);
  expect(choiceKey({ kind: 'design', config: { stel: 'eg' } })).toBe('design [["stel","eg"]]');
});

test('only plain products and presents can be converted into each other', () => {
  const can = LINE_KINDS.filter((kind) => mayBePresent({ kind }));
  expect([...can].sort()).toEqual(['goods', 'present']);
});

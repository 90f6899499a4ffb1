// How many scans of one product there is room for, on both sides of each limit.
import { expect, test } from 'vitest';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { fittingSteps, newScans, scansByProduct } from './groups';
import type { Meant, Scan } from './scanned';

const groupOf = (...steps: number[]) => ({
  card: {} as never,
  scans: steps.map((count, at) => ({ id: `s${at}`, steps: count })),
});

/** Room for `room` steps; what was set last is the quantity of the cart. */
function fitted(steps: number[], room: number, { before = 0, max = null as number | null } = {}) {
  const tried: number[] = [];
  const tries = (count: number): Refusal | null => {
    tried.push(count);
    return count <= room ? null : refusal('QUANTITY_TOO_LARGE', { params: { max: room } });
  };
  const fit = fittingSteps(groupOf(...steps), tries, { before, limits: { max } });
  return { steps: fit.steps, isChanged: fit.isChanged, refused: fit.refused, why: fit.why?.params, last: tried.at(-1) };
}

test.each<[steps: number[], room: number, fit: object]>([
  [[1, 1, 1], 3, { steps: 3, isChanged: true, refused: [], why: undefined, last: 3 }],
  [[1, 1, 1], 2, { steps: 2, isChanged: true, refused: ['s2'], why: { max: 2 }, last: 2 }],
  [[1, 1, 1], 1, { steps: 1, isChanged: true, refused: ['s1', 's2'], why: { max: 1 }, last: 1 }],
  [[1, 1, 1], 0, { steps: 0, isChanged: false, refused: ['s0', 's1', 's2'], why: { max: 0 } }],
  [[1], 0, { steps: 0, isChanged: false, refused: ['s0'], why: { max: 0 } }],
  [[3, 2], 4, { steps: 4, isChanged: true, refused: [], why: { max: 4 }, last: 4 }],
  [[3, 2], 3, { steps: 3, isChanged: true, refused: ['s1'], why: { max: 3 }, last: 3 }],
  [[5, 20, 75], 60, { steps: 60, isChanged: true, refused: [], why: { max: 60 }, last: 60 }],
  [[0], 5, { steps: 0, isChanged: false, refused: ['s0'], why: undefined, last: undefined }],
])('scans of %j steps with room for %i', (steps, room, fit) => expect(fitted(steps, room)).toMatchObject(fit));

test('a quantity at its maximum is refused with that maximum', () => {
  expect(fitted([1, 1], 9, { before: 8, max: 9 })).toMatchObject({ steps: 1, refused: ['s1'], why: { max: 9 } });
  expect(fitted([1, 1], 9, { before: 9, max: 9 })).toMatchObject({ steps: 0, refused: ['s0', 's1'], why: { max: 9 } });
});

test('scans are grouped by the one product that they mean', () => {
  const card = (id: number) => ({ id, min_qty: 1, max_qty: 9, increments: 1 }) as never;
  const meant = new Map<string, Meant>([
    ['A', { kind: 'one', label: null, card: card(1) }],
    ['A2', { kind: 'one', label: null, card: card(1) }],
    ['B', { kind: 'one', label: null, card: card(2) }],
    ['C', { kind: 'choose', label: null, card: null }],
  ]);
  const scans: Scan[] = ['A', 'B', 'A2', 'C', 'D'].map((code, at) => ({ id: `s${at}`, code }));
  expect(scansByProduct(scans, meant).map((group) => group.scans.map(({ id }) => id))).toEqual([['s0', 's2'], ['s1']]);
  expect(newScans(scans, meant).map(({ productId, outcome }) => [productId, outcome])).toEqual([
    [1, 'added'],
    [2, 'added'],
    [1, 'added'],
    [null, 'choose'],
    [null, 'unknown'],
  ]);
});

// Which acts on content can be planned, and at which times.
import { expect, it } from 'vitest';
import { type ContentPlan, checkPlan, possiblePlans } from './content-plan';

const NOW = new Date('2026-12-01T08:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const publish = (ms: number): ContentPlan => ({ act: 'publish', at: after(ms) });
const unpublish = (ms: number): ContentPlan => ({ act: 'unpublish', at: after(ms) });
const TWO_YEARS = 2 * 366 * 24 * 60 * 60 * 1000;

it.each([
  ['page', true, true, [], 'publish unpublish'],
  ['page', true, false, [], 'unpublish'],
  ['popup', false, true, [], 'publish'],
  ['popup', false, true, [publish(1)], 'publish unpublish'],
  ['front-page', true, true, [], 'publish'],
  ['menu', true, false, [], ''],
] as const)('a %s, published %s, with a draft %s and %j', (kind, isPublished, hasDraft, plans, acts) => {
  expect(possiblePlans({ kind, isPublished, hasDraft, plans }).join(' ')).toBe(acts);
});

it.each([
  [publish(0), [], 'PLAN_TIME'],
  [publish(1), [], null],
  [publish(TWO_YEARS), [], null],
  [publish(TWO_YEARS + 1), [], 'PLAN_TIME'],
  [publish(5), [unpublish(6)], null],
  [publish(5), [unpublish(5)], 'PLAN_ORDER'],
  [unpublish(5), [publish(4)], null],
  [unpublish(5), [publish(5)], 'PLAN_ORDER'],
  [publish(5), [publish(9)], null],
] as const)('%j next to %j', (planned, others, code) => {
  const checked = checkPlan(planned, others, NOW);
  expect(checked.ok ? null : checked.code).toBe(code);
});

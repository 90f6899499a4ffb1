// Rights of staff: every role × every right and × every act on an order.
import { describe, expect, it } from 'vitest';
import { isOrderAct, isStaffRole, mayAct, ORDER_ACTS, roleHasRight, STAFF_RIGHTS, STAFF_ROLES } from './rights';

/** A mark for each right in the order of STAFF_RIGHTS. */
const TABLE: Record<(typeof STAFF_ROLES)[number], string> = {
  administrator: 'xxxxxxxx',
  manager: 'xxxxxxx.',
  'order-desk': 'xxx.....',
  warehouse: 'x.......',
  finance: '.xx.....',
  service: 'x.x.....',
  purchasing: '...x....',
  marketing: '....xx..',
};

describe.each(STAFF_ROLES)('%s', (role) => {
  it.each(STAFF_RIGHTS.map((right, at) => [right, TABLE[role][at] === 'x'] as const))('%s: %s', (right, may) => {
    expect(roleHasRight(role, right)).toBe(may);
  });

  it.each(Object.entries(ORDER_ACTS))('may %s an order with the right %s alone', (act, right) => {
    if (!isOrderAct(act)) throw new Error(act);
    expect(mayAct(role, act)).toBe(roleHasRight(role, right));
  });
});

it('a role of another version has no rights', () => {
  expect(STAFF_RIGHTS.filter((right) => roleHasRight('owner', right))).toEqual([]);
  expect([isStaffRole('owner'), isStaffRole('toString'), isOrderAct('toString')]).toEqual([false, false, false]);
});

it('any of several rights is enough', () => {
  expect([roleHasRight('finance', 'orders', 'money'), roleHasRight('marketing', 'orders', 'money')]).toEqual([
    true,
    false,
  ]);
});

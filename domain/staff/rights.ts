// What each role of staff may do: one table of rights. Use cases check it before they read or change anything (backend/staff).

export const STAFF_RIGHTS = [
  'orders',
  'money',
  'customers',
  'catalogue',
  'campaigns',
  'content',
  'settings',
  'staff',
] as const;
export type StaffRight = (typeof STAFF_RIGHTS)[number];

export const STAFF_ROLES = [
  'administrator',
  'manager',
  'order-desk',
  'warehouse',
  'finance',
  'service',
  'purchasing',
  'marketing',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const RIGHTS_OF: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  administrator: STAFF_RIGHTS,
  manager: ['orders', 'money', 'customers', 'catalogue', 'campaigns', 'content', 'settings'],
  'order-desk': ['orders', 'money', 'customers'],
  warehouse: ['orders'],
  finance: ['money', 'customers'],
  service: ['orders', 'customers'],
  purchasing: ['catalogue'],
  marketing: ['campaigns', 'content'],
};

export const isStaffRole = (value: unknown): value is StaffRole => STAFF_ROLES.some((role) => role === value);

export const rightsOfRole = (role: StaffRole): readonly StaffRight[] => RIGHTS_OF[role];

/** A role by its name, or the rights of another system's key. */
export type Role = string | readonly StaffRight[];

/** A role of another version of the shop has no rights. */
export function roleHasRight(role: Role, ...anyOf: StaffRight[]): boolean {
  const named = typeof role === 'string' && isStaffRole(role) ? RIGHTS_OF[role] : [];
  const rights = typeof role === 'string' ? named : role;
  return anyOf.some((right) => rights.includes(right));
}

/** Who may see orders at all: each of these rights is exercised on an order's page. */
export const SEES_ORDERS: readonly StaffRight[] = ['orders', 'money', 'customers'];

/** Acts on an order, as the command line names them, with the right that each requires. */
export const ORDER_ACTS = {
  ship: 'orders',
  hold: 'orders',
  unhold: 'orders',
  reduce: 'orders',
  cancel: 'orders',
  note: 'orders',
  mail: 'orders',
  capture: 'money',
  invoice: 'money',
  credit: 'money',
  refund: 'money',
} as const satisfies Record<string, StaffRight>;
export type OrderAct = keyof typeof ORDER_ACTS;

export const isOrderAct = (value: unknown): value is OrderAct =>
  typeof value === 'string' && Object.hasOwn(ORDER_ACTS, value);

export const mayAct = (role: Role, act: OrderAct): boolean => roleHasRight(role, ORDER_ACTS[act]);

// A price request is marked as answered, and logged.
import { closePriceRequest } from '#backend/commerce/request/index';
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import type { Outcome } from '#domain/refusals';
import type { StaffContext } from '../context';

export function closeRequestForStaff(id: number, staff: string, { pool, now }: StaffContext): Promise<Outcome> {
  const deed = { command: 'request answered', kind: 'price request', subject: String(id), told: null } as const;
  return closePriceRequest(id, guardedPool(pool, witnessOf({ ...deed, staff, now })), now);
}

// What waits for a member of staff: counts for the front page, and each list with its last days.

import { refundDueOn } from '#domain/returns/withdrawal';
import { type Role, roleHasRight } from '#domain/staff/rights';
import { SEES_WAITING, type WaitingKind } from '#domain/staff/waiting';
import type { StaffContext } from '../context';
import { countStaffWaiting, listWaiting } from './waiting.sql';

const MOST_WAITING = 200;
const MAILS_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Money goes back within 14 days of the declaration: the law's day, not one that is stored. */
const lastDayOfKind = (kind: WaitingKind, at: Date, stored: string | null): string | null =>
  kind === 'withdrawals' ? refundDueOn(at) : stored;

const mailsSince = (now: Date): Date => new Date(now.getTime() - MAILS_FOR_MS);

/** Waiting work of the kinds that the role sees; empty if nothing waits. */
export async function waitingForStaff(role: Role, { pool, now }: Pick<StaffContext, 'pool' | 'now'>) {
  const counts = await countStaffWaiting(pool, mailsSince(now));
  return counts.flatMap(({ kind, count, oldest, due_on }) =>
    count === 0 || oldest === null || !roleHasRight(role, ...SEES_WAITING[kind])
      ? []
      : [{ kind, count, oldest: oldest.toISOString(), due: lastDayOfKind(kind, oldest, due_on) }],
  );
}

export async function waitingRowsForStaff(kind: WaitingKind, { pool, now }: Pick<StaffContext, 'pool' | 'now'>) {
  const rows = await listWaiting(pool, kind, MOST_WAITING, mailsSince(now));
  return rows.map(({ id, number, at, due_on, order_number, who, text }) => ({
    ...{ id, number, at: at.toISOString(), due: lastDayOfKind(kind, at, due_on) },
    ...{ order: order_number, who: who ?? '', text: text ?? '' },
  }));
}

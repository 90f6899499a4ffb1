// What waits for staff in addition to orders to pack, and which rights see it.
import { SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import { SEES_ORDERS, type StaffRight } from '#domain/staff/rights';

/** In the order of the front page: first what the law or a promise gives a last day. */
export const WAITING_KINDS = ['withdrawals', 'requests', 'complaints', 'returns', 'approvals', 'mails'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

export const SEES_WAITING: Record<WaitingKind, readonly StaffRight[]> = {
  withdrawals: SEES_ORDERS,
  requests: SEES_CUSTOMERS,
  complaints: SEES_ORDERS,
  returns: SEES_ORDERS,
  approvals: SEES_ORDERS,
  mails: SEES_ORDERS,
};

export const isWaitingKind = (value: unknown): value is WaitingKind => WAITING_KINDS.some((kind) => kind === value);

// Orders that wait for an approver, as they and the buyer see them.
import type { BatchStatus } from '#domain/form/batch-status';
import type { Refusal } from '#domain/refusal/refusals';
import type { Paging } from './catalogue';
import type { OrderView } from './order';

export type PendingStatus = 'APPROVAL_REQUIRED' | 'ORDER_PLACED' | 'REJECTED' | 'CANCELED' | 'EXPIRED';

export interface PendingRow {
  uid: string;
  number: string;
  status: PendingStatus;
  sentAt: string;
  /** Until when it can be decided. */
  until: string;
  buyer: string;
  approver: string;
  /** The customer who looks is the approver. */
  isMine: boolean;
  totalOere: number;
  totalExVatOere: number;
  href: string;
}

export interface PendingList {
  /** What waits for the customer's own yes; the longest waiting first. */
  mine: PendingRow[];
  /** Their own orders, and those that they have decided. */
  others: PendingRow[];
  paging: Paging;
}

/** What came of several orders that were answered in one press, by their numbers. */
export interface DecidedOrders {
  status: BatchStatus;
  done: string[];
  failed: { number: string; refusal: Refusal }[];
}

export interface PendingOrder extends PendingRow {
  reason: string;
  /** The promised day (ISO), what it becomes when approved now, and the day before whose cut-off it must be approved to be met. */
  delivery: { date: string; ifApproved: string; keepUntil: string; cutoff: string } | null;
  order: OrderView;
  /** Uids of the order's lines, in the order's sequence. */
  lineUids: string[];
  mayDecide: boolean;
  /** The approver may lower quantities. */
  mayChange: boolean;
  mayWithdraw: boolean;
}

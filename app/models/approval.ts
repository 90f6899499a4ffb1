// Orders that wait for an approver, as they and the buyer see them.
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

export interface PendingOrder extends PendingRow {
  reason: string;
  order: OrderView;
  /** Of the order's lines, in their order. */
  lineUids: string[];
  mayDecide: boolean;
  /** The approver may lower quantities. */
  mayChange: boolean;
  mayWithdraw: boolean;
}

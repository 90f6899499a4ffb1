// The progress of an order as staff see it: payment and fulfilment as separate states.
import { ORDER_STATUSES, type OrderStatus } from '#domain/order/order-status';

export const PAYMENT_STAGES = [
  'unpaid',
  'authorised',
  'paid',
  'invoice',
  'partly-refunded',
  'refunded',
  'failed',
] as const;
export type PaymentStage = (typeof PAYMENT_STAGES)[number];

export const FULFILMENT_STAGES = [
  'awaiting-payment',
  'awaiting-approval',
  'on-hold',
  'to-pack',
  'partly-shipped',
  'shipped',
  'delivered',
  'complete',
  'returned',
  'cancelled',
] as const;
export type FulfilmentStage = (typeof FULFILMENT_STAGES)[number];

export interface PaymentFigures {
  status: 'pending' | 'authorised' | 'captured' | 'declined' | 'cancelled' | 'account';
  amountOere: number;
  capturedOere: number;
  refundedOere: number;
}

/** A card counts as paid once anything of it is captured: the rest is captured as the rest is sent. */
export function paymentStage({ status, amountOere, capturedOere, refundedOere }: PaymentFigures): PaymentStage {
  // Gift cards have paid all of it.
  if (amountOere === 0 && (status === 'account' || status === 'captured')) return 'paid';
  if (status === 'account') return 'invoice';
  if (status === 'pending') return 'unpaid';
  if (capturedOere === 0) return status === 'declined' || status === 'cancelled' ? 'failed' : 'authorised';
  if (refundedOere === 0) return 'paid';
  return refundedOere >= capturedOere ? 'refunded' : 'partly-refunded';
}

const STAGES: Record<OrderStatus, FulfilmentStage> = {
  pending: 'awaiting-payment',
  needs_review: 'awaiting-approval',
  on_hold: 'on-hold',
  processing: 'to-pack',
  shipped: 'shipped',
  delivered: 'delivered',
  complete: 'complete',
  closed: 'returned',
  canceled: 'cancelled',
};

/** `shipped`: pieces of all lines. */
export function fulfilmentStage(status: OrderStatus, shipped: number): FulfilmentStage {
  return status === 'processing' && shipped > 0 ? 'partly-shipped' : STAGES[status];
}

/** The statuses that a stage is found by. */
export const statusesOfStage = (stage: FulfilmentStage): OrderStatus[] =>
  ORDER_STATUSES.filter((status) => STAGES[status] === (stage === 'partly-shipped' ? 'to-pack' : stage));

/**
 * Whether other systems and the warehouse may work on it: approved, and paid, authorised or on invoice. A cancelled order is not
 * started; who has started it is informed of the cancellation.
 */
export const isReleased = (status: OrderStatus, payment: PaymentFigures['status'] | null): boolean =>
  status !== 'pending' &&
  status !== 'needs_review' &&
  (payment === 'authorised' || payment === 'captured' || payment === 'account');

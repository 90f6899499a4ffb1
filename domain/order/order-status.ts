// The life of an order. Spec §3 "Order statuses shown".

export const ORDER_STATUSES = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'complete',
  'on_hold',
  'canceled',
  'closed',
  'needs_review',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

// pending waits for payment or approval; closed is a finished order whose money went back. The specification names the statuses
// only, the ways between them are decided here. One that is held or looked at is shipped when the rest of it is cancelled: a consumer may withdraw at any time.
const NEXT = {
  pending: ['processing', 'on_hold', 'needs_review', 'canceled'],
  needs_review: ['pending', 'processing', 'shipped', 'canceled'],
  on_hold: ['pending', 'processing', 'shipped', 'canceled'],
  processing: ['shipped', 'on_hold', 'needs_review', 'canceled'],
  shipped: ['delivered', 'complete', 'closed'],
  delivered: ['complete', 'closed'],
  complete: ['closed'],
  canceled: [],
  closed: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export function isOrderStatus(value: unknown): value is OrderStatus {
  return ORDER_STATUSES.some((status) => status === value);
}

export function nextStatuses(from: OrderStatus): readonly OrderStatus[] {
  return NEXT[from];
}

export function mayBecome(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses(from).includes(to);
}

/** What has left the warehouse is returned, not cancelled. */
export function isCancellable(status: OrderStatus): boolean {
  return mayBecome(status, 'canceled');
}

/** Spec wording 'complete(d)', 'on hold', 'needs review': what other systems write is read leniently. */
export function orderStatusFrom(text: string): OrderStatus | null {
  const code = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const known = { completed: 'complete', holded: 'on_hold', cancelled: 'canceled' } as const;
  if (isOrderStatus(code)) return code;
  return code === 'completed' || code === 'holded' || code === 'cancelled' ? known[code] : null;
}

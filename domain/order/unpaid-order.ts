// Why the payment of an order was not completed: the buyer reads the actual reason on the page and in the mail.

export const UNPAID_REASONS = [
  'DECLINED',
  'CANCELLED',
  'ENDED',
  'EXPIRED',
  'CALLED_OFF_BY_BUYER',
  'CALLED_OFF_BY_SHOP',
] as const;
export type UnpaidReason = (typeof UNPAID_REASONS)[number];

/** Events of a payment that end it; all others say nothing of the reason. */
const REASON_OF_EVENT: ReadonlyMap<string, UnpaidReason> = new Map([
  ['declined', 'DECLINED'],
  ['cancelled', 'CANCELLED'],
  ['ended', 'ENDED'],
  ['expired', 'EXPIRED'],
  ['canceled-by-customer', 'CALLED_OFF_BY_BUYER'],
  ['canceled', 'CALLED_OFF_BY_SHOP'],
]);

/** `kinds`: of its events, in their order. The first that ended it is the reason; what was approved after that is released. */
export function unpaidReason(kinds: readonly string[]): { reason: UnpaidReason; wasApprovedLate: boolean } | null {
  const reason = kinds.flatMap((kind) => REASON_OF_EVENT.get(kind) ?? [])[0];
  return reason ? { reason, wasApprovedLate: kinds.includes('late') } : null;
}

/** Kind of the event of an order that is cancelled while its payment is open. */
export const calledOffKind = (by: string): string => (by === 'customer' ? 'canceled-by-customer' : 'canceled');

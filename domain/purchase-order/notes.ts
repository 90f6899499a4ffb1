// What a confirmation says of the entire order: what the shop does otherwise than the order states, and what it has no use for.
import type { DecidedLine, PurchaseOrder, PurchasePlace } from './model';

export type OrderNote =
  /** The invoice goes to the address agreed with the customer. */
  | { kind: 'billTo'; wished: string }
  | { kind: 'complete' }
  | { kind: 'accounting'; wished: string }
  /** Kroner without VAT. */
  | { kind: 'duties'; kroner: number }
  | { kind: 'freight'; ordered: number; today: number }
  /** Kroner without VAT: a discount (negative) or charge of the entire order that the shop does not agree on. */
  | { kind: 'allowance'; wished: number }
  /** Files that came with the order and are stored for staff. */
  | { kind: 'files'; names: readonly string[] }
  | { kind: 'unused'; names: readonly string[] };

export interface NotingFacts {
  lines: readonly DecidedLine[];
  /** Where the invoice goes. */
  billing: { names: readonly string[]; postcode: string };
  /** Øre without VAT. */
  duties: number;
  freight: number;
  /** Whether the account that the order states fits on the invoice. */
  takesAccounting: boolean;
}

export function notesOn(order: PurchaseOrder, facts: NotingFacts): OrderNote[] {
  const { lines, billing, duties, freight, takesAccounting } = facts;
  const { billTo, isSentComplete, accounting, attached, unused } = order;
  const dutiesOrdered = lines.reduce((sum, { dutyOf, row }) => sum + (dutyOf === null ? 0 : row), 0);
  const added = duties - dutiesOrdered;
  const ordered = order.freight === null ? null : Math.round(order.freight * 100);
  return [
    ...(billTo && isOtherParty(billTo, billing) ? [{ kind: 'billTo' as const, wished: wordsOfPlace(billTo) }] : []),
    ...(isSentComplete ? [{ kind: 'complete' as const }] : []),
    ...(accounting !== null && !takesAccounting ? [{ kind: 'accounting' as const, wished: accounting }] : []),
    ...(added > 0 ? [{ kind: 'duties' as const, kroner: added / 100 }] : []),
    ...(ordered !== null && ordered !== freight
      ? [{ kind: 'freight' as const, ordered: ordered / 100, today: freight / 100 }]
      : []),
    ...(order.allowance ? [{ kind: 'allowance' as const, wished: order.allowance }] : []),
    ...(attached.length > 0 ? [{ kind: 'files' as const, names: attached }] : []),
    ...(unused.length > 0 ? [{ kind: 'unused' as const, names: unused }] : []),
  ];
}

/** Whether the order differs by a note from what was ordered; an unused part or a file by itself changes nothing of it. */
export const isDifference = ({ kind }: OrderNote): boolean => kind !== 'unused' && kind !== 'files';

/** A department of the customer at another place is another party to invoice; a place that is a number alone is not known. */
function isOtherParty({ name, postcode }: PurchasePlace, billing: NotingFacts['billing']): boolean {
  const known = billing.names.map((one) => one.trim().toLowerCase());
  const isOtherName = name !== '' && !known.includes(name.trim().toLowerCase());
  return isOtherName || (postcode !== '' && postcode.replace(/\D/g, '') !== billing.postcode.replace(/\D/g, ''));
}

export const wordsOfPlace = ({ name, street, postcode, city }: PurchasePlace): string =>
  [name, ...street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ');

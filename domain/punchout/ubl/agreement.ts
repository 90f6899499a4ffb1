// What is agreed with a customer that orders by Peppol or NemHandel, and what the answers to an order repeat of it.
import type { CxmlAgreement } from '#domain/punchout/cxml/agreement';
import type { ItemNumbers, UblLine } from './order-lines';
import type { PartyId, UblFormat, UblParty } from './party';
import type { UblHead } from './read-head';

/** What becomes of an order that differs from what the shop can deliver; the same for every protocol. */
export type OrderTerms = Pick<CxmlAgreement, 'orderPrices' | 'rejectedLines' | 'limits'>;

export interface UblAgreement extends OrderTerms {
  /** What the buyer is known by, as '0088:5798009811578'. */
  parties: readonly string[];
  /** Orders are decided and answered, and never placed. */
  isTest: boolean;
  documents: { confirmations: boolean; shipNotices: boolean; invoices: boolean };
}

/** Stored with the order. */
export interface UblReply {
  format: UblFormat;
  buyer: UblParty;
  /** As the order addresses the shop; null: by its CVR number. */
  sellerEndpoint: PartyId | null;
  /** Answered in the profile of advanced ordering; absent in older ones. */
  isAdvanced?: boolean;
  /** The number of the change that the order is by now. */
  changeId?: string | null;
  /** By the order's line numbers. */
  items: Readonly<Record<string, ItemNumbers>>;
}

export const repeatedOf = (
  { format, buyer, buyerIds, seller, isAdvanced, changeId }: UblHead,
  lines: readonly UblLine[],
): UblReply => ({
  format,
  buyer: { ...buyer, endpoint: buyer.endpoint ?? buyerIds[0] ?? null },
  sellerEndpoint: seller.endpoint,
  ...{ isAdvanced, changeId },
  items: Object.fromEntries(lines.map(({ line, numbers }) => [line.lineNumber, numbers])),
});

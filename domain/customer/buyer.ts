// Who buys, as far as an order has to know: as a consumer or for a company, with an account or as a guest. Spec §6, §9.

/** A guest buys for a company where prices are shown without VAT: consumers must not be charged such prices. */
export type BuyerKind = 'guest' | 'company-guest' | 'private' | 'business';

export interface BuyerFacts {
  /** Null for guests. */
  customer: { isBusiness: boolean } | null;
  /** Whether the store shows its prices with VAT, as consumers must see them. */
  showsVat: boolean;
}

export function buyerKind({ customer, showsVat }: BuyerFacts): BuyerKind {
  if (customer) return customer.isBusiness ? 'business' : 'private';
  return showsVat ? 'guest' : 'company-guest';
}

/** Companies have neither the right of withdrawal nor the legal guarantee of consumers. */
export const isCompany = (kind: BuyerKind): boolean => kind === 'business' || kind === 'company-guest';

export const isGuest = (kind: BuyerKind): boolean => kind === 'guest' || kind === 'company-guest';

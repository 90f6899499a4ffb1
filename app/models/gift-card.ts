// What the page about a gift card shows.
export interface GiftCardBalance {
  code: string;
  holdsOere: number;
  /** An ISO moment; null where it lasts. */
  validTo: string | null;
}

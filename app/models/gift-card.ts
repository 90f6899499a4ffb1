// What pages and papers about gift cards show.
export interface GiftCardBalance {
  code: string;
  holdsOere: number;
  /** An ISO moment; null where it lasts. */
  validTo: string | null;
}

/** What a gift card can be made out for, and the days on which it can be sent. */
export interface GiftCardChoice {
  stepsOere: number[];
  leastOere: number;
  mostOere: number;
  today: string;
  lastDay: string;
}

/** A gift card as its receiver may print it. */
export interface GiftCardPdfView {
  code: string;
  amountOere: number;
  toName: string;
  fromName: string;
  message: string;
  validTo: string | null;
}

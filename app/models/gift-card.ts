// What pages and papers about gift cards show.
import type { Picture } from './product';

export interface GiftCardBalance {
  code: string;
  holdsOere: number;
  /** An ISO moment; null where it lasts. */
  validTo: string | null;
}

/** A gift card among the goods: where it is bought, and what it looks like. */
export interface GiftCardSold {
  href: string;
  picture: Picture;
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

// Whether the price that a document names is another one than the customer's.

/**
 * Øre of one piece. A price without VAT and one with it are both the customer's. Of a pack of `per` pieces the document has the sum, which rounding may
 * change by half an øre for each piece.
 */
export const isOtherPrice = (ordered: number, today: readonly number[], per: number): boolean =>
  !today.some((price) => Math.abs(price - ordered) * per <= 0.5 + (per > 1 ? per * 0.5 : 0));

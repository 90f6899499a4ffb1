// Checkout choices that need no prompt: those of the buyer's last order that are still available, and only choices.

/** An available choice; `asksMore`: it needs a further choice (which parcel shop, which of our shops). */
export interface Choice {
  value: string;
  asksMore?: boolean;
}

/**
 * The last one where it is still offered, else the only one there is; null where the buyer has to choose. An only one that needs
 * a further choice is still a prompt.
 */
export function usualChoice<Offered extends Choice>(offered: readonly Offered[], last: string | null): Offered | null {
  const again = offered.find(({ value }) => value === last);
  if (again) return again;
  const [only, ...others] = offered;
  return only && others.length === 0 && !only.asksMore ? only : null;
}

export interface Place {
  street: string;
  postcode: string;
}

const asSpoken = ({ street, postcode }: Place) =>
  `${street} ${postcode}`
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();

/** The same door, however it was spaced: an address of the book may have been typed for the order. */
export const isSamePlace = (one: Place, other: Place): boolean => asSpoken(one) === asSpoken(other);

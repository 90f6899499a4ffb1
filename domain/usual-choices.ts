// What a checkout need not ask: what the last order of the same buyer says, as far as it can be chosen still, and what there is one of.

/** One that can be chosen; `asksMore`: it brings a question of its own (which parcel shop, which of our shops). */
export interface Choice {
  value: string;
  asksMore?: boolean;
}

/**
 * The last one where it is offered still, else the only one there is; null where the buyer has to choose. An only one that asks for more
 * is a question all the same.
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

// A cart holds a limited number of lines: its page shows all of them at once with a field for each, and beyond five hundred no one reads
// it, a phone takes seconds to draw it, and the wire refuses the question. Of a longer list as much goes in as there is room for; each line
// that stays out is told by name with this reason.
import { refusal } from '#domain/refusals';
import type { PurchaseRule } from './purchase';

export const MOST_LINES = 500;

export const room: PurchaseRule = {
  name: 'room',
  refusalFor: ({ id }, { otherLines }) =>
    id === null && otherLines >= MOST_LINES ? refusal('CART_FULL', { params: { most: MOST_LINES } }) : null,
};

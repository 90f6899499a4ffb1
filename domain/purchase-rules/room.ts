// A cart holds a limited number of lines: its page shows all of them at once with a field for each. Beyond five hundred it is unreadable,
// a phone takes seconds to draw it, and the wire refuses the request. A longer list is added as far as there is room; each line
// that does not fit is reported by name with this reason.
import { refusal } from '#domain/refusal/refusals';
import type { PurchaseRule } from './purchase';

export const MOST_LINES = 500;

export const room: PurchaseRule = {
  name: 'room',
  refusalFor: ({ id }, { otherLines }) =>
    id === null && otherLines >= MOST_LINES ? refusal('CART_FULL', { params: { most: MOST_LINES } }) : null,
};

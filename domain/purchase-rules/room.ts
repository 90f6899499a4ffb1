// A cart holds a limited number of lines: beyond it the page is of no use, and one request must not make the database work for minutes.
import { refusal } from '#domain/refusals';
import type { PurchaseRule } from './purchase';

export const MOST_LINES = 500;

export const room: PurchaseRule = {
  name: 'room',
  refusalFor: ({ id }, { otherLines }) => (id === null && otherLines >= MOST_LINES ? refusal('COULD_NOT_ADD') : null),
};

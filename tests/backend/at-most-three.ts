// Example of a shop's own purchase rule: customers of one group may buy at most three of each product, over all lines of the cart.
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import { refusalOf } from '#domain/refusal/refusals';

const MOST = 3;

export const atMostThree = (group: number): PurchaseRule => ({
  name: 'at most three',
  refusalFor: ({ quantity }, { piecesElsewhere }, { groupId }) =>
    groupId === group && quantity + piecesElsewhere > MOST ? refusalOf('QUANTITY_TOO_LARGE', { max: MOST }) : null,
});

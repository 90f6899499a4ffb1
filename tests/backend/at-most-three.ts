// A rule of purchase as a shop may add one: customers of one group have at most three of each product, however many lines they make.
import type { PurchaseRule } from '#domain/purchase-rules/purchase';
import { refusalOf } from '#domain/refusals';

const MOST = 3;

export const atMostThree = (group: number): PurchaseRule => ({
  name: 'at most three',
  refusalFor: ({ quantity }, { piecesElsewhere }, { groupId }) =>
    groupId === group && quantity + piecesElsewhere > MOST ? refusalOf('QUANTITY_TOO_LARGE', { max: MOST }) : null,
});

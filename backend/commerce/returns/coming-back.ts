// What of an order is on its way back by agreement.
import type { WholeReturn } from './returns.sql';

/** Pieces on their way back of a line of the order. */
export const comingBack = (returns: readonly WholeReturn[], orderLineId: number): number =>
  returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.orderLineId === orderLineId)
    .reduce((sum, { quantity, received, refused }) => sum + quantity - received - refused, 0);

// A row's price in OCI: a price for so many pieces, with three decimals at most, so that quantity × price is the row to the øre.
import type { Oere } from '#domain/money/money';

export interface ExactPart {
  quantity: number;
  /** In thousandths of a krone, for `priceUnit` pieces. */
  price: number;
  priceUnit: number;
}

/** PRICEUNIT has five digits. */
const LARGEST_PRICE_UNIT = 99_999;

/**
 * The parts in which a row of `quantity` pieces is sent; quantity ÷ priceUnit × price, summed, is the row exactly. One part where the
 * row divides by the pieces, or where the system understands prices for several pieces; else two, one of which costs an øre more a piece.
 */
export function exactParts(row: Oere, quantity: number, understandsPriceUnits: boolean): ExactPart[] {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
  const thousandths = row * 10;
  if (thousandths % quantity === 0) return [{ quantity, price: thousandths / quantity, priceUnit: 1 }];
  const priceUnit = quantity / greatestCommonDivisor(Math.abs(thousandths), quantity);
  if (understandsPriceUnits && priceUnit <= LARGEST_PRICE_UNIT)
    return [{ quantity, price: (thousandths * priceUnit) / quantity, priceUnit }];
  const low = Math.floor(row / quantity);
  const dearer = row - low * quantity;
  return [
    { quantity: quantity - dearer, price: low * 10, priceUnit: 1 },
    { quantity: dearer, price: (low + 1) * 10, priceUnit: 1 },
  ];
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}

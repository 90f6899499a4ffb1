// Why a line cannot be bought as it stands. Spec §3 "Cart error reasons", §5 quantities, §6 business-only products.
import type { CartItemErrorType, CartUserInputErrorType } from '#backend/generated/commerce';
import { salableOf } from '#backend/commerce/catalogue/product/price';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import { quantityProblem } from '#domain/quantity';
import { type Refusal, refusal, refusalOf } from '#domain/refusals';

export interface Wanted {
  product: CardRow;
  /** It belongs to the shopper's assortment. */
  isForSale: boolean;
  quantity: number;
  /** A design that can be made was chosen, or to whom a gift card goes: neither is bought without. */
  isDesigned?: boolean;
  /** Pieces of the same product in other lines: for points, or in another design. */
  elsewhere?: number;
}

/** Spec §3: both fields make a design-your-own product. */
const needsChoice = ({ type, pcon_moc, pcon_ban }: CardRow) =>
  type === 'giftcard' || (pcon_moc !== null && pcon_ban !== null);

export function problemOf(
  { product, isForSale, quantity, isDesigned = false, elsewhere = 0 }: Wanted,
  store: StoreRow,
): Refusal | null {
  if (!isForSale) return refusal('NOT_SALABLE');
  if (product.type === 'configurable' || product.request_price) return refusal('NOT_SALABLE');
  if (needsChoice(product) && !isDesigned) return refusal('OPTIONS_MISSING');
  // Spec §6: in consumer stores, products for business customers only cannot be bought.
  if (product.only_trade && store.basis === 'gross') return refusal('BUSINESS_ONLY');
  const { min_qty: min, max_qty: max, increments } = product;
  const wrong = quantityProblem(quantity, { min, max, increments });
  if (wrong) return refusalOf(wrong.code, 'params' in wrong ? wrong.params : {});
  const left = Math.max(0, salableOf(product) - elsewhere);
  return left < quantity ? refusal('INSUFFICIENT_STOCK', { params: { quantity: left } }) : null;
}

interface Said {
  code: CartUserInputErrorType;
  message: string;
  onLine: CartItemErrorType;
}

/** Magento's texts; its core knows the codes by them (contract §4). */
export function wordsFor({ code, field, params = {} }: Refusal, subject: { sku?: string; uid?: string } = {}): Said {
  switch (code) {
    case 'PRODUCT_NOT_FOUND':
      return { code, message: `Could not find a product with SKU "${subject.sku ?? ''}"`, onLine: 'UNDEFINED' };
    case 'COULD_NOT_FIND_CART_ITEM':
      return { code, message: `Could not find cart item with id: ${subject.uid ?? ''}.`, onLine: 'UNDEFINED' };
    case 'INSUFFICIENT_STOCK':
      return { code, message: 'The requested qty is not available', onLine: 'ITEM_QTY' };
    case 'QUANTITY_TOO_SMALL':
      return {
        code: 'INVALID_PARAMETER_VALUE',
        message: `The fewest you may purchase is ${params.min}`,
        onLine: 'ITEM_QTY',
      };
    case 'QUANTITY_TOO_LARGE':
      return {
        code: 'INVALID_PARAMETER_VALUE',
        message: `The most you may purchase is ${params.max}`,
        onLine: 'ITEM_QTY',
      };
    case 'QUANTITY_NOT_A_MULTIPLE':
      return {
        code: 'INVALID_PARAMETER_VALUE',
        message: `You can buy this product only in quantities of ${params.increment} at a time`,
        onLine: 'ITEM_INCREMENTS',
      };
    case 'QUANTITY_NOT_A_NUMBER':
      return {
        code: 'INVALID_PARAMETER_VALUE',
        message: "You can't use decimal quantity for this product.",
        onLine: 'ITEM_QTY',
      };
    case 'OPTIONS_MISSING':
      return { code: 'NOT_SALABLE', message: 'You need to choose options for your item.', onLine: 'UNDEFINED' };
    case 'BUSINESS_ONLY':
      return { code, message: 'This product can be bought by business customers only.', onLine: 'UNDEFINED' };
    case 'NOT_SALABLE':
      return { code, message: 'Product that you are trying to add is not available.', onLine: 'UNDEFINED' };
    default:
      return otherWords(code, field);
  }
}

/** Spec §8; the wire has one code for both. */
const SHORT_OF_POINTS: Partial<Record<Refusal['code'], string>> = {
  NOT_ENOUGH_POINTS: "You don't have enough point to add product to cart",
  NOT_ENOUGH_POINTS_TO_UPDATE: "You haven't enough point update items",
};

/** What is wrong with a gift card that is made out to someone, by its field; anything else is not told apart. */
function otherWords(code: Refusal['code'], field: string | undefined): Said {
  const short = SHORT_OF_POINTS[code];
  if (short) return { code: 'NOT_ENOUGH_POINTS', message: short, onLine: 'UNDEFINED' };
  if (field === undefined) return { code: 'UNDEFINED', message: 'The cart could not be changed.', onLine: 'UNDEFINED' };
  const message = `The gift card's ${field} is not valid: ${code}`;
  return { code: 'INVALID_PARAMETER_VALUE', message, onLine: 'UNDEFINED' };
}

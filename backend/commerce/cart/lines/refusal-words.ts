// A refusal of a line in Magento's words. Spec §3 "Cart error reasons".
import type { CartItemErrorType, CartUserInputErrorType } from '#backend/generated/commerce';
import type { Refusal } from '#domain/refusal/refusals';

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

/** What is wrong with a gift card that is made out to someone, by field; other errors share one message. */
function otherWords(code: Refusal['code'], field: string | undefined): Said {
  const short = SHORT_OF_POINTS[code];
  if (short) return { code: 'NOT_ENOUGH_POINTS', message: short, onLine: 'UNDEFINED' };
  if (field === undefined) return { code: 'UNDEFINED', message: 'The cart could not be changed.', onLine: 'UNDEFINED' };
  const message = `The gift card's ${field} is not valid: ${code}`;
  return { code: 'INVALID_PARAMETER_VALUE', message, onLine: 'UNDEFINED' };
}

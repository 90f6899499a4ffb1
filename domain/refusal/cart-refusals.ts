// What a cart, its lines and its codes are refused for, and the key of the text that says it. Apart from the other refusals, for these words go to
// the browser with the cart, and the others need not.
import { GIFT_CARDS } from '#domain/refusal/gift-card-refusals';

export const CART = {
  ...GIFT_CARDS,
  CART_NOT_FOUND: 'errors:cart.notFound',
  CART_NOT_ACTIVE: 'errors:cart.notActive',
  CART_EMPTY: 'errors:cart.empty',
  COULD_NOT_ADD: 'errors:cart.couldNotAdd', // §8 'We could not add the product to the cart'
  CART_FULL: 'errors:cart.full', // params most: as many lines as a cart holds
  COULD_NOT_REMOVE: 'errors:cart.couldNotRemove', // §8 'Failed to remove products'
  COULD_NOT_FIND_CART_ITEM: 'errors:cart.itemNotFound',
  PRODUCT_NOT_FOUND: 'errors:cart.productNotFound', // params sku
  NOT_SALABLE: 'errors:cart.notSalable', // not in this shop, not on its own, or not any more
  SOLD_OUT: 'errors:cart.soldOut',
  INSUFFICIENT_STOCK: 'errors:cart.insufficientStock', // params quantity: what is left
  STOCK_TOO_LOW: 'errors:cart.stockTooLow', // the same where the remaining quantity is not disclosed
  BUSINESS_ONLY: 'errors:cart.businessOnly',
  OPTIONS_MISSING: 'errors:cart.optionsMissing',
  QUANTITY_NOT_A_NUMBER: 'errors:cart.quantityNotANumber',
  QUANTITY_TOO_SMALL: 'errors:cart.quantityTooSmall', // params min
  QUANTITY_TOO_LARGE: 'errors:cart.quantityTooLarge', // params max
  QUANTITY_NOT_A_MULTIPLE: 'errors:cart.quantityNotAMultiple', // params increment
  QUANTITY_NOT_ALLOWED: 'errors:cart.quantityNotAllowed', // another back end did not say how many it may be
  NOT_ENOUGH_POINTS: 'errors:cart.notEnoughPoints', // §8 "You don't have enough point to add product to cart"
  NOT_ENOUGH_POINTS_TO_UPDATE: 'errors:cart.notEnoughPointsToUpdate', // §8 "You haven't enough point update items"
  COUPON_INVALID: 'errors:cart.couponInvalid',
  COUPON_CODE_MISSING: 'errors:cart.couponCodeMissing',
  COUPON_EXPIRED: 'errors:cart.couponExpired',
  COUPON_PAUSED: 'errors:cart.couponPaused', // staff have paused its promotion
  COUPON_NOT_YET: 'errors:cart.couponNotYet', // params date
  COUPON_WRONG_STORE: 'errors:cart.couponWrongStore',
  COUPON_WRONG_GROUP: 'errors:cart.couponWrongGroup',
  COUPON_MINIMUM: 'errors:cart.couponMinimum', // params missing: what is to be bought yet
  COUPON_NO_GOODS: 'errors:cart.couponNoGoods',
  COUPON_USED_UP: 'errors:cart.couponUsedUp',
  COUPON_USED_BY_YOU: 'errors:cart.couponUsedByYou',
  COUPON_NOT_COMBINABLE: 'errors:cart.couponNotCombinable', // params other: the code in the cart
  COUPON_IN_CART: 'errors:cart.couponInCart',
  COUPONS_TOO_MANY: 'errors:cart.couponsTooMany', // params max
  COUPON_FAILED: 'errors:cart.couponFailed', // §8 'An error occurred, please contact us.'
  UPGRADE_GONE: 'errors:cart.upgradeGone', // what was proposed for a line can be had no more, or is worth it no more
  GIFT_NOT_EARNED: 'errors:cart.giftNotEarned', // params missing
  GIFT_EARNED_NO_MORE: 'errors:cart.giftEarnedNoMore', // the goods that earned it are gone from the cart
  GIFT_OVER: 'errors:cart.giftOver', // its promotion has ended
  NOTE_NOT_ALLOWED: 'errors:cart.noteNotAllowed', // §3 enable_salesline_notes
  REORDER_NOT_AVAILABLE: 'errors:cart.reorderNotAvailable',
  NOT_IN_ASSORTMENT: 'errors:cart.notInAssortment', // §6: ordered before, and outside of what this customer may buy
  PERMISSION_DENIED: 'errors:cart.permissionDenied',
  UNDEFINED: 'errors:cart.undefined',
} as const;

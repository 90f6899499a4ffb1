// Promotions for staff: made, changed, ended, listed, and their codes; codes of a cart.
export { applyCoupons, takeOutCoupons } from './apply-coupon';
export {
  codesOfPromotion,
  insertCodes,
  listPromotionRows,
  lockNewPromotions,
  lockPromotion,
  ordersOfPromotion,
  type PromotionFacts,
  promotionChoices,
  promotionFactsById,
  updatePromotion,
} from './maintenance/list.sql';
export { endPromotion, insertCoupon } from './maintenance/maintenance.sql';
export { type Made, makePromotion, type TypedPromotion } from './maintenance/make-promotion';

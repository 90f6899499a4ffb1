// Delivery as other modules offer and choose it.
export { listShops } from './delivery.sql';
export type { ShippingOffer } from './offers';
export { parcelShopOfId, parcelShopsNear } from './parcel-shops';
export { setShippingMethod } from './set-shipping-method';

// What the fields of a way of delivery are called. Each way has days of its own, so each has a field of its own for the wished one.

/** `parcel/home` → `deliveryDate-parcel-home`. */
export const dateName = (way: string): string => `deliveryDate-${way.replace(/[^\w-]+/g, '-')}`;

/** The form that asks for parcel shops near another postcode stands beside the one that chooses. */
export const NEAR_FORM = 'near-form';

// Field names of a way of delivery. Each way has its own days, so each has its own field for the wished day.

/** `parcel/home` → `deliveryDate-parcel-home`. */
export const dateName = (way: string): string => `deliveryDate-${way.replace(/[^\w-]+/g, '-')}`;

/** Id of the form that searches parcel shops near another postcode; it is separate from the form that chooses. */
export const NEAR_FORM = 'near-form';

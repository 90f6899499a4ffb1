// Checkout, step two: one of the shipping methods offered for this cart and address.
import { z } from 'zod';
import type { ShippingChoice } from '~/models/checkout';
import { REFUSALS } from '#domain/refusals';
import { oneOf, type Parsed, parseForm } from '~/forms/reply/schema.server';

export interface ShippingAbilities {
  /** Each method that can be chosen now; its value is `<carrier_code>/<method_code>`. */
  offered: readonly Pick<ShippingChoice, 'value' | 'channel' | 'needsPoint' | 'needsShop' | 'firstDate'>[];
}

export interface CheckoutShipping {
  carrierCode: string;
  methodCode: string;
  deliveryDate: string;
  deliveryInterval: string;
  servicePoint: string;
  pickupShop: string;
}

const answer = z
  .string()
  .trim()
  .max(80)
  .catch('')
  .optional()
  .transform((text) => text ?? '');

export function parseCheckoutShipping(form: FormData, { offered }: ShippingAbilities): Parsed<CheckoutShipping> {
  const values = offered.map(({ value }) => value);
  const shipping = oneOf(values, REFUSALS.SHIPPING_METHOD_MISSING, REFUSALS.SHIPPING_METHOD_UNAVAILABLE);
  const questions = { deliveryDate: answer, deliveryInterval: answer, servicePoint: answer, pickupShop: answer };
  const parsed = parseForm(form, z.object({ shipping, ...questions }));
  if (!parsed.ok) return parsed;
  const [carrierCode = '', methodCode = ''] = parsed.value.shipping.split('/');
  const { value } = parsed;
  const method = offered.find((one) => one.value === value.shipping);
  return {
    ok: true,
    // The page asks for all ways at once: only what the chosen one needs counts.
    value: {
      carrierCode,
      methodCode,
      deliveryDate: method?.firstDate ? value.deliveryDate : '',
      deliveryInterval: method?.channel === 'interval' ? value.deliveryInterval : '',
      servicePoint: method?.needsPoint ? value.servicePoint : '',
      pickupShop: method?.needsShop ? value.pickupShop : '',
    },
  };
}

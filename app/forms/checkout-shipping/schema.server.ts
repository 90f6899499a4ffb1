// Checkout, step two: one of the shipping methods offered for this cart and address.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusal/refusals';
import { oneOf, type Parsed, parseForm } from '~/forms/reply/schema.server';
import type { ShippingChoice } from '~/models/checkout';
import { dateName } from './names';

export interface ShippingAbilities {
  /** Each method that can be chosen now; its value is `<carrier_code>/<method_code>`. */
  offered: readonly Pick<ShippingChoice, 'value' | 'channel' | 'needsPoint' | 'needsShop' | 'dates'>[];
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
  const dates = z.object(Object.fromEntries(values.map((value) => [dateName(value), answer])));
  const questions = z.object({ shipping, deliveryInterval: answer, servicePoint: answer, pickupShop: answer });
  const parsed = parseForm(form, z.intersection(questions, dates));
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  const [carrierCode = '', methodCode = ''] = value.shipping.split('/');
  const way = offered.find((one) => one.value === value.shipping);
  const wished: string | undefined = dates.parse(value)[dateName(value.shipping)];
  return {
    ok: true,
    // The page submits the fields of all ways: only those of the chosen one count.
    value: {
      carrierCode,
      methodCode,
      deliveryDate: way?.dates.length ? (wished ?? '') : '',
      deliveryInterval: way?.channel === 'interval' ? value.deliveryInterval : '',
      servicePoint: way?.needsPoint ? value.servicePoint : '',
      pickupShop: way?.needsShop ? value.pickupShop : '',
    },
  };
}

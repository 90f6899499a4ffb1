// Checkout, step two: one of the shipping methods offered for this cart and address.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusals';
import { oneOf, type Parsed, parseForm } from '~/forms/reply/schema.server';

export interface ShippingAbilities {
  /** `<carrier_code>/<method_code>` of each method that can be chosen now. */
  offered: readonly string[];
}

export interface CheckoutShipping {
  carrierCode: string;
  methodCode: string;
}

export function parseCheckoutShipping(form: FormData, { offered }: ShippingAbilities): Parsed<CheckoutShipping> {
  const shipping = oneOf(offered, REFUSALS.SHIPPING_METHOD_MISSING, REFUSALS.SHIPPING_METHOD_UNAVAILABLE);
  const parsed = parseForm(form, z.object({ shipping }));
  if (!parsed.ok) return parsed;
  const [carrierCode = '', methodCode = ''] = parsed.value.shipping.split('/');
  return { ok: true, value: { carrierCode, methodCode } };
}

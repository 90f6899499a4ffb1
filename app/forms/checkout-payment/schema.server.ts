// Checkout, step three: one of the payment methods offered to this customer.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusal/refusals';
import { oneOf, type Parsed, parseForm } from '~/forms/reply/schema.server';

export interface PaymentAbilities {
  offered: readonly string[];
}

export interface CheckoutPayment {
  payment: string;
}

export function parseCheckoutPayment(form: FormData, { offered }: PaymentAbilities): Parsed<CheckoutPayment> {
  const payment = oneOf(offered, REFUSALS.PAYMENT_METHOD_MISSING, REFUSALS.PAYMENT_METHOD_UNAVAILABLE);
  return parseForm(form, z.object({ payment }));
}

// The response to buying a product before its options are chosen: its page again, which prompts for them and retains the input.
import { REFUSALS } from '#domain/refusal/refusals';
import { typedValues } from '~/forms/reply/schema.server';
import type { ProductPage } from '~/models/product';
import { formOf } from '~/request-context/form.server';
import { badRequest, redirectTo, refuse } from '~/request-context/respond.server';

export async function askForOptions(request: Request, product: ProductPage): Promise<Response> {
  const form = await formOf(request);
  if (form.get('intent') !== 'add') throw badRequest('Unknown intent');
  // Chosen in the meantime, or sold without options: the page has the form that buys it.
  if (product.cartSku !== null) return redirectTo(product.href);
  const open = product.options.filter(({ values }) => !values.some(({ chosen }) => chosen));
  const errors = Object.fromEntries(open.map(({ code }) => [code, REFUSALS.OPTIONS_MISSING]));
  return refuse({ intent: 'add', errors, values: typedValues(form) });
}

// The answer to a product that was to be bought before its options were chosen: its page again, which asks for them and keeps what was typed.
import { REFUSALS } from '#domain/refusals';
import { typedValues } from '~/forms/reply/schema.server';
import type { ProductPage } from '~/models/product';
import { formOf } from '~/request-context/form.server';
import { badRequest, redirectTo, refuse } from '~/request-context/respond.server';

export async function askForOptions(request: Request, product: ProductPage): Promise<Response> {
  const form = await formOf(request);
  if (form.get('intent') !== 'add') throw badRequest('Unknown intent');
  // Chosen meanwhile, or sold as it stands: the page has the form that buys it.
  if (product.cartSku !== null) return redirectTo(product.href);
  const open = product.options.filter(({ values }) => !values.some(({ chosen }) => chosen));
  const errors = Object.fromEntries(open.map(({ code }) => [code, REFUSALS.OPTIONS_MISSING]));
  return refuse({ intent: 'add', errors, values: typedValues(form) });
}

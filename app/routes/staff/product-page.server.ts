// What the page of a product shows, at its own address and at that of its pictures.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { staffProductPath } from '#domain/staff/addresses';
import { isProductAct, type ProductAct } from '#domain/staff/product-acts';
import { notFound, redirectTo } from '~/request-context/respond.server';
import type { StaffPageContext } from '~/request-context/staff.server';
import { readProductChoices, readProductForStaff } from '~/services/staff/products.server';

/** The warning of a claim about the environment that nothing proves. */
const CLAIM = 'environmentalClaim';

export async function loadStaffProduct(
  context: StaffPageContext,
  { request, params }: LoaderFunctionArgs | ActionFunctionArgs,
) {
  const product = await readProductForStaff(context, params.sku ?? '');
  if (!product) throw notFound();
  const { searchParams } = new URL(request.url);
  const done = searchParams.get('done');
  const shown: ProductAct | 'add' | null = isProductAct(done) || done === 'add' ? done : null;
  const isClaim = searchParams.get('warning') === CLAIM;
  const choices = product.acts.includes('categories') ? (await readProductChoices(context)).categories : [];
  return { title: product.texts.nameDa, model: { product, choices, done: shown, isClaim } };
}

/** Back to the page, which names the act. */
export function productActed(sku: string, act: ProductAct, made: string | null): Response {
  const words = new URLSearchParams({ done: act, ...(made === CLAIM ? { warning: CLAIM } : {}) });
  return redirectTo(`${staffProductPath(sku)}?${words}`);
}

// One product in the back office: what it is, and the acts of staff on it.
import { staffProductPath } from '#domain/staff/addresses';
import { isProductAct, type ProductAct, SEES_PRODUCTS } from '#domain/staff/product-acts';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnProductForStaff, readProductForStaff } from '~/services/staff/products.server';
import { StaffProductPage } from '~/ui/staff/product-page';
import { staffPage } from './staff-page.server';

/** The warning of a claim about the environment that nothing proves. */
const CLAIM = 'environmentalClaim';

const page = staffPage({
  guard: SEES_PRODUCTS,
  async load(context, { request, params }) {
    const product = await readProductForStaff(context, params.sku ?? '');
    if (!product) throw notFound();
    const { searchParams } = new URL(request.url);
    const done = searchParams.get('done');
    const isClaim = searchParams.get('warning') === CLAIM;
    const shown: ProductAct | 'add' | null = isProductAct(done) || done === 'add' ? done : null;
    return {
      title: product.texts.nameDa,
      model: { product, done: shown, isClaim },
    };
  },
  async act(context, { request, params }) {
    const sku = params.sku ?? '';
    const fields = await staffFields(request);
    const { act } = fields;
    if (!isProductAct(act)) throw badRequest('No such act');
    const { done, changes } = await actOnProductForStaff(context, { sku, act, fields });
    if (!done.ok) return { ...staffReply(act, done, fields), changes };
    const words = new URLSearchParams({ done: act, ...(done.made === CLAIM ? { warning: CLAIM } : {}) });
    return redirectTo(`${staffProductPath(sku)}?${words}`);
  },
  Page: StaffProductPage,
});

export const loader = page.loader;
export const action = page.action;

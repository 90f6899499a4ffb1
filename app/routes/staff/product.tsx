// One product in the back office: what it is, and the acts of staff on it.
import { isProductAct, SEES_PRODUCTS } from '#domain/staff/product-acts';
import { badRequest } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnProductForStaff } from '~/services/staff/products.server';
import { StaffProductPage } from '~/ui/staff/product-page';
import { loadStaffProduct, productActed } from './product-page.server';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_PRODUCTS,
  load: loadStaffProduct,
  async act(context, { request, params }) {
    const sku = params.sku ?? '';
    const fields = await staffFields(request);
    const { act } = fields;
    if (!isProductAct(act)) throw badRequest('No such act');
    const { done, changes } = await actOnProductForStaff(context, { sku, act, fields });
    return done.ok ? productActed(sku, act, done.made) : { ...staffReply(act, done, fields), changes };
  },
  Page: StaffProductPage,
});

export const loader = page.loader;
export const action = page.action;

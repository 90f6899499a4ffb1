// The product list of the back office.
import { SEES_PRODUCTS } from '#domain/staff/product-acts';
import { productListQuery } from '#domain/staff/product-views';
import { textsOf } from '~/i18n/texts.server';
import { readProductChoices, readProductsForStaff } from '~/services/staff/products.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffProductsPage } from '~/ui/staff/products-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_PRODUCTS,
  async load(context, { request }) {
    const { query, isTooShort } = productListQuery(Object.fromEntries(new URL(request.url).searchParams));
    const [products, choices] = await Promise.all([readProductsForStaff(context, query), readProductChoices(context)]);
    const model = { query, isTooShort, products, choices, views: await readViewsOfList(context, 'products', request) };
    return { title: textsOf(context.language).t('staff:nav.products'), model, status: isTooShort ? 400 : 200 };
  },
  Page: StaffProductsPage,
});

export const loader = page.loader;
export const action = page.action;

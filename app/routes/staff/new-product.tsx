// A new product in the back office.
import { staffProductPath } from '#domain/staff/addresses';
import { CHANGES_PRODUCTS } from '#domain/staff/product-acts';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { addProductTyped, readProductChoices } from '~/services/staff/products.server';
import { StaffNewProductPage } from '~/ui/staff/new-product-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: [CHANGES_PRODUCTS],
  async load(context) {
    const { categories } = await readProductChoices(context);
    return { title: textsOf(context.language).t('staff:product.new'), model: { categories } };
  },
  async act(context, { request }) {
    const fields = await staffFields(request);
    const done = await addProductTyped(context, fields);
    return done.ok ? redirectTo(`${staffProductPath(done.made)}?done=add`) : staffReply('add', done, fields);
  },
  Page: StaffNewProductPage,
});

export const loader = page.loader;
export const action = page.action;

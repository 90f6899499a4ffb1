// The form of a product's pictures, at a separate address because more may be posted to it; refused, it shows the page of the product.
import { CHANGES_PRODUCTS } from '#domain/staff/product-acts';
import { staffFieldsOf, staffReply } from '~/request-context/staff-form.server';
import { picturesFormOf } from '~/request-context/upload-form.server';
import { savePicturesOfProduct } from '~/services/staff/product-pictures.server';
import { StaffProductPage } from '~/ui/staff/product-page';
import { loadStaffProduct, productActed } from './product-page.server';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: [CHANGES_PRODUCTS],
  load: loadStaffProduct,
  async act(context, { request, params }) {
    const sku = params.sku ?? '';
    const { form, cut } = await picturesFormOf(request);
    // A browser sends an empty file without a name where none is chosen.
    const files = form.getAll('files').filter((file) => file instanceof File && (file.size > 0 || file.name !== ''));
    const fields = staffFieldsOf(form);
    const { done, changes, values } = await savePicturesOfProduct(context, sku, {
      ...{ fields, cut },
      files: files.filter((file) => file instanceof File),
    });
    return done.ok ? productActed(sku, 'pictures', done.made) : { ...staffReply('pictures', done, values), changes };
  },
  Page: StaffProductPage,
});

export const loader = page.loader;
export const action = page.action;

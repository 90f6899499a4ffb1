// All brands of the store (spec section 2).

import { brandsPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { headOf } from '~/request-context/head.server';
import { brandGroupsOf } from '~/services/catalogue/shelf.map';
import { listBrands } from '~/services/catalogue/shelf.server';
import { BrandsPage } from '~/ui/pages/brands-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context) {
    return {
      head: headOf(context, { title: textsOf(context.language).t('shelf:brands.title'), canonical: brandsPath() }),
      model: { groups: brandGroupsOf(await listBrands(context)) },
    };
  },
  Page: BrandsPage,
});
export const loader = page.loader;

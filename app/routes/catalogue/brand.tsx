// The page of one brand (spec section 2); unknown, or nothing of it in this store: 404.

import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { readBrand, readShelf } from '~/services/catalogue/shelf.server';
import { BrandPage } from '~/ui/pages/brand-page';
import { serverPage } from '../server-page.server';
import { pageOfList } from './list-head';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context, { request, params }) {
    const id = params.id ?? '';
    const [brand, shelf] = await Promise.all([
      readBrand(context, id),
      readShelf(context, { brand: id }, listQuestion(request)),
    ]);
    if (!brand || !shelf) throw notFound();
    return {
      head: headOf(context, {
        title: brand.name,
        description: brand.description,
        ...pageOfList(brand.href, shelf),
      }),
      isList: true,
      model: { brand, shelf, language: context.language },
    };
  },
  Page: BrandPage,
});
export const loader = page.loader;

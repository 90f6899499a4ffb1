// What has come to the shelves lately, newest first (spec section 2, /produktnyheder).

import { productNewsPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { readShelf } from '~/services/catalogue/shelf.server';
import { hasShelf, NewsPage } from '~/ui/pages/offers-page';
import { serverPage } from '../server-page.server';
import { pageOfList } from './list-head';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context, { request }) {
    const shelf = await readShelf(context, { offer: 'new' }, listQuestion(request));
    if (!shelf) throw notFound();
    const title = textsOf(context.language).t('shelf:news.title');
    return {
      head: headOf(context, { title, ...pageOfList(productNewsPath(), shelf) }),
      isList: hasShelf(shelf),
      model: { shelf, language: context.language },
    };
  },
  Page: NewsPage,
});
export const loader = page.loader;

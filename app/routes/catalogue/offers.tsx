// What is cheaper now for this visitor: special prices in force, and what the visitor's company has agreed (spec section 2, /my-offers).

import { offersPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { readShelf } from '~/services/catalogue/shelf.server';
import { hasShelf, OffersPage } from '~/ui/pages/offers-page';
import { serverPage } from '../server-page.server';
import { pageOfList } from './list-head';

export { default, meta, shouldRevalidate } from '../server-page';

const FIRST_PAGE = { page: null, sort: null };

const page = serverPage({
  // A catalogue without prices has no offers.
  guards: ['catalog-only-rule'],
  async load(context, { request }) {
    const company = context.customer?.businessName;
    const [shelf, agreed] = await Promise.all([
      readShelf(context, { offer: 'special' }, listQuestion(request)),
      company ? readShelf(context, { offer: 'agreed' }, FIRST_PAGE) : null,
    ]);
    if (!shelf) throw notFound();
    const own = company && agreed ? { company, tiles: agreed.tiles } : null;
    const title = textsOf(context.language).t('shelf:offers.title');
    return {
      head: headOf(context, { title, ...pageOfList(offersPath(), shelf) }),
      isList: hasShelf(shelf),
      model: { shelf, agreed: own, language: context.language },
    };
  },
  Page: OffersPage,
});
export const loader = page.loader;

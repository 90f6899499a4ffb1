// The design shop: furniture that the shopper draws themselves, each with its drawing board (spec section 2, /design).

import { designPath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { readShelf } from '~/services/catalogue/shelf.server';
import { DesignPage } from '~/ui/pages/design-page';
import { serverPage } from '../server-page.server';
import { pageOfList } from './list-head';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context, { request }) {
    const shelf = await readShelf(context, { offer: 'design' }, listQuestion(request));
    if (!shelf) throw notFound();
    return {
      head: headOf(context, {
        title: textsOf(context.language).t('shelf:design.title'),
        ...pageOfList(designPath(), shelf),
      }),
      model: { shelf, action: designPath(), language: context.language },
    };
  },
  Page: DesignPage,
});
export const loader = page.loader;

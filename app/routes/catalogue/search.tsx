// Search results; without a question the guard leads to the front page (spec section 2).
import { sourcingPath } from '#domain/page/addresses';
import { listQuestion } from '~/request-context/list-question.server';
import { isPrefetch } from '~/request-context/prefetch.server';
import { notFound } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { recommend, search } from '~/services/catalogue/catalogue.server';
import { readSearchGuide } from '~/services/catalogue/search.server';
import { readOwnMenu } from '~/services/page/own-menu.server';
import { offersQuestions } from '~/services/request/question.server';
import { noteMissedSearch } from '~/services/tracking/tracking.server';
import { SearchPage } from '~/ui/pages/search-page';
import { askedAhead } from '~/ui/shop/first-picture';
import { listPhoto } from '~/ui/theme/picture-sizes';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['searchpage'],
  robots: 'noindex',
  async load(context, { request }) {
    const { searchParams } = new URL(request.url);
    const words = searchParams.get('q') ?? '';
    const [found, guide] = await Promise.all([
      search(context, words, listQuestion(request)),
      readSearchGuide(context, words, context.variant.features),
    ]);
    if (!found) throw notFound();
    const nothing = found.tiles.length === 0 && found.facets.pairs.length === 0;
    const [menu, popular, isAsked] = nothing
      ? await Promise.all([
          readOwnMenu(context),
          recommend(context, { type: 'PopularProducts', settings: { numberOfRecommendations: 8 } }),
          offersQuestions(),
        ])
      : [[], [], false];
    // The page does not wait for it. Staff who look for a customer are none.
    if (nothing && !isPrefetch(request) && !context.customer?.actingStaff) void noteMissedSearch(context, words);
    const sourcing = isAsked ? sourcingPath(found.query) : null;
    const ways = menu.map(({ label, href }) => ({ label, href }));
    const popularTerms = context.stores.find(({ code }) => code === context.storeCode)?.popularTerms ?? [];
    const photo = listPhoto(context.variant.themeName, found.facets.view.isLines);
    return {
      head: [...askedAhead(found.tiles[0]?.picture, photo), { title: namedIn(context, found.query) }],
      isList: !nothing,
      model: { model: { ...found, popularTerms, guide, ways, popular, sourcing }, language: context.language },
    };
  },
  Page: SearchPage,
});
export const loader = page.loader;

// Search results; without a question the guard leads to the front page (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import { parseFacets } from '#domain/facets';
import type { SearchPage as Found } from '~/models/catalogue';
import { serverModel } from '~/page-context';
import { recommend, search } from '~/services/catalogue/catalogue.server';
import { readOwnMenu } from '~/services/catalogue/own-menu.server';
import { readSearchGuide } from '~/services/catalogue/search.server';
import { ServerOnly } from '~/ui/kit';
import { SearchPage } from '~/ui/pages/search-page';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.words} · ${data.shopName}` : '' },
  // Result pages are endless and hold nothing of their own.
  { name: 'robots', content: 'noindex' },
];

const FOUND = serverModel<{ found: Found; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'searchpage');
  const { searchParams } = new URL(args.request.url);
  const question = {
    page: searchParams.get('page'),
    sort: searchParams.get('sort'),
    facets: parseFacets(searchParams),
  };
  const words = searchParams.get('q') ?? '';
  const [found, guide] = await Promise.all([
    search(context, words, question),
    readSearchGuide(context, words, context.variant.features),
  ]);
  if (!found) throw notFound();
  const nothing = found.tiles.length === 0 && found.facets.pairs.length === 0;
  const [menu, popular] = nothing
    ? await Promise.all([
        readOwnMenu(context),
        recommend(context, { type: 'PopularProducts', settings: { numberOfRecommendations: 8 } }),
      ])
    : [[], []];
  const ways = menu.map(({ label, href }) => ({ label, href }));
  const popularTerms = context.stores.find(({ code }) => code === context.storeCode)?.popularTerms ?? [];
  FOUND.keep(args.context, { found: { ...found, popularTerms, guide, ways, popular }, language: context.language });
  return { words: found.query, shopName: context.variant.name };
}

export default function SearchRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = FOUND.useModel();
  const { pathname, search: query } = useLocation();
  return model ? (
    <SearchPage model={model.found} language={model.language} here={withoutPanel(pathname + query)} />
  ) : null;
}

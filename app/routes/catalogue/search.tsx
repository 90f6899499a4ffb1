// Search results; without a question the guard leads to the front page (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import { search } from '~/services/catalogue/catalogue.server';
import { SearchPage } from '~/ui/pages/search-page';
import { enter } from '~/visit/enter.server';
import { notFound } from '~/visit/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.found.query} · ${data.shopName}` : '' },
  // Result pages are endless and hold nothing of their own.
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'searchpage');
  const { searchParams } = new URL(args.request.url);
  const question = { page: searchParams.get('page'), sort: searchParams.get('sort') };
  const found = await search(visit, searchParams.get('q') ?? '', question);
  if (!found) throw notFound();
  const popularTerms = visit.stores.find(({ code }) => code === visit.storeCode)?.popularTerms ?? [];
  return { found: { ...found, popularTerms }, language: visit.language, shopName: visit.variant.name };
}

export default function Search() {
  const { found, language } = useLoaderData<typeof loader>();
  const { pathname, search: query } = useLocation();
  return <SearchPage model={found} language={language} here={withoutPanel(pathname + query)} />;
}

export const handle = { i18n: ['catalogue', 'product'] };

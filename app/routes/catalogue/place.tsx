// Any address that no other route claims: a category, a product, a redirect, a content page, or nothing (spec section 2).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import { readPlace } from '~/services/catalogue/catalogue.server';
import { readPage } from '~/services/content/content.server';
import { CategoryPage } from '~/ui/pages/category-page';
import { ContentPage } from '~/ui/pages/content-page';
import { ProductPage } from '~/ui/pages/product-page';
import { enter } from '~/visit/enter.server';
import { notFound, redirectTo } from '~/visit/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data) return [];
  const { place } = data;
  if (place.kind === 'content') return [{ title: place.page.title }];
  if (place.kind === 'category') return [{ title: place.page.name }, canonical(place.page.path)];
  return [
    { title: place.page.name },
    { name: 'description', content: place.page.shortDescription },
    canonical(place.page.canonical),
  ];
};

const canonical = (href: string) => ({ tagName: 'link', rel: 'canonical', href });

/** Undefined for an address that cannot be decoded: it names nothing. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const { searchParams, pathname } = new URL(args.request.url);
  const path = decoded(pathname)?.replace(/^\/+|\/+$/g, '');
  if (path === undefined) throw notFound();
  const question = {
    page: searchParams.get('page'),
    sort: searchParams.get('sort'),
    options: searchParams.get('configurableOptions'),
  };
  const found = await readPlace(visit, path, question);
  if (found?.kind === 'redirect') throw redirectTo(found.to, [], found.status);
  const page = found ? null : await readPage(visit, path);
  const place = found ?? (page ? { kind: 'content' as const, page } : null);
  if (!place) throw notFound();
  // Spec §6: what only companies may buy is offered with the way to the business store.
  const business = visit.stores.find((store) => !store.isConsumer && store.code !== 'punchout');
  const businessStore = visit.customer ? null : (business?.code ?? null);
  const privateStore = visit.stores.find((store) => store.isConsumer)?.code ?? null;
  return { place, language: visit.language, businessStore, privateStore };
}

export default function Place() {
  const { place, language, businessStore, privateStore } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const here = withoutPanel(pathname + search);
  if (place.kind === 'content') return <ContentPage model={place.page} />;
  if (place.kind === 'category') return <CategoryPage model={place.page} language={language} here={here} />;
  const toBusiness = businessStore ? { action: '/store/change', store: businessStore, privateStore } : null;
  return <ProductPage model={place.page} language={language} here={here} toBusiness={toBusiness} />;
}

export const handle = { i18n: ['catalogue', 'product', 'content'] };

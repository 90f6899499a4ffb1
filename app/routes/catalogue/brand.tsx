// The page of one brand (spec section 2); unknown, or nothing of it in this store: 404.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLocation } from '@remix-run/react';
import { withoutPanel } from '#domain/addresses';
import type { BrandPage as Brand, Shelf } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { readBrand, readShelf } from '~/services/catalogue/shelf.server';
import { ServerOnly } from '~/ui/kit';
import { BrandPage } from '~/ui/pages/brand-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { pageOfList } from './list-head';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const BRAND = serverModel<{ brand: Brand; shelf: Shelf; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const id = args.params.id ?? '';
  const [brand, shelf] = await Promise.all([
    readBrand(context, id),
    readShelf(context, { brand: id }, listQuestion(args.request)),
  ]);
  if (!brand || !shelf) throw notFound();
  BRAND.keep(args.context, { brand, shelf, language: context.language });
  return {
    head: headOf(context, {
      title: brand.name,
      description: brand.description,
      ...pageOfList(brand.href, shelf.paging),
    }),
  };
}

export default function BrandRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = BRAND.useModel();
  const { pathname, search } = useLocation();
  return model ? <BrandPage {...model} here={withoutPanel(pathname + search)} /> : null;
}

// What has come to the shelves lately, newest first (spec section 2, /produktnyheder).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { useLocation } from '@remix-run/react';
import { productNewsPath, withoutPanel } from '#domain/addresses';
import type { Shelf } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { readShelf } from '~/services/catalogue/shelf.server';
import { Still } from '~/ui/kit';
import { NewsPage } from '~/ui/pages/offers-page';
import { enter } from '~/request-context/enter.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { pageOfList } from './list-head';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const NEWS = serverModel<{ shelf: Shelf; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const shelf = await readShelf(visit, { offer: 'new' }, listQuestion(args.request));
  if (!shelf) throw notFound();
  NEWS.keep(args.context, { shelf, language: visit.language });
  const title = textsOf(visit.language).t('shelf:news.title');
  return { head: headOf(visit, { title, ...pageOfList(productNewsPath(), shelf.paging) }) };
}

export default function NewsRoute() {
  return <Still>{import.meta.env.SSR ? <Drawn /> : null}</Still>;
}

function Drawn() {
  const model = NEWS.useModel();
  const { pathname, search } = useLocation();
  return model ? <NewsPage {...model} action={productNewsPath()} here={withoutPanel(pathname + search)} /> : null;
}

// What has come to the shelves lately, newest first (spec section 2, /produktnyheder).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { useLocation } from '@remix-run/react';
import { productNewsPath, withoutPanel } from '#domain/addresses';
import type { Shelf } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { readShelf } from '~/services/catalogue/shelf.server';
import { ServerOnly } from '~/ui/kit';
import { NewsPage } from '~/ui/pages/offers-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { pageOfList } from './list-head';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const NEWS = serverModel<{ shelf: Shelf; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const shelf = await readShelf(context, { offer: 'new' }, listQuestion(args.request));
  if (!shelf) throw notFound();
  NEWS.keep(args.context, { shelf, language: context.language });
  const title = textsOf(context.language).t('shelf:news.title');
  return { head: headOf(context, { title, ...pageOfList(productNewsPath(), shelf.paging) }) };
}

export default function NewsRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = NEWS.useModel();
  const { pathname, search } = useLocation();
  return model ? <NewsPage {...model} action={productNewsPath()} here={withoutPanel(pathname + search)} /> : null;
}

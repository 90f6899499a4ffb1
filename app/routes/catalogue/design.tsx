// The design shop: furniture that the shopper draws themselves, each with its drawing board (spec section 2, /design).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { useLocation } from '@remix-run/react';
import { designPath, withoutPanel } from '#domain/addresses';
import type { Shelf } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { readShelf } from '~/services/catalogue/shelf.server';
import { ServerOnly } from '~/ui/kit';
import { DesignPage } from '~/ui/pages/design-page';
import { getContext } from '~/request-context/get-context.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { pageOfList } from './list-head';
import { headOf } from '~/request-context/head.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

const DESIGN = serverModel<{ shelf: Shelf; language: 'da' | 'en' }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const shelf = await readShelf(context, { offer: 'design' }, listQuestion(args.request));
  if (!shelf) throw notFound();
  DESIGN.keep(args.context, { shelf, language: context.language });
  return {
    head: headOf(context, {
      title: textsOf(context.language).t('shelf:design.title'),
      ...pageOfList(designPath(), shelf.paging),
    }),
  };
}

export default function DesignRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = DESIGN.useModel();
  const { pathname, search } = useLocation();
  return model ? <DesignPage {...model} action={designPath()} here={withoutPanel(pathname + search)} /> : null;
}

// What is cheaper now for this visitor: special prices in force, and what the visitor's company has agreed (spec section 2, /my-offers).
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { textsOf } from '~/i18n/texts.server';
import { useLocation } from '@remix-run/react';
import { offersPath, withoutPanel } from '#domain/addresses';
import type { Tile } from '~/models/product';
import type { Shelf } from '~/models/shelf';
import { serverModel } from '~/page-context';
import { readShelf } from '~/services/catalogue/shelf.server';
import { ServerOnly } from '~/ui/kit';
import { OffersPage } from '~/ui/pages/offers-page';
import { getContext } from '~/request-context/get-context.server';
import { headOf } from '~/request-context/head.server';
import { listQuestion } from '~/request-context/list-question.server';
import { notFound } from '~/request-context/respond.server';
import { pageOfList } from './list-head';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => data?.head ?? [];

interface Offers {
  shelf: Shelf;
  agreed: { company: string; tiles: Tile[] } | null;
  language: 'da' | 'en';
}

const OFFERS = serverModel<Offers>();
const FIRST_PAGE = { page: null, sort: null };

export async function loader(args: LoaderFunctionArgs) {
  // A catalogue without prices has no offers.
  const context = await getContext(args, 'catalog-only-rule');
  const company = context.customer?.businessName;
  const [shelf, agreed] = await Promise.all([
    readShelf(context, { offer: 'special' }, listQuestion(args.request)),
    company ? readShelf(context, { offer: 'agreed' }, FIRST_PAGE) : null,
  ]);
  if (!shelf) throw notFound();
  const own = company && agreed ? { company, tiles: agreed.tiles } : null;
  OFFERS.keep(args.context, { shelf, agreed: own, language: context.language });
  const title = textsOf(context.language).t('shelf:offers.title');
  return { head: headOf(context, { title, ...pageOfList(offersPath(), shelf.paging) }) };
}

export default function OffersRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const model = OFFERS.useModel();
  const { pathname, search } = useLocation();
  return model ? <OffersPage {...model} action={offersPath()} here={withoutPanel(pathname + search)} /> : null;
}

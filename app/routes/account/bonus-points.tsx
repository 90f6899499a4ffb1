// Bonus points: what there is, what was earned and spent, and every movement.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseSheetSearch } from '~/forms/sheet-search/schema.server';
import { serverModel } from '~/page-context';
import { readPoints } from '~/services/customer/purchase-history.server';
import { ServerOnly } from '~/ui/kit';
import { BonusPointsPage, type BonusPointsPageProps } from '~/ui/pages/bonus-points-page';
import { getContext } from '~/request-context/get-context.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const POINTS = serverModel<BonusPointsPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated', 'limited-account-access');
  const { page } = parseSheetSearch(new URL(args.request.url).searchParams);
  const points = await readPoints(context, page, PAGE_SIZE);
  stayWithin(context, points.paging);
  const seesOrders = context.customer?.orderHistoryAccess ?? false;
  POINTS.keep(args.context, { points, seesOrders, here: withoutPanel(context.here), language: context.language });
  return { title: titleOf(context, 'documents:points.title') };
}

export default function BonusPointsRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Points /> : null}</ServerOnly>;
}

function Points() {
  const model = POINTS.useModel();
  return model ? <BonusPointsPage {...model} /> : null;
}

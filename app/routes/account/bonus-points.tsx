// Bonus points: what there is, what was earned and spent, and every movement.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseSheetSearch } from '~/forms/sheet-search/schema.server';
import { serverModel } from '~/page-context';
import { readPoints } from '~/services/customer/purchase-history.server';
import { Still } from '~/ui/kit';
import { BonusPointsPage, type BonusPointsPageProps } from '~/ui/pages/bonus-points-page';
import { enter } from '~/request-context/enter.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const POINTS = serverModel<BonusPointsPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const { page } = parseSheetSearch(new URL(args.request.url).searchParams);
  const points = await readPoints(visit, page, PAGE_SIZE);
  stayWithin(visit, points.paging);
  const seesOrders = visit.customer?.orderHistoryAccess ?? false;
  POINTS.keep(args.context, { points, seesOrders, here: withoutPanel(visit.here), language: visit.language });
  return { title: titleOf(visit, 'documents:points.title') };
}

export default function BonusPointsRoute() {
  return <Still>{import.meta.env.SSR ? <Points /> : null}</Still>;
}

function Points() {
  const model = POINTS.useModel();
  return model ? <BonusPointsPage {...model} /> : null;
}

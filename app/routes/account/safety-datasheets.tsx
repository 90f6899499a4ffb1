// Safety data sheets of what the customer has bought: searched, fetched one by one or all at once.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseSheetSearch } from '~/forms/sheet-search/schema.server';
import { serverModel } from '~/page-context';
import { listSafetySheets } from '~/services/customer/purchase-history.server';
import { Still } from '~/ui/kit';
import { SafetySheetsPage, type SafetySheetsPageProps } from '~/ui/pages/safety-sheets-page';
import { enter } from '~/request-context/enter.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const SHEETS = serverModel<SafetySheetsPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated');
  const { q, page } = parseSheetSearch(new URL(args.request.url).searchParams);
  const list = await listSafetySheets(visit, { search: q, page, pageSize: PAGE_SIZE });
  stayWithin(visit, list.paging);
  SHEETS.keep(args.context, { list, q, here: withoutPanel(visit.here), language: visit.language });
  return { title: titleOf(visit, 'documents:sheets.title') };
}

export default function SafetySheetsRoute() {
  return <Still>{import.meta.env.SSR ? <Sheets /> : null}</Still>;
}

function Sheets() {
  const model = SHEETS.useModel();
  return model ? <SafetySheetsPage {...model} /> : null;
}

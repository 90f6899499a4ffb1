// Safety data sheets of what the customer has bought: searched, fetched one by one or all at once.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseSheetSearch } from '~/forms/sheet-search/schema.server';
import { serverModel } from '~/page-context';
import { listSafetySheets } from '~/services/customer/purchase-history.server';
import { ServerOnly } from '~/ui/kit';
import { SafetySheetsPage, type SafetySheetsPageProps } from '~/ui/pages/safety-sheets-page';
import { getContext } from '~/request-context/get-context.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const SHEETS = serverModel<SafetySheetsPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated');
  const { q, page } = parseSheetSearch(new URL(args.request.url).searchParams);
  const list = await listSafetySheets(context, { search: q, page, pageSize: PAGE_SIZE });
  stayWithin(context, list.paging);
  SHEETS.keep(args.context, { list, q, here: withoutPanel(context.here), language: context.language });
  return { title: titleOf(context, 'documents:sheets.title') };
}

export default function SafetySheetsRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Sheets /> : null}</ServerOnly>;
}

function Sheets() {
  const model = SHEETS.useModel();
  return model ? <SafetySheetsPage {...model} /> : null;
}

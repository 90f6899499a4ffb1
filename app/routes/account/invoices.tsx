// Invoices and credit notes of the customer's business, or of a private customer themselves: narrowed, page by page, each as PDF.
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { serverModel } from '~/page-context';
import { listInvoices } from '~/services/order/invoices.server';
import { ServerOnly } from '~/ui/kit';
import { InvoicesPage, type InvoicesPageProps } from '~/ui/pages/invoices-page';
import { getContext } from '~/request-context/get-context.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const INVOICES = serverModel<InvoicesPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated', 'limited-account-access');
  const { filter, reply } = parseDocumentFilter(new URL(args.request.url).searchParams);
  const { rows, paging } = await listInvoices(context, filter, PAGE_SIZE);
  const seesOrders = context.customer?.orderHistoryAccess ?? false;
  const here = withoutPanel(context.here);
  stayWithin(context, paging);
  INVOICES.keep(args.context, { invoices: rows, paging, filter, reply, seesOrders, here, language: context.language });
  return json({ title: titleOf(context, 'documents:invoices.title') }, { status: reply ? 400 : 200 });
}

export default function InvoicesRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Invoices /> : null}</ServerOnly>;
}

function Invoices() {
  const model = INVOICES.useModel();
  return model ? <InvoicesPage {...model} /> : null;
}

// Invoices and credit notes of the customer's business, or of a private customer themselves: narrowed, page by page, each as PDF.
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { withoutPanel } from '#domain/addresses';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { serverModel } from '~/page-context';
import { listInvoices } from '~/services/order/invoices.server';
import { Still } from '~/ui/kit';
import { InvoicesPage, type InvoicesPageProps } from '~/ui/pages/invoices-page';
import { enter } from '~/request-context/enter.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const PAGE_SIZE = 20;
const INVOICES = serverModel<InvoicesPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const { filter, reply } = parseDocumentFilter(new URL(args.request.url).searchParams);
  const { rows, paging } = await listInvoices(visit, filter, PAGE_SIZE);
  const seesOrders = visit.customer?.orderHistoryAccess ?? false;
  const here = withoutPanel(visit.here);
  stayWithin(visit, paging);
  INVOICES.keep(args.context, { invoices: rows, paging, filter, reply, seesOrders, here, language: visit.language });
  return json({ title: titleOf(visit, 'documents:invoices.title') }, { status: reply ? 400 : 200 });
}

export default function InvoicesRoute() {
  return <Still>{import.meta.env.SSR ? <Invoices /> : null}</Still>;
}

function Invoices() {
  const model = INVOICES.useModel();
  return model ? <InvoicesPage {...model} /> : null;
}

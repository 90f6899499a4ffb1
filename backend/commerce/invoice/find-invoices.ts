// Invoices and credit notes that someone may see: with invoice_overview_access all of the business, or a private
// customer's own; and with an order that they may see, the documents of that order where it is their own.

import { money } from '#backend/commerce/catalogue/product/price';
import { daysOf } from '#backend/commerce/order/read/days';
import type { CustomerInvoice, CustomerInvoicesArgs } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { inputRefused } from '#backend/refusal';
import { countInvoices, type InvoiceFilter, type ListedInvoice, pageOfInvoices } from './invoice.sql';

const MOST_ON_A_PAGE = 100;

function invoiceFilter({ customer, business }: SignedIn, filter: CustomerInvoicesArgs['filter']): InvoiceFilter {
  const { eq, match } = filter?.number ?? {};
  const numbers = eq != null ? [eq] : (filter?.number?.in?.flatMap((value) => value ?? []) ?? null);
  return {
    customerId: customer.id,
    businessId: business?.id ?? null,
    numbers,
    numberLike: match ?? null,
    ...daysOf(filter?.issued_at),
  };
}

const listedInvoice = ({ document, orderNumber }: ListedInvoice): CustomerInvoice => ({
  id: uidOf(document.id),
  number: document.number,
  kind: document.kind === 'credit' ? 'CREDIT' : 'INVOICE',
  order_number: orderNumber,
  issued_at: document.issuedAt.toISOString(),
  due_at: document.dueAt,
  grand_total: money(document.totalOere),
});

export async function invoicesOf(
  who: SignedIn,
  { filter, currentPage, pageSize }: CustomerInvoicesArgs,
  context: Context,
) {
  const page = currentPage ?? 1;
  const wanted = pageSize ?? 20;
  if (page < 1) throw inputRefused('currentPage value must be greater than 0.');
  if (wanted < 1) throw inputRefused('pageSize value must be greater than 0.');
  const size = Math.min(wanted, MOST_ON_A_PAGE);
  const asked = invoiceFilter(who, filter);
  const isAllowed = who.customer.accountSettings.invoiceOverviewAccess;
  const total = isAllowed ? await countInvoices(context.db, asked) : 0;
  const rows = isAllowed ? await pageOfInvoices(context.db, asked, size, (page - 1) * size) : [];
  return {
    items: rows.map(listedInvoice),
    total_count: total,
    page_info: { page_size: size, current_page: page, total_pages: Math.ceil(total / size) },
  };
}

/** Whether the documents of an order of this customer and business may be shown to the caller. */
export function seesDocumentsOf(
  who: SignedIn | null,
  { customerId, businessId }: { customerId: number | null; businessId: number | null },
): boolean {
  if (!who) return false;
  const { invoiceOverviewAccess, orderHistoryAccess } = who.customer.accountSettings;
  const isOwn = who.customer.id === customerId;
  const isOfBusiness = who.business !== null && businessId === who.business.id;
  return (isOwn && orderHistoryAccess) || ((isOwn || isOfBusiness) && invoiceOverviewAccess);
}

// One complete invoice or credit note, for anyone who may see it: by their rights, or by the public token of its order, which is in the mail's link:
// a guest has no other way to the invoice, and a company forwards the mail to its bookkeeping.

import { paymentTitleOf } from '#backend/commerce/cart/payment-kinds';
import { money } from '#backend/commerce/catalogue/product/price';
import { chosenDelivery } from '#backend/commerce/delivery/wire';
import { type OrderRow, orderById } from '#backend/commerce/order/order.sql';
import { addressToWire } from '#backend/commerce/order/read/model';
import { type WholeOrder, wholeOrders } from '#backend/commerce/order/read/read.sql';
import { readSeller } from '#backend/commerce/seller/seller.sql';
import type { InvoiceDocument, QueryInvoiceDocumentArgs } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { creditedBy } from './credited.sql';
import { factsOfInvoice } from './facts';
import { seesDocumentsOf } from './find-invoices';
import { type InvoiceRow, invoiceNumbered, invoicesOfOrders, type WholeInvoice, wholeInvoices } from './invoice.sql';

export async function readDocument(asked: QueryInvoiceDocumentArgs, context: Context): Promise<InvoiceDocument | null> {
  const kind = asked.kind === 'CREDIT' ? ('credit' as const) : ('invoice' as const);
  const row = await invoiceNumbered(context.db, kind, asked.number);
  const order = row && (await orderById(context.db, row.orderId));
  if (!row || !order) return null;
  const isOpened = asked.orderToken === order.publicToken;
  if (!isOpened && !seesDocumentsOf(await context.signedIn(), order)) return null;
  return documentOfRow(row, order, context);
}

/** Invoices of an order without its credit notes, in the language of the order, for those who may see the order. */
export async function invoicesToPrint(order: OrderRow, db: Context['db']): Promise<InvoiceDocument[]> {
  const rows = (await invoicesOfOrders(db, [order.id])).filter(({ kind }) => kind === 'invoice');
  const documents: InvoiceDocument[] = [];
  for (const row of rows) {
    const document = await documentOfRow(row, order, { db, language: order.language });
    if (document) documents.push(document);
  }
  return documents;
}

type DocumentContext = Pick<Context, 'db' | 'language'>;

async function documentOfRow(
  row: InvoiceRow,
  order: OrderRow,
  context: DocumentContext,
): Promise<InvoiceDocument | null> {
  const [document] = await wholeInvoices(context.db, [row]);
  const [whole] = await wholeOrders(context.db, [order]);
  if (!document || !whole) return null;
  return {
    ...documentHead(document, order),
    ...(await aroundOf(order, row, context)),
    lines: document.lines.map((line) => {
      const ordered = whole.lines.find(({ id }) => id === line.orderLineId);
      return {
        sku: ordered?.sku ?? null,
        name: line.name,
        quantity: line.quantity,
        unit: ordered?.unit ?? null,
        unit_price: money(line.unitOere),
        row_total: money(line.rowOere),
      };
    }),
    duties: documentDuties(document, whole),
    ...documentSums(document, order),
    credits: (await creditedBy(context.db, document)).map(({ number }) => number),
    payment_title: paymentTitleOf(order.paymentCode, null, context.language),
    seller: sellerLines(await readSeller(context.db)),
  };
}

function documentHead({ invoice }: WholeInvoice, order: OrderRow) {
  const { reference, requisitioner, requisitionNumber, billingAddress, shippingAddress } = order;
  return {
    number: invoice.number,
    kind: invoice.kind === 'credit' ? ('CREDIT' as const) : ('INVOICE' as const),
    order_number: order.number,
    issued_at: invoice.issuedAt.toISOString(),
    due_at: invoice.dueAt,
    reason: invoice.reason,
    price_basis: order.basis === 'net' ? ('NET' as const) : ('GROSS' as const),
    billing_address: addressToWire(billingAddress),
    shipping_address: addressToWire(shippingAddress),
    ean: billingAddress.ean,
    reference,
    requisitioner,
    requisition_number: requisitionNumber,
  };
}

/** The same facts as in the electronic invoice. */
async function aroundOf(order: OrderRow, { issuedAt }: InvoiceRow, { db }: DocumentContext) {
  const { cvr, customerNumber, deliveredOn } = await factsOfInvoice(db, order, issuedAt);
  return {
    cvr,
    customer_number: customerNumber,
    delivered_on: deliveredOn,
    delivery: chosenDelivery(order.shipping),
    accounting_cost: order.accountingCost,
  };
}

/** By what each is called on the order. */
function documentDuties({ lines }: WholeInvoice, whole: WholeOrder) {
  const sums = new Map<string, number>();
  for (const { orderLineId, dutyOere } of lines) {
    const label = whole.lines.find(({ id }) => id === orderLineId)?.dutyLabel;
    if (label && dutyOere > 0) sums.set(label, (sums.get(label) ?? 0) + dutyOere);
  }
  return [...sums].map(([label, amount]) => ({ label, amount: money(amount) }));
}

function documentSums({ invoice, lines, taxes }: WholeInvoice, { basis }: OrderRow) {
  const freight = invoice.freightNetOere + (basis === 'net' ? 0 : invoice.freightVatOere);
  return {
    discount: money(lines.reduce((sum, { discountOere }) => sum + discountOere, 0)),
    freight: money(freight),
    net: money(invoice.netOere),
    taxes: taxes.map(({ vatBp, baseOere, vatOere }) => ({
      rate: vatBp / 100,
      base: money(baseOere),
      amount: money(vatOere),
    })),
    grand_total: money(invoice.totalOere),
    gift_card_total: invoice.giftCardOere > 0 ? money(invoice.giftCardOere) : null,
  };
}

/** What Danish law wants of the seller on an invoice, and where it is paid. */
function sellerLines(seller: Awaited<ReturnType<typeof readSeller>>): string[] | null {
  if (!seller) return null;
  const { name, cvr, email, telephone, account, address } = seller;
  const lines = [name, address.street, `${address.postcode} ${address.city}`, `CVR ${cvr}`, telephone, email];
  const bank = account ? [`Reg. ${account.registration} · Konto ${account.number}`] : [];
  return [...lines, ...bank].flatMap((line) => line || []);
}

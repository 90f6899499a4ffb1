// From the wire to an order in its customer's account: parcels, documents, what may be done with it; and the filter the other way.

import { complainOfPath } from '#domain/complaint/addresses';
import { isTrackingStatus } from '#domain/delivery/tracking';
import { eInvoicePath, erpInvoicePath, returnPath, withdrawPath } from '#domain/page/addresses';
import { refusal } from '#domain/refusal/refusals';
import type { DocumentFilter, InvoiceRow, NotReordered, OwnOrder, ShipmentView } from '~/models/order';
import { madeComplaintOf } from '../complaint/complaint.map';
import type { CustomerOrderQuery, CustomerOrdersFilterInput, ReorderMutation } from '../generated/commerce';
import { returnsOnOrder } from '../goods-return/goods-return.map';
import { moneyOf } from '../tile/price.map';
import { refusalOfCoded } from '../transport/refused.map';
import { orderViewOf } from './order.map';

type WireOrder = NonNullable<NonNullable<NonNullable<CustomerOrderQuery['customer']>['orders']>['items'][number]>;
type WireShipment = NonNullable<NonNullable<WireOrder['shipments']>[number]>;

export function ownOrderOf(order: WireOrder): OwnOrder {
  const actions = order.available_actions;
  return {
    ...orderViewOf(order),
    cancellable: actions?.includes('CANCEL') ?? false,
    confirmable: actions?.includes('SEND_CONFIRMATION') ?? false,
    // Magento says nothing of actions in a core of 2.4.7, and lets every order be placed again.
    reorderable: actions?.includes('REORDER') ?? true,
    withdrawHref: order.withdrawal && order.withdrawal.refusal !== 'BUSINESS' ? withdrawPath(order.token) : null,
    // Where nothing has come there is nothing to return, and consumers have their own right.
    returnHref: isReturnShown(order) ? returnPath(order.token) : null,
    returns: returnsOnOrder(order.returns),
    token: order.token,
    complaints: (order.complaints?.made ?? []).map((one) => madeComplaintOf(one, order.number)),
    complainHrefs: complainHrefsOf(order),
    shipments: (order.shipments ?? []).flatMap((one) => (one ? [shipmentOf(one)] : [])),
    invoices: orderDocuments(order),
  };
}

const isReturnShown = ({ return_offer: offer }: WireOrder): boolean =>
  offer != null && (offer.refusal == null || offer.refusal === 'LATE');

/** By SKU: goods that have left and are not complained of. */
const complainHrefsOf = ({ number, complaints }: WireOrder): Map<string, string> =>
  new Map(
    (complaints?.lines ?? []).flatMap(({ id, product_sku: sku, left }) =>
      left > 0 ? [[sku, complainOfPath(number, id)] as const] : [],
    ),
  );

const trackingStatus = (told: string | null | undefined) => (isTrackingStatus(told) ? told : 'UNKNOWN');

function shipmentOf(shipment: WireShipment): ShipmentView {
  const [tracking] = shipment.tracking ?? [];
  const events = (shipment.events ?? []).map(({ status, place, at }) => ({
    status: trackingStatus(status),
    place,
    at,
  }));
  return {
    number: shipment.number,
    carrier: tracking?.title ?? '',
    trackingNumber: tracking?.number ?? '',
    trackingHref: tracking?.url ?? null,
    shippedAt: shipment.shipped_at ?? '',
    status: trackingStatus(shipment.status),
    goods: (shipment.items ?? []).flatMap((item) =>
      item
        ? [
            {
              sku: item.product_sku,
              name: item.product_name ?? '',
              quantity: item.quantity_shipped,
              unit: item.unit ?? '',
            },
          ]
        : [],
    ),
    events: events.reverse(),
  };
}

function orderDocuments(order: WireOrder): InvoiceRow[] {
  const orderNumber = order.number;
  const invoices = (order.invoices ?? []).flatMap((one) =>
    one
      ? [
          {
            kind: 'invoice' as const,
            number: one.number,
            orderNumber,
            issuedAt: one.issued_at ?? '',
            dueAt: one.due_at ?? null,
            totalOere: moneyOf(one.total?.grand_total),
            files: eInvoiceFiles(order, one.number, false),
          },
        ]
      : [],
  );
  const credits = (order.credit_memos ?? []).flatMap((one) =>
    one
      ? [
          {
            kind: 'credit' as const,
            number: one.number,
            orderNumber,
            issuedAt: one.issued_at ?? '',
            dueAt: null,
            totalOere: moneyOf(one.total?.grand_total),
            files: eInvoiceFiles(order, one.number, true),
          },
        ]
      : [],
  );
  return [...invoices, ...credits, ...(order.erp_invoices ?? []).map((one) => erpDocument(orderNumber, one))];
}

type WireErpInvoice = NonNullable<WireOrder['erp_invoices']>[number];

function erpDocument(orderNumber: string, document: WireErpInvoice): InvoiceRow {
  const kind = document.kind === 'CREDIT' ? ('credit' as const) : ('invoice' as const);
  const { number, issued_on: issuedAt, due_on: dueAt, has_pdf: hasPdf } = document;
  return {
    ...{
      kind,
      number,
      orderNumber,
      issuedAt,
      dueAt: dueAt ?? null,
      totalOere: moneyOf(document.grand_total),
      files: [],
    },
    ownPdf: hasPdf ? erpInvoicePath(orderNumber, kind, number) : null,
  };
}

/** Nothing at all where nothing is looked for: a plain Magento does not know every part of the question. */
export function orderFilterOf({ number, from, to, status }: Partial<DocumentFilter>): CustomerOrdersFilterInput | null {
  const filter = {
    ...(number ? { number: { match: number } } : {}),
    ...(status ? { status: { eq: status } } : {}),
    ...(from || to ? { order_date: { from: from || null, to: to || null } } : {}),
  };
  return Object.keys(filter).length > 0 ? filter : null;
}

type WireError = NonNullable<ReorderMutation['reorderItems']>['userInputErrors'][number];

export const notReorderedOf = (errors: readonly WireError[]): NotReordered[] =>
  errors.flatMap((error) => {
    if (!error) return [];
    const whole = error.code === 'REORDER_NOT_AVAILABLE';
    const found = whole ? refusal('REORDER_NOT_AVAILABLE') : refusalOfCoded(error);
    return [{ sku: error.sku ?? '', refusal: found }];
  });

/** What the formats are called does not differ between languages. */
const TITLES = { OIOUBL: 'OIOUBL', PEPPOL: 'Peppol' } as const;

const eInvoiceFiles = (
  { number: order, e_invoices }: WireOrder,
  number: string,
  isCredit: boolean,
): InvoiceRow['files'] =>
  (e_invoices ?? []).flatMap((one) =>
    one.number === number && one.is_credit === isCredit
      ? [{ title: TITLES[one.format], href: eInvoicePath(order, number, one.format.toLowerCase()) }]
      : [],
  );

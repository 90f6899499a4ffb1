// Placed orders: the customer's own list and page, and the one that a public token opens.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { Paging } from '~/models/catalogue';
import type { DocumentFilter, GoodsAgain, OrderRow, OrderView, OwnOrder } from '~/models/order';
import {
  CancelOrderDocument,
  CustomerOrderDocument,
  CustomerOrdersDocument,
  EInvoiceDocument,
  ErpInvoiceDocument,
  type NotAddedFragment,
  OrderByTokenDocument,
  ReorderDocument,
  SendConfirmationDocument,
  SubscriptionToCartDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { read, send, type WireError } from '../transport/transport.server';
import { orderRowView, orderViewOf } from './order.map';
import { notReorderedOf, orderFilterOf, ownOrderOf } from './own-order.map';

export async function listOrders(
  caller: Caller,
  asked: Partial<DocumentFilter>,
  pageSize: number,
): Promise<{ rows: OrderRow[]; paging: Paging }> {
  const page = asked.page ?? 1;
  const variables = { filter: orderFilterOf(asked), pageSize, page };
  const data = await read(caller, { client: 'commerce', document: CustomerOrdersDocument, variables });
  const orders = data.customer?.orders;
  return {
    rows: (orders?.items ?? []).flatMap((order) => (order ? [orderRowView(order)] : [])),
    paging: {
      page,
      pageSize,
      pages: Math.max(1, orders?.page_info?.total_pages ?? 1),
      total: orders?.total_count ?? 0,
    },
  };
}

/** Null for an unknown number and for another customer's order alike. */
export async function readOrder(caller: Caller, number: string): Promise<OwnOrder | null> {
  const data = await read(caller, { client: 'commerce', document: CustomerOrderDocument, variables: { number } });
  const order = data.customer?.orders?.items[0];
  return order ? ownOrderOf(order) : null;
}

/**
 * The goods of an order into the customer's cart again. `missing`: what could not be had, which may be all of it; null for an order
 * that is not there.
 */
export async function reorder(caller: Caller, number: string): Promise<GoodsAgain | null> {
  const { data, errors } = await send(caller, { client: 'commerce', document: ReorderDocument, variables: { number } });
  return againOf(data?.reorderItems, errors);
}

/** What the next delivery of a subscription brings, into the customer's cart as well; as `reorder`. */
export async function subscriptionToCart(caller: Caller, id: number): Promise<GoodsAgain | null> {
  const sent = { client: 'commerce', document: SubscriptionToCartDocument, variables: { id } } as const;
  const { data, errors } = await send(caller, sent);
  return againOf(data?.addSubscriptionToCart, errors);
}

function againOf(done: NotAddedFragment | null | undefined, errors: readonly WireError[]): GoodsAgain | null {
  if (done) return { cartId: done.cart.id, missing: notReorderedOf(done.userInputErrors) };
  if (errors.some(({ category }) => category === 'graphql-no-such-entity')) return null;
  const refused = firstRefusal(null, errors);
  return { cartId: '', missing: refused ? [{ sku: '', refusal: refused }] : [] };
}

/** Calls off an order of the customer's own, while nothing of it has been sent. */
export async function cancelOrder(caller: Caller, number: string): Promise<Outcome> {
  const order = await readOrder(caller, number);
  if (!order) return refusal('ORDER_NOT_FOUND');
  const input = { order_id: order.id, reason: '' };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: CancelOrderDocument,
    variables: { input },
  });
  if (data?.cancelOrder?.error) return refusal('INVALID_ORDER_STATUS');
  return firstRefusal(null, errors) ?? { ok: true };
}

/** Mails the confirmation of an order that the customer may see to their own mailbox; they wait for the mail server. */
export async function mailConfirmation(caller: Caller, number: string): Promise<Outcome> {
  const { errors } = await send(caller, {
    client: 'commerce',
    document: SendConfirmationDocument,
    variables: { number },
  });
  if (errors.some(({ category }) => category === 'graphql-no-such-entity')) return refusal('ORDER_NOT_FOUND');
  return firstRefusal(null, errors) ?? { ok: true };
}

const FORMATS = { oioubl: 'OIOUBL', peppol: 'PEPPOL' } as const;

/** One document of an order as another system reads it; null for what is not there or not this customer's to see. */
export async function readEInvoice(
  caller: Caller,
  asked: { order: string; number: string; format: string },
): Promise<{ file: string; xml: string } | null> {
  const format = asked.format === 'oioubl' || asked.format === 'peppol' ? asked.format : null;
  if (!format) return null;
  const variables = { order: asked.order, number: asked.number, format: FORMATS[format] };
  const { data } = await send(caller, { client: 'commerce', document: EInvoiceDocument, variables });
  const [found] = data?.customer?.orders?.items[0]?.e_invoices ?? [];
  return found
    ? { file: `${found.is_credit ? 'kreditnota' : 'faktura'}-${found.number}-${format}.xml`, xml: found.xml }
    : null;
}

/** The PDF of an invoice that the seller's accounting system has written; null for what is not there or not this customer's to see. */
export async function readErpInvoice(
  caller: Caller,
  asked: { order: string; kind: string; number: string },
): Promise<{ file: string; pdf: Uint8Array } | null> {
  const { order, number } = asked;
  const variables = { order, number, kind: asked.kind === 'credit' ? ('CREDIT' as const) : ('INVOICE' as const) };
  const { data } = await send(caller, { client: 'commerce', document: ErpInvoiceDocument, variables });
  const [found] = data?.customer?.orders?.items[0]?.erp_invoices ?? [];
  return found?.pdf
    ? { file: `faktura-${number.replace(/[^\w.-]+/g, '-')}.pdf`, pdf: Buffer.from(found.pdf, 'base64') }
    : null;
}

/** The order that a public token opens; null when it opens none. */
export async function readOrderByToken(caller: Caller, token: string): Promise<OrderView | null> {
  const answer = await send(caller, { client: 'commerce', document: OrderByTokenDocument, variables: { token } });
  return answer.data?.guestOrderByToken ? orderViewOf(answer.data.guestOrderByToken) : null;
}

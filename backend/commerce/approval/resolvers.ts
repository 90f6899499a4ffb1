// Orders that wait for an approver on the wire: read, approve, decline, change, take back.
import { money } from '#backend/commerce/catalogue/product/price';
import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import type { Life } from '#backend/commerce/fulfilment/step';
import type { PurchaseOrderErrorType, PurchaseOrdersActionInput, Resolvers } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { refusedBy } from '#backend/refusal';
import { MOST_DECIDED_AT_ONCE } from '#domain/approval/approval';
import { batchStatus } from '#domain/form/batch-status';
import { type Refusal, refusal } from '#domain/refusal/refusals';
import { approveOrder, type Decided, declineOrder, lifeOf, nameOf, withdrawApproval } from './decide';
import { numberBehind, oneOf, pendingOf } from './find-pending';
import { reviseOrder } from './revise';

const LONGEST_REASON = 300;

/** Spec §8. */
const NOT_FOUND = 'Failed to retrieve purchase order';

function errorOf({ code, params }: Refusal) {
  const type: PurchaseOrderErrorType =
    code === 'PURCHASE_ORDER_NOT_FOUND'
      ? 'NOT_FOUND'
      : code === 'APPROVAL_DECIDED' ||
          code === 'APPROVAL_EXPIRED' ||
          code === 'APPROVAL_FIXED' ||
          code === 'APPROVAL_DISCOUNT_LOST' ||
          code === 'INVALID_ORDER_STATUS'
        ? 'OPERATION_NOT_APPLICABLE'
        : 'NOT_VALID_DATA';
  return {
    type,
    code,
    message: type === 'NOT_FOUND' ? NOT_FOUND : code,
    problem_params: params ?? null,
  };
}

type Deed = (number: string, who: SignedIn, life: Life) => Promise<Decided>;

/** Each order separately: one that cannot be decided does not block the others. Duplicates count once. */
async function each(uids: readonly string[], context: Context, services: OrderServices, deed: Deed) {
  const who = await context.requireSignedIn();
  if (uids.length === 0) throw refusedBy(refusal('NO_ORDERS_CHOSEN'), 'Name at least one order.');
  const most = MOST_DECIDED_AT_ONCE;
  if (uids.length > most)
    throw refusedBy(refusal('ORDERS_TOO_MANY', { params: { most } }), `At most ${most} orders at once.`);
  const life = lifeOf(context, services, nameOf(who));
  const purchase_orders = [];
  const operation_results = [];
  const outcomes: Decided[] = [];
  const named = new Set<string>();
  for (const uid of new Set(uids)) {
    const number = await numberBehind(uid, who, context);
    if (number !== null && named.has(number)) continue;
    if (number !== null) named.add(number);
    const outcome = number === null ? refusal('PURCHASE_ORDER_NOT_FOUND') : await deed(number, who, life);
    if (outcome.ok) context.productsChanged(outcome.returned);
    outcomes.push(outcome);
    operation_results.push({ purchase_order_uid: uid, error: outcome.ok ? null : errorOf(outcome) });
    const order = number === null ? null : await oneOf(number, who, context);
    if (order) purchase_orders.push(order);
  }
  const errors = operation_results.flatMap(({ error }) => error ?? []);
  return { result_status: batchStatus(outcomes), operation_results, purchase_orders, errors };
}

const reasonIn = ({ reason }: PurchaseOrdersActionInput): string => reason?.trim().slice(0, LONGEST_REASON) ?? '';

export function approvalResolvers(services: OrderServices): Resolvers {
  return {
    Customer: {
      purchase_orders: ({ who }, args, context) => pendingOf(who, args, context),
      order_approval: ({ who: { customer, business } }) => {
        if (!business?.invoiceAllowed || customer.approverId === null) return null;
        const { approvalLimitOere } = customer;
        return { limit: approvalLimitOere === null ? null : money(approvalLimitOere) };
      },
    },
    PurchaseOrder: { delivery: (pending) => pending.pendingDelivery() },
    Mutation: {
      approvePurchaseOrders: (_root, { input }, context) =>
        each(input.purchase_order_uids, context, services, approveOrder),
      rejectPurchaseOrders: (_root, { input }, context) =>
        each(input.purchase_order_uids, context, services, (number, who, life) =>
          declineOrder(number, reasonIn(input), who, life),
        ),
      cancelPurchaseOrders: (_root, { input }, context) =>
        each(input.purchase_order_uids, context, services, withdrawApproval),
      changePurchaseOrderItems: (_root, { input }, context) => {
        const wanted = input.items.map(({ item_uid, quantity }) => ({ id: idOfUid(item_uid) ?? 0, quantity }));
        return each([input.purchase_order_uid], context, services, (number, who, life) =>
          reviseOrder(number, wanted, who, life),
        );
      },
    },
  };
}

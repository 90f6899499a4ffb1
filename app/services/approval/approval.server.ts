// Orders that wait for an approver: the list, one of them, and what becomes of it.
import { type Outcome, type Refusal, refusal, refusalCodeOf, refusalOf } from '#domain/refusal/refusals';
import type { DecidedOrders, PendingList, PendingOrder } from '~/models/approval';
import type { Caller } from '~/models/caller';
import {
  ApproveOrderDocument,
  ChangePendingDocument,
  DeclineOrderDocument,
  PendingOrderDocument,
  PendingOrdersDocument,
  WithdrawOrderDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { read, send, type WireError } from '../transport/transport.server';
import { plainParams } from '../transport/wire.map';
import { pendingOrderOf, pendingRowOf } from './approval.map';

const MOST_WAITING = 100;

async function purchaseOrderRows(caller: Caller, mine: boolean, page: number, pageSize: number) {
  const variables = { mine, page, pageSize };
  const data = await read(caller, { client: 'commerce', document: PendingOrdersDocument, variables });
  const found = data.customer?.purchase_orders;
  const pages = Math.max(1, found?.page_info.total_pages ?? 1);
  const rows = (found?.items ?? []).map(pendingRowOf);
  return { rows, paging: { page, pageSize, pages, total: found?.total_count ?? 0 } };
}

export async function listPending(caller: Caller, page: number, pageSize: number): Promise<PendingList> {
  const [mine, all] = await Promise.all([
    purchaseOrderRows(caller, true, 1, MOST_WAITING),
    purchaseOrderRows(caller, false, page, pageSize),
  ]);
  const own = new Set(mine.rows.map(({ uid }) => uid));
  return { mine: mine.rows, others: all.rows.filter(({ uid }) => !own.has(uid)), paging: all.paging };
}

/** Per-request cache (a caller object exists for one request): shared by the account's menu and its first page. */
const counted = new WeakMap<Caller, Promise<number>>();

/** Number of orders that wait for this customer's approval; queried once per request. */
export function countWaiting(caller: Caller): Promise<number> {
  const counting = counted.get(caller) ?? purchaseOrderRows(caller, true, 1, 1).then(({ paging }) => paging.total);
  counted.set(caller, counting);
  return counting;
}

/** Null for an unknown number and for an order of anyone but these two. */
export async function readPending(caller: Caller, number: string): Promise<PendingOrder | null> {
  const data = await read(caller, { client: 'commerce', document: PendingOrderDocument, variables: { number } });
  const [found] = data.customer?.purchase_orders?.items ?? [];
  return found ? pendingOrderOf(found) : null;
}

interface SaidError {
  code: string;
  problem_params?: unknown;
}
interface Said {
  errors: readonly SaidError[];
}
interface SaidOfMany {
  result_status: DecidedOrders['status'];
  operation_results: readonly { purchase_order_uid: string; error?: SaidError | null }[];
}

const refusalSaid = ({ code, problem_params }: SaidError): Refusal =>
  refusalOf(refusalCodeOf(code), plainParams(problem_params));

function approvalOutcome(said: Said | null | undefined, errors: readonly WireError[]): Outcome {
  const [error] = said?.errors ?? [];
  if (!error) return firstRefusal(null, errors) ?? { ok: true };
  return refusalSaid(error);
}

export async function approve(caller: Caller, uid: string): Promise<Outcome> {
  const input = { purchase_order_uids: [uid] };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: ApproveOrderDocument,
    variables: { input },
  });
  return approvalOutcome(data?.approvePurchaseOrders, errors);
}

export async function decline(caller: Caller, uid: string, reason: string): Promise<Outcome> {
  const input = { purchase_order_uids: [uid], reason };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: DeclineOrderDocument,
    variables: { input },
  });
  return approvalOutcome(data?.rejectPurchaseOrders, errors);
}

/** Several orders in one call, by their numbers and uids: each is decided by itself. */
export async function approveAll(caller: Caller, uids: ReadonlyMap<string, string>): Promise<Outcome<DecidedOrders>> {
  const input = { purchase_order_uids: [...uids.values()] };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: ApproveOrderDocument,
    variables: { input },
  });
  return decidedOutcome(uids, data?.approvePurchaseOrders, errors);
}

/** One reason for all of them. */
export async function declineAll(
  caller: Caller,
  uids: ReadonlyMap<string, string>,
  reason: string,
): Promise<Outcome<DecidedOrders>> {
  const input = { purchase_order_uids: [...uids.values()], reason };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: DeclineOrderDocument,
    variables: { input },
  });
  return decidedOutcome(uids, data?.rejectPurchaseOrders, errors);
}

function decidedOutcome(
  uids: ReadonlyMap<string, string>,
  said: SaidOfMany | null | undefined,
  errors: readonly WireError[],
): Outcome<DecidedOrders> {
  if (!said) return firstRefusal(null, errors) ?? refusal('UNDEFINED');
  const numbers = new Map([...uids].map(([number, uid]) => [uid, number]));
  const done: string[] = [];
  const failed: DecidedOrders['failed'] = [];
  for (const { purchase_order_uid, error } of said.operation_results) {
    const number = numbers.get(purchase_order_uid) ?? '';
    if (error) failed.push({ number, refusal: refusalSaid(error) });
    else done.push(number);
  }
  return { ok: true, status: said.result_status, done, failed };
}

export async function withdraw(caller: Caller, uid: string): Promise<Outcome> {
  const input = { purchase_order_uids: [uid] };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: WithdrawOrderDocument,
    variables: { input },
  });
  return approvalOutcome(data?.cancelPurchaseOrders, errors);
}

/** Pieces by the uid of their line. */
export async function change(caller: Caller, uid: string, pieces: ReadonlyMap<string, number>): Promise<Outcome> {
  const items = [...pieces].map(([item_uid, quantity]) => ({ item_uid, quantity }));
  const input = { purchase_order_uid: uid, items };
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: ChangePendingDocument,
    variables: { input },
  });
  return approvalOutcome(data?.changePurchaseOrderItems, errors);
}

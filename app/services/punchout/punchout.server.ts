// Procurement systems: login of a buyer, products in the system's fields, return of the cart.

import { mayBeNoted } from '#domain/content/consent';
import { productPath } from '#domain/page/addresses';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { withoutControls } from '#domain/search/typed-words';
import type { Caller } from '~/models/caller';
import type { PunchoutCallView, PunchoutMessage } from '~/models/punchout';
import type { RequestContext } from '~/models/request-context';
import { readCart } from '../cart/cart.server';
import {
  FindSkusDocument,
  LoginFromPunchoutDocument,
  PathOfSkuDocument,
  PunchoutGoodsDocument,
  PunchoutMessageDocument,
  PunchoutParametersDocument,
  RestorePunchoutCartDocument,
  ReturnPunchoutCartDocument,
  StartPunchoutVisitDocument,
} from '../generated/commerce';
import { noteTransfer } from '../tracking/tracking.server';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';
import { punchoutMessageOf } from './punchout.map';

/** The names under which a system sends user and password; `connection` is its code, null where the call names none. */
export async function parameterNames(caller: Caller, connection: string | null) {
  const variables = { connection };
  const { punchoutParameters } = await read(caller, {
    client: 'commerce',
    document: PunchoutParametersDocument,
    variables,
  });
  const { username, password, buyer_id, buyer_name } = punchoutParameters;
  return { username, password, buyerId: buyer_id ?? null, buyerName: buyer_name ?? null };
}

export async function logInFromPunchout(
  caller: Caller,
  { username, password, call }: { username: string; password: string; call: PunchoutCallView },
): Promise<Outcome<{ token: string; jwt: string | null }>> {
  const given = {
    hook_url: call.hookUrl,
    cancel_url: call.cancelUrl,
    target: call.target,
    ok_code: call.okCode,
    caller: call.caller,
    function: call.function,
    buyer_id: call.buyerId,
    buyer_name: call.buyerName,
    parameters: [...call.others],
  };
  const variables = { username, password, call: given };
  const answer = await send(caller, { client: 'commerce', document: LoginFromPunchoutDocument, variables });
  const found = answer.data?.generateCustomerTokenFromPunchout;
  if (found?.token) return { ok: true, token: found.token, jwt: found.jwt ?? null };
  return firstRefusal(null, answer.errors) ?? refusal('LOGIN_FAILED');
}

/** `word`: the last part of the address that was given to the buyer's system. */
export async function startPunchoutVisit(
  caller: Caller,
  word: string,
): Promise<Outcome<{ token: string; jwt: string | null }>> {
  const answer = await send(caller, {
    client: 'commerce',
    document: StartPunchoutVisitDocument,
    variables: { token: word },
  });
  const found = answer.data?.startPunchoutVisit;
  if (found?.token) return { ok: true, token: found.token, jwt: found.jwt ?? null };
  return firstRefusal(null, answer.errors) ?? refusal('PUNCHOUT_ENDED');
}

/** Restores the cart from the buyer's system; returns the item numbers that could not be added. */
export async function restorePunchoutCart(caller: Caller): Promise<{ left: string[]; addressKept: boolean | null }> {
  const answer = await read(caller, { client: 'commerce', document: RestorePunchoutCartDocument, variables: {} });
  const { left, address_kept } = answer.restorePunchoutCart;
  return { left, addressKept: address_kept ?? null };
}

/** The page of an article; null where the caller may not see it. */
export async function pathOfSku(caller: Caller, sku: string): Promise<string | null> {
  const { products } = await read(caller, { client: 'commerce', document: PathOfSkuDocument, variables: { sku } });
  const [found] = products?.items ?? [];
  return found?.url_key ? productPath(found.url_key) : null;
}

/** As many as a page of the shop's own search. */
const MOST_HITS = 24;

/** The numbers of what the shop's search finds for this caller, the best first. */
export async function findSkus(caller: Caller, typed: string): Promise<string[]> {
  const words = withoutControls(typed).slice(0, LONGEST_SEARCH);
  if (words.trim() === '') return [];
  const variables = { words, pageSize: MOST_HITS };
  const { products } = await read(caller, { client: 'commerce', document: FindSkusDocument, variables });
  return (products?.items ?? []).flatMap((item) => item?.sku ?? []);
}
/** Longer than any product's name. */
const LONGEST_SEARCH = 200;

export async function punchoutGoods(
  caller: Caller,
  goods: readonly { sku: string; quantity: string | null }[],
): Promise<PunchoutMessage> {
  const variables = { goods: [...goods] };
  const answer = await read(caller, { client: 'commerce', document: PunchoutGoodsDocument, variables });
  return punchoutMessageOf(answer.punchoutGoods);
}

/** What has gone back; null as long as nothing has. */
export async function readPunchoutMessage(caller: Caller): Promise<PunchoutMessage | null> {
  const { customer } = await read(caller, { client: 'commerce', document: PunchoutMessageDocument, variables: {} });
  const message = customer?.punchout?.message;
  return message ? punchoutMessageOf(message) : null;
}

/** Makes the cart the message that goes back; of a buyer who has agreed to it, what it held is noted. */
export async function transferPunchoutCart(
  context: RequestContext,
  { withoutCart = false }: { withoutCart?: boolean } = {},
): Promise<Outcome> {
  if (context.cartId === null) return refusal('CART_EMPTY');
  const cart = mayBeNoted(context.consent) && !withoutCart ? await readCart(context) : null;
  const variables = { cartId: context.cartId, withoutCart };
  const answer = await send(context, { client: 'commerce', document: ReturnPunchoutCartDocument, variables });
  const refused = firstRefusal(null, answer.errors);
  if (refused) return refused;
  if (cart) await noteTransfer(context, cart, context.customer?.punchout?.id ?? '');
  return { ok: true };
}

// Procurement systems: a buyer is let in, goods are told in the system's fields, the cart goes back.
import { productPath } from '#domain/addresses';
import { type Outcome, refusal } from '#domain/refusals';
import type { Caller } from '~/models/caller';
import type { PunchoutCallView, PunchoutMessage } from '~/models/punchout';
import { firstRefusal } from '../refused.map';
import { read, send } from '../transport.server';
import {
  LOGIN_FROM_PUNCHOUT,
  PATH_OF_SKU,
  PUNCHOUT_GOODS,
  PUNCHOUT_MESSAGE,
  PUNCHOUT_PARAMETERS,
  RETURN_PUNCHOUT_CART,
} from './punchout.gql';
import { punchoutMessageOf } from './punchout.map';

/** The names under which a system sends user and password; `connection` is its code, null where the call names none. */
export async function parameterNames(caller: Caller, connection: string | null) {
  const variables = { connection };
  const { punchoutParameters } = await read(caller, { client: 'commerce', document: PUNCHOUT_PARAMETERS, variables });
  return punchoutParameters;
}

/** `call` is null where the system asks for goods and sends no buyer. */
export async function logInFromPunchout(
  caller: Caller,
  { username, password, call }: { username: string; password: string; call: PunchoutCallView | null },
): Promise<Outcome<{ token: string; jwt: string | null }>> {
  const given = call && {
    hook_url: call.hookUrl,
    cancel_url: call.cancelUrl,
    target: call.target,
    ok_code: call.okCode,
    caller: call.caller,
  };
  const variables = { username, password, call: given };
  const answer = await send(caller, { client: 'commerce', document: LOGIN_FROM_PUNCHOUT, variables });
  const found = answer.data?.generateCustomerTokenFromPunchout;
  if (found?.token) return { ok: true, token: found.token, jwt: found.jwt ?? null };
  return firstRefusal(null, answer.errors) ?? refusal('LOGIN_FAILED');
}

/** The page of an article; null where the caller may not see it. */
export async function pathOfSku(caller: Caller, sku: string): Promise<string | null> {
  const { products } = await read(caller, { client: 'commerce', document: PATH_OF_SKU, variables: { sku } });
  const [found] = products?.items ?? [];
  return found?.url_key ? productPath(found.url_key) : null;
}

export async function punchoutGoods(
  caller: Caller,
  goods: readonly { sku: string; quantity: number | null }[],
): Promise<PunchoutMessage> {
  const variables = { goods: [...goods] };
  const answer = await read(caller, { client: 'commerce', document: PUNCHOUT_GOODS, variables });
  return punchoutMessageOf(answer.punchoutGoods);
}

/** What has gone back; null as long as nothing has. */
export async function readPunchoutMessage(caller: Caller): Promise<PunchoutMessage | null> {
  const { customer } = await read(caller, { client: 'commerce', document: PUNCHOUT_MESSAGE, variables: {} });
  const message = customer?.punchout?.message;
  return message ? punchoutMessageOf(message) : null;
}

export async function returnPunchoutCart(caller: Caller): Promise<Outcome> {
  if (caller.cartId === null) return refusal('CART_EMPTY');
  const variables = { cartId: caller.cartId };
  const answer = await send(caller, { client: 'commerce', document: RETURN_PUNCHOUT_CART, variables });
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

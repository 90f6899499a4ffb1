// Ways in without a password: a link of staff, a quick login, a token that a partner or an OpenID provider has signed.
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { WayIn } from '~/models/customer';
import { LoginByTokenDocument, LoginTokenDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';

export async function logInByToken(
  caller: Caller,
  token: string,
): Promise<Outcome<{ token: string; jwt: string | null }>> {
  const answer = await send(caller, { client: 'commerce', document: LoginByTokenDocument, variables: { token } });
  const given = answer.data?.customerLoginByToken;
  if (given?.token) return { ok: true, token: given.token, jwt: given.jwt ?? null };
  return firstRefusal(null, answer.errors) ?? { ok: false, code: 'LOGIN_FAILED' };
}

/** The customer that the token would log in; null where it is invalid. It can still be used afterwards. */
export async function readWayIn(caller: Caller, token: string): Promise<WayIn | null> {
  if (token === '') return null;
  const { loginToken } = await read(caller, { client: 'commerce', document: LoginTokenDocument, variables: { token } });
  return loginToken ? { firstname: loginToken.firstname, staff: loginToken.staff ?? null } : null;
}

// The buyer's browser begins a visit that their system announced: the address becomes a login, once.

import { type LoginParts, openSession } from '#backend/commerce/login/log-in';
import { isClosedTo } from '#backend/commerce/session/closed-store';
import { hashOfToken } from '#backend/commerce/session/token';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { takeStart } from './visits.sql';

export async function startVisit(word: string, parts: LoginParts): Promise<Outcome<{ token: string; jwt: string }>> {
  const found = await takeStart(parts.db, hashOfToken(word), parts.now);
  if (!found) return refusal('PUNCHOUT_ENDED');
  const { visit, customer } = found;
  if (isClosedTo(parts.store, customer)) return refusal('STORE_CLOSED');
  const of = { punchoutId: visit.id, expiresAt: visit.expiresAt };
  const { token, jwt } = await openSession(customer, { ...parts, staff: null, visit: of });
  return { ok: true, token, jwt };
}

// Own logins of a member of staff: with which device, when last used, and ended from another place.
import { hashOfToken } from '#backend/commerce/session/index';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { isStaffLoginLive } from '#domain/staff/session';
import type { StaffContext } from '../context';
import {
  endSessionsOf,
  endStaffSession,
  openSessionsOf,
  type StaffMemberRow,
  type StaffSessionRow,
} from './accounts.sql';

/** Names a login to its owner; opens nothing. */
const sessionName = ({ tokenHash }: StaffSessionRow): string => tokenHash.slice(0, 16);

const ownSessionsOpen = async (member: StaffMemberRow, { db, now }: StaffContext): Promise<StaffSessionRow[]> =>
  (await openSessionsOf(db, member.id, now)).filter((session) => isStaffLoginLive(session, now));

export async function ownSessions(member: StaffMemberRow, context: StaffContext) {
  const own = hashOfToken(context.token ?? '');
  return (await ownSessionsOpen(member, context)).map((session) => ({
    ...{ id: sessionName(session), device: session.userAgent, isOwn: session.tokenHash === own },
    ...{ createdAt: session.createdAt.toISOString(), seenAt: session.seenAt.toISOString() },
  }));
}

/** Null: all but the one that ends them. A login of another member is not found. */
export async function endOwnSessions(
  id: string | null,
  member: StaffMemberRow,
  context: StaffContext,
): Promise<Outcome> {
  const { db, now, token } = context;
  if (id === null) {
    await endSessionsOf(db, member.id, hashOfToken(token ?? ''), now);
    return { ok: true };
  }
  const found = (await ownSessionsOpen(member, context)).find((session) => sessionName(session) === id);
  if (!found) return refusal('STAFF_SESSION_NOT_FOUND');
  await endStaffSession(db, found.tokenHash, now);
  return { ok: true };
}

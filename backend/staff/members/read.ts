// Accounts of staff for the back office: the list, and one with its logins and what was changed of it.
import { listActions } from '#backend/commerce/staff/index';
import type { Reader } from '#backend/db/client';
import { memberState, offeredMemberActs } from '#domain/staff/members';
import { changedFacts } from '#domain/staff/order-state';
import { rightsOfRole } from '#domain/staff/rights';
import { isStaffLoginLive } from '#domain/staff/session';
import { listMembers, memberById, openSessionsOf, type StaffMemberRow } from '../accounts/accounts.sql';
import { openInvitationOf } from '../accounts/invitations.sql';
import { hasActiveFactor } from '../accounts/second-factor.sql';
import type { StaffContext } from '../context';
import { readSeen } from '../seen';

const MOST_ACTIONS = 100;

async function colleagueOnWire(member: StaffMemberRow, reader: Reader, now: Date) {
  const hasPassword = member.passwordHash !== null;
  const invitation = hasPassword ? null : await openInvitationOf(reader, member.id);
  const invitedUntil = invitation?.expiresAt ?? null;
  return {
    ...{ id: member.id, email: member.email, name: member.name, role: member.role },
    state: memberState({ isActive: member.isActive, hasPassword, invitedUntil }, now),
    invitedUntil: invitedUntil?.toISOString() ?? null,
    lastLogin: member.lastLoginAt?.toISOString() ?? null,
  };
}

export async function membersForStaff({ db, now }: StaffContext) {
  const members = await listMembers(db);
  return Promise.all(members.map((member) => colleagueOnWire(member, db, now)));
}

export async function memberForStaff(id: number, own: StaffMemberRow, context: StaffContext) {
  const { db, pool, now } = context;
  const member = await memberById(db, id);
  if (!member) return null;
  const sessions = (await openSessionsOf(db, id, now)).filter((session) => isStaffLoginLive(session, now));
  const hasSecondFactor = await hasActiveFactor(db, id);
  const account = { isActive: member.isActive, hasPassword: member.passwordHash !== null, hasSecondFactor };
  return {
    ...(await colleagueOnWire(member, db, now)),
    seen: await readSeen(pool, 'staff member', member.email),
    rights: [...rightsOfRole(member.role)],
    createdAt: member.createdAt.toISOString(),
    isOwn: member.id === own.id,
    hasSecondFactor,
    sessions: sessions.map(({ userAgent, createdAt, seenAt }) => ({
      device: userAgent,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    })),
    timeline: await changesOfMember(member.email, db),
    acts: offeredMemberActs(account, member.id === own.id),
  };
}

/** A customer may have the same address. */
const OF_MEMBERS = /^staff /;

async function changesOfMember(email: string, reader: Reader) {
  const filter = { staff: null, command: 'staff', subject: email, since: null, most: MOST_ACTIONS };
  const actions = await listActions(reader, filter);
  return actions
    .filter(({ command }) => OF_MEMBERS.test(command))
    .map(({ at, staff, command, before, after }) => ({
      ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-'), text: '' },
      changes: changedFacts(before, after),
    }));
}

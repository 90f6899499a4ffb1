// Changes of a colleague's account: role, access, invitation and logins. No member gives a right that they lack, and one member can always manage staff.
import { inTransaction, type Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type MemberAct, possibleMemberActs } from '#domain/staff/members';
import { isStaffRole, roleHasRight } from '#domain/staff/rights';
import { deletePrivateViewsOf } from '../views/views.sql';
import { changeMember, endSessionsOf, lockHoldersOfStaff, lockMember, type StaffMemberRow } from './accounts.sql';
import { mailSecondFactor } from './factor-mail';
import { deleteInvitationsOf } from './invitations.sql';
import { isJustInvited, type Managing, rightsInLock, sendInvitation } from './invite';
import { deleteFactor, hasActiveFactor } from './second-factor.sql';

interface Change {
  email: string;
  act: MemberAct;
  /** Role, for the act 'role'. */
  role: string;
  /** Language of the mail, for the act 'resend'. */
  language: 'da' | 'en';
}

interface Checks extends Managing {
  /** Whether the account is still as the page showed it. */
  unchanged(tx: Transaction): Promise<Outcome>;
}

interface Deciding extends Checks {
  tx: Transaction;
  member: StaffMemberRow;
  change: Change;
  isOwn: boolean;
  /** No other member who can log in has the right to manage staff. */
  isLast: boolean;
  mayGive(role: string): boolean;
}

interface ActRule {
  /** What the act leads to is so already: by a second click, or by a colleague. */
  isDone(of: Deciding): boolean | Promise<boolean>;
  refused(of: Deciding): ReturnType<typeof refusal> | null;
  run(of: Deciding): Promise<void>;
}

const MAILING: readonly MemberAct[] = ['resend', 'second-factor'];

export async function changeMemberAccount(change: Change, checks: Checks): Promise<Outcome> {
  const { pool, actor, queue } = checks;
  const rule = RULES[change.act];
  const done = await inTransaction(pool, async (tx): Promise<Outcome> => {
    const holders = await lockHoldersOfStaff(tx.db);
    const rights = rightsInLock(actor, holders);
    if (!rights.ok) return rights;
    const member = await lockMember(tx.db, change.email);
    if (!member) return refusal('STAFF_MEMBER_UNKNOWN');
    const isLast = holders.length === 1 && holders[0]?.id === member.id;
    const of = { ...checks, tx, member, change, isLast, isOwn: actor?.id === member.id, mayGive: rights.mayGive };
    if (await rule.isDone(of)) return { ok: true };
    const unchanged = await checks.unchanged(tx);
    if (!unchanged.ok) return unchanged;
    const hasSecondFactor = await hasActiveFactor(tx.db, member.id);
    const account = { isActive: member.isActive, hasPassword: member.passwordHash !== null, hasSecondFactor };
    if (!possibleMemberActs(account).includes(change.act)) return refusal('STAFF_MEMBER_CHANGED');
    const refused = rule.refused(of);
    if (refused) return refused;
    await rule.run(of);
    return { ok: true };
  });
  if (done.ok && MAILING.includes(change.act)) queue.wake('send-mail');
  return done;
}

/** Takes effect at the next request: all logins end. The name remains in the log, and what is shared with colleagues remains. */
async function takeAccess({ tx, member, now }: Deciding): Promise<void> {
  await changeMember(tx.db, member.id, { isActive: false });
  await endSessionsOf(tx.db, member.id, null, now);
  await deleteInvitationsOf(tx.db, member.id);
  await deletePrivateViewsOf(tx.db, member.id);
}

const withoutAccess: ActRule = {
  isDone: ({ member }) => !member.isActive,
  refused({ isOwn, isLast }) {
    if (isLast) return refusal('STAFF_LAST');
    return isOwn ? refusal('STAFF_OWN_ACCOUNT') : null;
  },
  run: takeAccess,
};

const refusedRole = ({ mayGive, member }: Deciding) => (mayGive(member.role) ? null : refusal('STAFF_ROLE_TOO_HIGH'));

const RULES: Record<MemberAct, ActRule> = {
  role: {
    isDone: ({ member, change }) => member.role === change.role,
    refused({ change: { role }, mayGive, isOwn, isLast }) {
      if (!isStaffRole(role)) return refusal('STAFF_ROLE_UNKNOWN', { field: 'role' });
      if (!mayGive(role)) return refusal('STAFF_ROLE_TOO_HIGH', { field: 'role' });
      if (roleHasRight(role, 'staff')) return null;
      if (isLast) return refusal('STAFF_LAST', { field: 'role' });
      return isOwn ? refusal('STAFF_OWN_RIGHT', { field: 'role' }) : null;
    },
    async run({ tx, member, change: { role } }) {
      if (isStaffRole(role)) await changeMember(tx.db, member.id, { role });
    },
  },
  resend: {
    isDone: ({ tx, member, now }) => member.isActive && isJustInvited(tx.db, member.id, now),
    refused: refusedRole,
    async run({ tx, member, change, ...managing }) {
      if (!member.isActive) await changeMember(tx.db, member.id, { isActive: true });
      await sendInvitation(tx, member, change.language, managing);
    },
  },
  revoke: withoutAccess,
  deactivate: withoutAccess,
  reactivate: {
    isDone: ({ member }) => member.isActive,
    refused: refusedRole,
    run: ({ tx, member }) => changeMember(tx.db, member.id, { isActive: true }),
  },
  'second-factor': {
    isDone: async ({ tx, member }) => !(await hasActiveFactor(tx.db, member.id)),
    refused: (of) => (of.isOwn ? refusal('STAFF_OWN_ACCOUNT') : refusedRole(of)),
    async run({ tx, member, change: { language }, ...managing }) {
      await deleteFactor(tx.db, member.id);
      await mailSecondFactor(tx, { member, isOn: false, language }, managing);
    },
  },
  sessions: {
    isDone: () => false,
    refused: () => null,
    async run({ tx, member, now }) {
      await endSessionsOf(tx.db, member.id, null, now);
    },
  },
};

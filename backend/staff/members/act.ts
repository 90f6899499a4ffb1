// Acts of staff on a colleague's account: the account as the page showed it, the use case of the command line, and its log.
import { subjectState, witnessOf } from '#backend/commerce/staff/index';
import { guardedPool, type Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { MemberAct } from '#domain/staff/members';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import { memberById, type StaffMemberRow } from '../accounts/accounts.sql';
import { changeMemberAccount } from '../accounts/change-member';
import { type Invited, inviteMember } from '../accounts/invite';
import type { StaffContext } from '../context';
import { seenFrom } from '../seen';

/** As the command line names the same. */
const COMMANDS: Record<MemberAct, string> = {
  role: 'staff role',
  resend: 'staff invite',
  revoke: 'staff remove',
  deactivate: 'staff remove',
  reactivate: 'staff activate',
  sessions: 'staff logout',
  'second-factor': 'staff second-factor remove',
};

interface Acting {
  id: number;
  act: MemberAct;
  /** The account as the page showed it. */
  seen: string;
  role: string;
}

export async function actOnMember(
  { id, act, seen, role }: Acting,
  own: StaffMemberRow,
  context: StaffContext,
): Promise<{ done: Outcome; changes: ChangedFact[] }> {
  const { db, queue, now, language } = context;
  const member = await memberById(db, id);
  if (!member) return { done: refusal('STAFF_MEMBER_UNKNOWN'), changes: [] };
  const { email } = member;
  let changes: ChangedFact[] = [];
  const done = await changeMemberAccount(
    { email, act, role, language },
    {
      ...{ pool: loggingPool(COMMANDS[act], email, own, context), queue, now, by: own.name, actor: own },
      async unchanged({ client }: Transaction) {
        const state = await subjectState(client, 'staff member', email);
        changes = act === 'sessions' ? [] : changedFacts(withoutLogins(seenFrom(seen)), withoutLogins(state));
        return changes.length === 0 ? { ok: true } : refusal('STAFF_MEMBER_CHANGED');
      },
    },
  );
  return { done, changes };
}

/** A colleague who logs in or out, or uses a recovery code, in the meantime has changed nothing of their account. */
const withoutLogins = (state: unknown): unknown =>
  typeof state === 'object' && state !== null ? { ...state, logins: null, recoveryCodes: null } : state;

export async function inviteForStaff(
  typed: Invited,
  own: StaffMemberRow,
  context: StaffContext,
): Promise<Outcome<{ made: string | null }>> {
  const { queue, now } = context;
  const pool = loggingPool('staff invite', typed.email.trim().toLowerCase(), own, context);
  const done = await inviteMember(typed, { pool, queue, now, by: own.name, actor: own });
  return done.ok ? { ok: true, made: String(done.id) } : done;
}

const loggingPool = (command: string, subject: string, { name }: StaffMemberRow, { pool, now }: StaffContext) =>
  guardedPool(pool, witnessOf({ staff: name, command, kind: 'staff member', subject, told: null, now }));

// Accounts of staff: their state, the acts of a colleague on them, and the roles that a colleague may give.
import { isStaffRole, rightsOfRole, roleHasRight, type StaffRight } from './rights';

/** Who sees the accounts of colleagues, and may change them. */
export const SEES_STAFF: readonly StaffRight[] = ['staff'];

export const MEMBER_ACTS = [
  'role',
  'resend',
  'revoke',
  'deactivate',
  'reactivate',
  'sessions',
  'second-factor',
] as const;
export type MemberAct = (typeof MEMBER_ACTS)[number];

export const isMemberAct = (value: unknown): value is MemberAct => MEMBER_ACTS.some((act) => act === value);

/** How long the link of an invitation works. */
export const INVITATION_HOURS = 72;

export type MemberState = 'active' | 'invited' | 'expired' | 'deactivated';

interface Account {
  isActive: boolean;
  hasPassword: boolean;
  /** The end of the invitation; null: none is open. */
  invitedUntil: Date | null;
}

export function memberState({ isActive, hasPassword, invitedUntil }: Account, now: Date): MemberState {
  if (!isActive) return 'deactivated';
  if (hasPassword) return 'active';
  return invitedUntil !== null && invitedUntil > now ? 'invited' : 'expired';
}

interface AccountForActs extends Pick<Account, 'isActive' | 'hasPassword'> {
  hasSecondFactor: boolean;
}

/** Acts that the account's state allows. An invitation that was withdrawn can be sent again. */
export function possibleMemberActs({ isActive, hasPassword, hasSecondFactor }: AccountForActs): MemberAct[] {
  if (!hasPassword) return isActive ? ['role', 'resend', 'revoke'] : ['resend'];
  const acts: MemberAct[] = isActive ? ['role', 'deactivate', 'sessions'] : ['reactivate'];
  return hasSecondFactor ? [...acts, 'second-factor'] : acts;
}

/** The own account is changed by others: what the page offers of it is nothing. */
export const offeredMemberActs = (account: AccountForActs, isOwn: boolean): MemberAct[] =>
  isOwn ? [] : possibleMemberActs(account);

/** No member gives a right that they do not have. */
export const mayGiveRole = (own: string, role: string): boolean =>
  isStaffRole(role) && rightsOfRole(role).every((right) => roleHasRight(own, right));

// Staff accounts in the back office: the list, one account, acts on it, invitations.
import type { Outcome } from '#domain/refusal/refusals';
import type { MemberAct } from '#domain/staff/members';
import type { Caller } from '~/models/caller';
import type { StaffChangeView, StaffEntry } from '~/models/staff';
import type { StaffMemberPageView, StaffMemberRowView } from '~/models/staff-members';
import {
  StaffAcceptInvitationDocument,
  StaffActOnMemberDocument,
  StaffInvitationDocument,
  StaffInviteDocument,
  StaffMemberDocument,
  StaffMembersDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { loginOfStaff, outcomeOfStaff } from './member.server';

export async function readMembersForStaff(caller: Caller): Promise<StaffMemberRowView[]> {
  const { staffMembers } = await read(caller, { client: 'staff', document: StaffMembersDocument, variables: {} });
  return staffMembers.map(({ invitedUntil = null, lastLogin = null, ...row }) => ({ ...row, invitedUntil, lastLogin }));
}

export async function readMemberForStaff(caller: Caller, id: number): Promise<StaffMemberPageView | null> {
  const { staffMember } = await read(caller, { client: 'staff', document: StaffMemberDocument, variables: { id } });
  if (!staffMember) return null;
  const { invitedUntil = null, lastLogin = null, ...member } = staffMember;
  return { ...member, invitedUntil, lastLogin };
}

export async function inviteTyped(
  caller: Caller,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome<{ id: number }>> {
  const { email = '', name = '', role = '', language = '' } = fields;
  const variables = { input: { email, name, role, language } };
  const { data } = await send(caller, { client: 'staff', document: StaffInviteDocument, variables });
  if (!data) throw new BackendFailed('The invitation of staff was not answered');
  const { problem, made } = data.staffInvite;
  const outcome = outcomeOfStaff(problem);
  return outcome.ok ? { ok: true, id: Number(made) } : outcome;
}

export async function actOnMemberForStaff(
  caller: Caller,
  variables: { id: number; act: MemberAct; seen: string; role: string | null },
): Promise<{ done: Outcome; changes: StaffChangeView[] }> {
  const { data } = await send(caller, { client: 'staff', document: StaffActOnMemberDocument, variables });
  if (!data) throw new BackendFailed('The act on a member of staff was not answered');
  const { problem, changes } = data.staffActOnMember;
  return { done: outcomeOfStaff(problem), changes };
}

export async function readInvitation(caller: Caller, token: string): Promise<{ email: string; name: string } | null> {
  const document = StaffInvitationDocument;
  const { staffInvitation = null } = await read(caller, { client: 'staff', document, variables: { token } });
  return staffInvitation;
}

export async function acceptInvitation(caller: Caller, token: string, password: string): Promise<Outcome<StaffEntry>> {
  const variables = { token, password };
  const { data } = await send(caller, { client: 'staff', document: StaffAcceptInvitationDocument, variables });
  if (!data) throw new BackendFailed('The invitation was not answered');
  return loginOfStaff(data.staffAcceptInvitation);
}

// Who is logged in to the back office, and login, logout and password of staff.
import { type Outcome, type Refusal, refusal, refusalCodeOf, refusalOf } from '#domain/refusal/refusals';
import { STAFF_RIGHTS } from '#domain/staff/rights';
import type { Caller } from '~/models/caller';
import type { StaffEntry, StaffMemberView } from '~/models/staff';
import {
  StaffChangePasswordDocument,
  StaffLogInDocument,
  StaffLogOutDocument,
  StaffMeDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';

export interface WireProblem {
  code: string;
  field?: string | null;
  params: { name: string; value: string }[];
}

export const refusalOfStaff = ({ code, field, params }: WireProblem): Refusal =>
  refusalOf(
    refusalCodeOf(code),
    Object.fromEntries(params.map(({ name, value }) => [name, value])),
    field ?? undefined,
  );

export const outcomeOfStaff = (problem: WireProblem | null | undefined): Outcome =>
  problem ? refusalOfStaff(problem) : { ok: true };

/** Null without a login that is still valid. */
export async function readStaffMember(caller: Caller): Promise<StaffMemberView | null> {
  if (caller.token === null) return null;
  const { staffMe } = await read(caller, { client: 'staff', document: StaffMeDocument, variables: {} });
  if (!staffMe) return null;
  const { rights, ...member } = staffMe;
  return { ...member, rights: STAFF_RIGHTS.filter((right) => rights.includes(right)) };
}

export async function logInStaff(caller: Caller, email: string, password: string): Promise<Outcome<StaffEntry>> {
  const { data } = await send(caller, {
    client: 'staff',
    document: StaffLogInDocument,
    variables: { email, password },
  });
  if (!data) throw new BackendFailed('The login of staff was not answered');
  return loginOfStaff(data.staffLogIn);
}

export function loginOfStaff({
  token,
  step,
  problem,
}: {
  token?: string | null;
  step?: string | null;
  problem?: WireProblem | null;
}): Outcome<StaffEntry> {
  if (problem) return refusalOfStaff(problem);
  if (step) return { ok: true, token: null, step };
  return token ? { ok: true, token, step: null } : refusal('UNDEFINED');
}

export async function logOutStaff(caller: Caller): Promise<void> {
  await send(caller, { client: 'staff', document: StaffLogOutDocument, variables: {} });
}

export async function changeStaffPassword(caller: Caller, old: string, wanted: string): Promise<Outcome> {
  const variables = { old, wanted };
  const { data } = await send(caller, { client: 'staff', document: StaffChangePasswordDocument, variables });
  if (!data) throw new BackendFailed('The password of staff was not changed');
  return outcomeOfStaff(data.staffChangePassword.problem);
}

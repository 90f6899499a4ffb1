// Own logins of a member of staff, listed and ended.
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { StaffSessionView } from '~/models/staff';
import { StaffEndSessionsDocument, StaffSessionsDocument } from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

export async function readOwnSessions(caller: Caller): Promise<StaffSessionView[]> {
  return (await read(caller, { client: 'staff', document: StaffSessionsDocument, variables: {} })).staffSessions;
}

/** Null: all but the one that ends them. */
export async function endSessionsForStaff(caller: Caller, id: string | null): Promise<Outcome> {
  const { data } = await send(caller, { client: 'staff', document: StaffEndSessionsDocument, variables: { id } });
  if (!data) throw new BackendFailed('The logins were not ended');
  return outcomeOfStaff(data.staffEndSessions.problem);
}

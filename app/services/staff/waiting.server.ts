// What waits for staff: counts for the front page, and each list.
import type { Outcome } from '#domain/refusal/refusals';
import { isWaitingKind, type WaitingKind } from '#domain/staff/waiting';
import type { Caller } from '~/models/caller';
import type { StaffWaitingRowView, StaffWaitingView } from '~/models/staff';
import { StaffCloseRequestDocument, StaffWaitingDocument, StaffWaitingRowsDocument } from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

export async function countWaitingForStaff(caller: Caller): Promise<StaffWaitingView[]> {
  const { staffWaiting } = await read(caller, { client: 'staff', document: StaffWaitingDocument, variables: {} });
  return staffWaiting.flatMap(({ kind, due = null, ...rest }) => (isWaitingKind(kind) ? [{ ...rest, kind, due }] : []));
}

export async function readWaitingForStaff(caller: Caller, kind: WaitingKind): Promise<StaffWaitingRowView[]> {
  const { staffWaitingRows } = await read(caller, {
    client: 'staff',
    document: StaffWaitingRowsDocument,
    variables: { kind },
  });
  return staffWaitingRows.map(({ due = null, order = null, ...row }) => ({ ...row, due, order }));
}

export async function closeRequest(caller: Caller, id: number): Promise<Outcome> {
  const { data } = await send(caller, { client: 'staff', document: StaffCloseRequestDocument, variables: { id } });
  if (!data) throw new BackendFailed('The price request was not closed');
  return outcomeOfStaff(data.staffCloseRequest.problem);
}

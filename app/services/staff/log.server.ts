// The log of what staff changed.
import { type LogQuery, logFilter } from '#domain/staff/log-views';
import type { Caller } from '~/models/caller';
import type { StaffLogView } from '~/models/staff';
import { StaffLogDocument } from '../generated/staff';
import { read } from '../transport/transport.server';

const ENTRIES_SHOWN = 50;

export async function readStaffLog(caller: Caller, query: LogQuery): Promise<StaffLogView> {
  const { from, to, ...rest } = logFilter(query);
  const filter = { ...rest, from: from?.toISOString() ?? null, to: to?.toISOString() ?? null };
  const variables = { filter, first: ENTRIES_SHOWN };
  const { staffLog } = await read(caller, { client: 'staff', document: StaffLogDocument, variables });
  return staffLog;
}

// Sales figures for staff.
import type { FiguresQuery } from '#domain/staff/figures';
import type { Caller } from '~/models/caller';
import type { StaffFiguresView, StaffMissedSearchesView } from '~/models/staff-figures';
import { StaffFiguresDocument, StaffMissedSearchesDocument } from '../generated/staff';
import { read } from '../transport/transport.server';

export async function readFiguresForStaff(caller: Caller, { period, store }: FiguresQuery): Promise<StaffFiguresView> {
  const variables = { period, store: store || null };
  const { staffFigures } = await read(caller, { client: 'staff', document: StaffFiguresDocument, variables });
  const products = staffFigures.products.map(({ contributionOere = null, ...product }) => ({
    ...product,
    contributionOere,
  }));
  return { ...staffFigures, products };
}

export async function readMissedSearches(
  caller: Caller,
  { period, store }: FiguresQuery,
): Promise<StaffMissedSearchesView> {
  const variables = { period, store: store || null };
  return (await read(caller, { client: 'staff', document: StaffMissedSearchesDocument, variables }))
    .staffMissedSearches;
}

// The saved views of lists in the back office.
import type { Outcome } from '#domain/refusal/refusals';
import { isViewList, type ViewListName, viewAddress } from '#domain/staff/saved-views';
import type { Caller } from '~/models/caller';
import type { StaffListViews, StaffSavedView } from '~/models/staff-views';
import {
  StaffChangeViewDocument,
  StaffRemoveViewDocument,
  StaffSaveViewDocument,
  StaffViewsDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

/** Null: of all lists. A view that another version of the shop has saved, and this one does not know, is left out. */
export async function readViews(caller: Caller, list: ViewListName | null): Promise<StaffSavedView[]> {
  const { staffViews } = await read(caller, { client: 'staff', document: StaffViewsDocument, variables: { list } });
  return staffViews.flatMap(({ list: of, query, ...view }) => {
    const address = isViewList(of) ? viewAddress(of, query) : null;
    return isViewList(of) && address !== null ? [{ ...view, list: of, address }] : [];
  });
}

export const readViewsOfList = async (
  caller: Caller,
  list: ViewListName,
  { url }: Request,
): Promise<StaffListViews> => ({
  ...{ list, address: viewAddress(list, new URL(url).search) },
  saved: await readViews(caller, list),
});

interface TypedView {
  name: string;
  isShared: boolean;
}

export async function saveViewForStaff(
  caller: Caller,
  view: TypedView & { list: ViewListName; query: string },
): Promise<Outcome> {
  const { data } = await send(caller, { client: 'staff', document: StaffSaveViewDocument, variables: view });
  if (!data) throw new BackendFailed('The view was not saved');
  return outcomeOfStaff(data.staffSaveView.problem);
}

export async function changeViewForStaff(caller: Caller, view: TypedView & { id: number }): Promise<Outcome> {
  const { data } = await send(caller, { client: 'staff', document: StaffChangeViewDocument, variables: view });
  if (!data) throw new BackendFailed('The view was not changed');
  return outcomeOfStaff(data.staffChangeView.problem);
}

export async function removeViewForStaff(caller: Caller, id: number): Promise<Outcome> {
  const { data } = await send(caller, { client: 'staff', document: StaffRemoveViewDocument, variables: { id } });
  if (!data) throw new BackendFailed('The view was not removed');
  return outcomeOfStaff(data.staffRemoveView.problem);
}

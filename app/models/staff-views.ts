// View models of the saved views of lists in the back office.
import type { ViewListName } from '#domain/staff/saved-views';

export interface StaffSavedView {
  id: number;
  list: ViewListName;
  name: string;
  /** With the filters. */
  address: string;
  isShared: boolean;
  isOwn: boolean;
  isRemovable: boolean;
  owner: string;
}

/** The saved views of a list, and its address now. */
export interface StaffListViews {
  list: ViewListName;
  /** Null where a filter was typed wrong: nothing is saved. */
  address: string | null;
  saved: readonly StaffSavedView[];
}

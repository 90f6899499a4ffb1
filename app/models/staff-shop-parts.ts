// View models of the parts of the shop's files in the back office.

export interface StaffKeysView {
  count: number;
  /** At most a hundred of them. */
  first: readonly string[];
}

export interface StaffDifferentLineView {
  /** added, removed, same or gap. */
  kind: string;
  text: string;
}

interface Changed {
  added: StaffKeysView;
  changed: StaffKeysView;
  removed: StaffKeysView;
  /** Null: too much to be shown, or not compared. */
  difference: readonly StaffDifferentLineView[] | null;
}

export interface StaffFileFaultView {
  line: number;
  column: string | null;
  message: string;
  isWarning: boolean;
}

/** What a file changes, or would change. */
export interface StaffPartChangeView extends Changed {
  /** The stored text that it was compared with. */
  seen: string;
  /** Records of the shop that the file does not have, and that remain. */
  untouched: number;
  faults: readonly StaffFileFaultView[];
}

export interface StaffPartEntryView extends Changed {
  id: number;
  at: string;
  who: string;
  hasText: boolean;
}

export interface StaffPartView {
  /** Null: it is changed by a file that is uploaded. */
  text: string | null;
  seen: string;
  log: readonly StaffPartEntryView[];
}

// View models of the parts of the shop's files in the back office.
import type { RecordField } from '#domain/staff/record-form';

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
  /** Location of a changed record in the file. */
  place: string;
  faults: readonly StaffFileFaultView[];
}

export interface StaffPartEntryView extends Changed {
  id: number;
  at: string;
  who: string;
  hasText: boolean;
}

export interface StaffRecordView {
  fields: readonly RecordField[];
  /** The record that is stored; '' for a new one. */
  seen: string;
}

export interface StaffPartView {
  /** Null: it is changed by a file that is uploaded. */
  text: string | null;
  seen: string;
  /** Null: they have no forms. */
  records: readonly { key: string; title: string }[] | null;
  hasOneRecord: boolean;
  log: readonly StaffPartEntryView[];
}

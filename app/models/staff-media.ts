// The media library of the back office.
import type { StaffEventView } from './staff';

export interface StaffMediaView {
  hash: string;
  name: string;
  altDa: string;
  altEn: string;
  inLibrary: boolean;
  addedBy: string;
  at: string;
  bytes: number;
  /** `kind`: product, category, or a type of content. `key`: SKU, path, or the name of the entry. */
  uses: { kind: string; key: string; name: string }[];
}

export interface StaffMediaListView {
  rows: StaffMediaView[];
  hasMore: boolean;
}

export interface StaffMediaFileView {
  media: StaffMediaView;
  seen: string;
  original: string | null;
  section: { ratio: string; size: number; x: number; y: number } | null;
  sections: StaffMediaView[];
  timeline: StaffEventView[];
}

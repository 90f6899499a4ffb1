// View models of content in the back office.
import type { ContentKind, ContentState } from '#domain/staff/content-views';
import type { StaffEventView } from './staff';

export interface StaffContentView {
  kind: ContentKind;
  name: string;
  title: string;
  /** Names; null: every store. */
  stores: string[] | null;
  state: ContentState;
  hasDraft: boolean;
  from: string;
  to: string;
  hasPeriod: boolean;
  /** Of a published page. */
  path: string | null;
}

export interface StaffContentWordsView {
  /** Keys and places in its record: 'blocks.0.text'. */
  name: string;
  da: string;
  en: string;
  isLong: boolean;
}

export interface StaffContentPageView extends StaffContentView {
  words: StaffContentWordsView[];
  /** As the form shows it: of the draft where there is one. */
  period: { from: string; to: string };
  seen: string;
  previews: { url: string; stores: string[] }[];
  earlier: { id: number; at: string; who: string }[];
  timeline: StaffEventView[];
  acts: string[];
}

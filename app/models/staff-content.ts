// View models of content in the back office.
import type { RefusalCode } from '#domain/refusal/refusals';
import type { PlannedAct } from '#domain/staff/content-plan';
import type { ContentKind, ContentState } from '#domain/staff/content-views';
import type { StaffEventView } from './staff';

export interface StaffContentStoreView {
  code: string;
  name: string;
}

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
  /** Path of a published page. */
  path: string | null;
}

export interface StaffContentWordsView {
  /** Keys and places in its record: 'blocks.0.text'. */
  name: string;
  da: string;
  en: string;
  isLong: boolean;
}

/** As the form of an entry shows it: of the draft where there is one. */
export interface StaffContentFormView {
  words: StaffContentWordsView[];
  hasPeriod: boolean;
  period: { from: string; to: string };
  /** Address of a page that was never published; null if it cannot be changed. */
  address: string | null;
  /** Codes, none: every store. Null: staff do not choose them. */
  storeCodes: string[] | null;
  /** To choose from. */
  allStores: StaffContentStoreView[];
}

export interface StaffContentPageView extends StaffContentView, StaffContentFormView {
  /** Blocks of a front page from top to bottom; null for other content. */
  order: string[] | null;
  /** What links to the published page: while there is any, it is not removed. */
  places: { kind: string; name: string }[];
  seen: string;
  previews: { url: string; stores: string[] }[];
  earlier: { id: number; at: string; who: string }[];
  timeline: StaffEventView[];
  acts: string[];
  plans: StaffContentPlanView[];
  /** publish and unpublish, where they can be planned. */
  canPlan: string[];
}

export interface StaffContentPlanView {
  act: PlannedAct;
  at: string;
  staff: string;
  /** Why it was refused at its time. */
  failure: RefusalCode | null;
}

export interface StaffPlannedContentView {
  entry: StaffContentView;
  plan: StaffContentPlanView;
}

// View models of the back office.
import type { StaffRight } from '#domain/staff/rights';

export interface StaffMemberView {
  email: string;
  name: string;
  role: string;
  rights: readonly StaffRight[];
}

/** What every page of the back office is given in addition to its model. */
export interface StaffGiven {
  /** Null before the login. */
  member: StaffMemberView | null;
  language: 'da' | 'en';
  /** Path and query of this page. */
  here: string;
  /** What the form of this page was refused for; null where nothing was posted. */
  reply: StaffReply | null;
}

export interface StaffReply {
  intent: string;
  /** i18n keys by field. */
  errors: Record<string, string>;
  values: Record<string, string>;
  /** An i18n key and what fills its placeholders. */
  message: { key: string; params: Record<string, string> };
}

// View models of staff accounts in the back office.
import type { StaffEventView } from './staff';

export interface StaffMemberRowView {
  id: number;
  email: string;
  name: string;
  role: string;
  /** A state of domain/staff/members. */
  state: string;
  /** Null: no invitation is open. */
  invitedUntil: string | null;
  lastLogin: string | null;
}

export interface StaffMemberPageView extends StaffMemberRowView {
  /** The state that the page shows, for the forms of its acts. */
  seen: string;
  rights: string[];
  createdAt: string;
  isOwn: boolean;
  hasSecondFactor: boolean;
  sessions: { device: string; createdAt: string; seenAt: string }[];
  timeline: StaffEventView[];
  acts: string[];
}

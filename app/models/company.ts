// A company's users as its administrators see them.
import type { Rights } from '#domain/company/sub-user';
import type { Paging } from './catalogue';

export interface SubUser {
  id: string;
  firstname: string;
  lastname: string;
  email: string;
  rights: Rights;
  /** Who approves this user's orders; null where they are placed at once. */
  approval: { approverId: string; approver: string; limitOere: number | null } | null;
  /** Has chosen a password. */
  isWelcomed: boolean;
  isSelf: boolean;
  /** An administrator, seen by a user who is not one: cannot be changed. */
  isProtected: boolean;
  deletable: boolean;
  href: string;
}

export interface SubUserList {
  company: string;
  users: SubUser[];
  paging: Paging;
}

/** What the form of one user needs; `user` null for a new one. */
export interface SubUserForm {
  company: string;
  user: SubUser | null;
  canApprove: boolean;
  /** The reader is an administrator and can appoint others. */
  mayAppoint: boolean;
  approvers: { id: string; name: string }[];
}

export interface SubUserTyped {
  firstname: string;
  lastname: string;
  email: string;
  rights: Rights;
  /** `limitOere` null: every order waits. */
  approval: { approverId: string; limitOere: number | null } | null;
}

// A company's users: list them, read one, create, change and delete, for anyone who may manage them.
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { SubUserForm, SubUserList, SubUserTyped } from '~/models/company';
import {
  CompanyUserDocument,
  CompanyUsersDocument,
  CreateSubUserDocument,
  DeleteSubUserDocument,
  UpdateSubUserDocument,
} from '../generated/commerce';
import { refusalOfError } from '../transport/refused.map';
import { read, send, type WireError } from '../transport/transport.server';
import { subUserOf, subUserToWire } from './company.map';

/** 'gone': there is no such user, or they are not one of this company. */
export type SubUserKept = Outcome | 'gone';

function subUserKept(errors: readonly WireError[]): SubUserKept {
  const [first] = errors;
  if (!first) return { ok: true };
  return first.category === 'graphql-no-such-entity' ? 'gone' : refusalOfError(first);
}

/** Null for anyone who may not manage users. */
export async function listUsers(caller: Caller, page: number, pageSize: number): Promise<SubUserList | null> {
  const { company } = await read(caller, {
    client: 'commerce',
    document: CompanyUsersDocument,
    variables: { page, pageSize },
  });
  if (!company) return null;
  const { total_count, page_info, items } = company.users;
  const pages = Math.max(1, page_info.total_pages ?? 1);
  return { company: company.name, users: items.map(subUserOf), paging: { page, pageSize, pages, total: total_count } };
}

/** `id` null: the form of a new user. Null for anyone who may not manage users, and for an id that is not theirs. */
export async function readUser(caller: Caller, id: string | null): Promise<SubUserForm | null> {
  const variables = { id: id ?? '' };
  const { company } = await read(caller, { client: 'commerce', document: CompanyUserDocument, variables });
  if (!company || (id !== null && !company.user)) return null;
  return {
    company: company.name,
    user: company.user ? subUserOf(company.user) : null,
    canApprove: company.can_approve,
    mayAppoint: company.is_administrator,
    approvers: company.approvers.filter((one) => one.id !== id),
  };
}

/** Sends a welcome with a link to choose a password. */
export async function createUser(caller: Caller, typed: SubUserTyped): Promise<SubUserKept> {
  const input = { ...subUserToWire(typed), email: typed.email };
  return subUserKept(
    (await send(caller, { client: 'commerce', document: CreateSubUserDocument, variables: { input } })).errors,
  );
}

export async function changeUser(caller: Caller, id: string, typed: SubUserTyped): Promise<SubUserKept> {
  const input = { ...subUserToWire(typed), id };
  return subUserKept(
    (await send(caller, { client: 'commerce', document: UpdateSubUserDocument, variables: { input } })).errors,
  );
}

export async function deleteUser(caller: Caller, id: string): Promise<SubUserKept> {
  return subUserKept(
    (await send(caller, { client: 'commerce', document: DeleteSubUserDocument, variables: { id } })).errors,
  );
}

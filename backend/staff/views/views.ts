// Views of lists of the back office: saved, renamed, shared and removed. What colleagues share is logged; what only its owner sees is not.
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool, inTransaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { roleHasRight } from '#domain/staff/rights';
import {
  MOST_VIEWS,
  VIEW_LIST_NAMES,
  VIEW_LISTS,
  type ViewListName,
  viewNameFrom,
  viewQuery,
} from '#domain/staff/saved-views';
import type { StaffMemberRow } from '../accounts/accounts.sql';
import type { StaffContext } from '../context';
import { deleteView, insertView, lockViewsOf, type StaffViewRow, updateView, viewById, viewsSeenBy } from './views.sql';

type Own = Pick<StaffMemberRow, 'id' | 'name' | 'role'>;

const mayList = ({ role }: Own, list: ViewListName): boolean => roleHasRight(role, ...VIEW_LISTS[list].sees);

const mayRemove = (own: Own, { staffId, isShared }: StaffViewRow): boolean =>
  staffId === own.id || (isShared && roleHasRight(own.role, 'staff'));

/** Null: of all lists that the role sees. */
export async function viewsForStaff(list: ViewListName | null, own: Own, { db }: StaffContext) {
  const lists = VIEW_LIST_NAMES.filter((name) => (list === null || name === list) && mayList(own, name));
  return (await viewsSeenBy(db, own.id, lists)).map(({ view, owner }) => ({
    ...{ id: view.id, list: view.list, name: view.name, query: view.query, isShared: view.isShared, owner },
    ...{ isOwn: view.staffId === own.id, isRemovable: mayRemove(own, view) },
  }));
}

interface Saved {
  list: ViewListName;
  query: string;
  name: string;
  isShared: boolean;
}

interface Logged extends Omit<Saved, 'query'> {
  command: string;
  own: Own;
  context: StaffContext;
  /** What it has become, where another name finds it. */
  after?: unknown;
}

function poolOf({ command, list, name, isShared, own, context: { pool, now }, after }: Logged) {
  const told = after ? () => after : null;
  const deed = { staff: own.name, command, kind: 'staff view', subject: `${list} ${name}`, told, now } as const;
  return isShared ? guardedPool(pool, witnessOf(deed)) : pool;
}

const hasName = (name: string) => (view: StaffViewRow) => view.name.toLowerCase() === name.toLowerCase();

/** The same view again changes nothing; another one under the same name is refused. */
export async function saveView(
  { list, query, name: typed, isShared }: Saved,
  own: Own,
  context: StaffContext,
): Promise<Outcome> {
  if (!mayList(own, list)) return refusal('STAFF_RIGHT_MISSING');
  const named = viewNameFrom(typed);
  if (!named.ok) return named;
  const { name } = named;
  const filters = viewQuery(list, query);
  if (filters === null) return refusal('VIEW_FILTERS_INVALID');
  return inTransaction(poolOf({ command: 'view save', isShared, list, name, own, context }), async ({ db }) => {
    const views = (await lockViewsOf(db, own.id)).filter((view) => view.list === list);
    const same = views.find(hasName(name));
    if (same)
      return same.query === filters && same.isShared === isShared
        ? { ok: true }
        : refusal('VIEW_NAME_TAKEN', { field: 'name' });
    if (views.length >= MOST_VIEWS) return refusal('VIEWS_TOO_MANY');
    await insertView(db, { staffId: own.id, list, name, query: filters, isShared, createdAt: context.now });
    return { ok: true };
  });
}

export async function changeView(
  { id, name: typed, isShared }: Pick<Saved, 'name' | 'isShared'> & { id: number },
  own: Own,
  context: StaffContext,
): Promise<Outcome> {
  const named = viewNameFrom(typed);
  if (!named.ok) return named;
  const { name } = named;
  const known = await viewById(context.db, id);
  if (known?.staffId !== own.id) return refusal('VIEW_NOT_FOUND');
  const pool = poolOf({
    ...known,
    command: 'view change',
    isShared: isShared || known.isShared,
    own,
    context,
    after: { name, isShared },
  });
  return inTransaction(pool, async ({ db }) => {
    const views = await lockViewsOf(db, own.id);
    const view = views.find((each) => each.id === id);
    if (!view) return refusal('VIEW_NOT_FOUND');
    const others = views.filter((each) => each.list === view.list && each.id !== id);
    if (others.some(hasName(name))) return refusal('VIEW_NAME_TAKEN', { field: 'name' });
    if (view.name !== name || view.isShared !== isShared) await updateView(db, id, { name, isShared });
    return { ok: true };
  });
}

/** One that is gone is removed already. */
export async function removeView(id: number, own: Own, context: StaffContext): Promise<Outcome> {
  const known = await viewById(context.db, id);
  if (!known) return { ok: true };
  if (!mayRemove(own, known)) return refusal('VIEW_NOT_FOUND');
  return inTransaction(poolOf({ ...known, command: 'view remove', own, context }), async ({ db }) => {
    await deleteView(db, id);
    return { ok: true };
  });
}

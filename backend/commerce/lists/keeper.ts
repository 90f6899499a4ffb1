// Who owns shopping lists, as the rules of domain/list/shopping-list see them, and the lists that such an owner may change.
import type { Queryable } from '#backend/db/queryable';
import { inTransaction } from '#backend/db/transaction';
import type { Context, SignedIn } from '#backend/graphql/context';
import { canManageList, type ListKeeper, seesList } from '#domain/list/shopping-list';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type KeptList, lockLists, raiseVersions } from './changes.sql';

export const keeperOf = ({ customer, business }: SignedIn): ListKeeper => ({
  customerId: customer.id,
  businessId: business?.id ?? null,
  isAdmin: customer.flags.isBusinessAdmin,
  mayCreate: customer.flags.allowCreateShoppinglist,
  mayManage: customer.flags.allowManageShoppinglist,
  companyLists: business ? customer.businessShoppinglistLimit : 0,
});

/** The number of an API id; 0, which no list has, for any other text. */
export const listNumber = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);

/** Locks all requested lists, or refuses. A list that the caller may not see counts as missing. */
async function lockedFor(
  on: Queryable,
  keeper: ListKeeper,
  { ids, readAlong }: Pick<ListChange, 'ids' | 'readAlong'>,
): Promise<Outcome<{ lists: KeptList[] }>> {
  const wanted = [...new Set(readAlong === undefined ? ids : [...ids, readAlong])];
  const lists = (await lockLists(on, wanted)).filter((list) => seesList(keeper, list));
  if (lists.length < wanted.length) return refusal('LIST_NOT_FOUND');
  const mayChange = lists.every((list) => !ids.includes(list.id) || canManageList(keeper, list));
  return mayChange ? { ok: true, lists } : refusal('LIST_NOT_ALLOWED');
}

export interface ListChange {
  who: SignedIn;
  ids: readonly number[];
  /** A list that goods are taken from and that stays as it is: it must be one that they see. */
  readAlong?: number;
  /** The version of the list as shown on the page; null where earlier changes do not matter. */
  version?: number | null;
}

/** Changes lists that are locked until it is done. What comes out refused has changed nothing. */
export async function changingLists<Result extends object>(
  { who, version = null, ...which }: ListChange,
  { pool, now }: Pick<Context, 'pool' | 'now'>,
  change: (on: Queryable, lists: readonly KeptList[], keeper: ListKeeper) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const keeper = keeperOf(who);
  return inTransaction(pool, async ({ client }): Promise<Outcome<Result>> => {
    const locked = await lockedFor(client, keeper, which);
    if (!locked.ok) return locked;
    if (version !== null && locked.lists.some((list) => list.version !== version)) return refusal('LIST_CHANGED');
    const outcome = await change(client, locked.lists, keeper);
    if (outcome.ok) await raiseVersions(client, which.ids, now);
    return outcome;
  });
}

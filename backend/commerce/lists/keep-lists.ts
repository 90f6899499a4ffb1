// Creates, names, copies, shares and deletes lists.
import type { Queryable } from '#backend/db/queryable';
import { inTransaction } from '#backend/db/transaction';
import type { Context, SignedIn } from '#backend/graphql/context';
import {
  type ListKeeper,
  listNameFrom,
  mayListGoods,
  mayMakeList,
  nameOfCopy,
  roomForCompanyList,
  roomForList,
  seesList,
} from '#domain/list/shopping-list';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import {
  deleteListRow,
  insertOwnList,
  type KeptList,
  linesToCopy,
  lockListNames,
  lockLists,
  putOnList,
  writeList,
} from './changes.sql';
import { changingLists, keeperOf } from './keeper';
import { countShared, namesBeside } from './lists.sql';

type Moment = Pick<Context, 'pool' | 'now'>;
type Made = Outcome<{ list: KeptList }>;

/** A list that the caller's `name` has made a name for, among their own. */
async function makeOwn(
  on: Queryable,
  keeper: ListKeeper,
  now: Date,
  name: (others: readonly string[]) => Outcome<{ name: string }>,
): Promise<Made> {
  if (!mayMakeList(keeper)) return refusal('LIST_NOT_ALLOWED');
  await lockListNames(on, 'customer', keeper.customerId);
  const own = await namesBeside(on, 'customer', keeper.customerId);
  const named = name(own.map((list) => list.name));
  if (!named.ok) return named;
  const room = roomForList(own.length);
  if (!room.ok) return room;
  const list = await insertOwnList(on, { name: named.name, customerId: keeper.customerId, sortOrder: 0, now });
  return { ok: true, list };
}

export const createOwnList = (who: SignedIn, typed: string, { pool, now }: Moment): Promise<Made> =>
  inTransaction(pool, ({ client }) => makeOwn(client, keeperOf(who), now, (others) => listNameFrom(typed, others)));

/** Copies the list's lines to a new list of the customer; without a name it gets the original's, with a number. */
export const copyList = (
  who: SignedIn,
  { id, name }: { id: number; name: string | null },
  { pool, now }: Moment,
): Promise<Made> =>
  inTransaction(pool, async ({ client }): Promise<Made> => {
    const keeper = keeperOf(who);
    const [from] = (await lockLists(client, [id])).filter((list) => seesList(keeper, list));
    if (!from) return refusal('LIST_NOT_FOUND');
    // What only contract goods may be put on is not filled by copying.
    if (!mayListGoods(keeper, from.isContractGoods)) return refusal('LIST_NOT_ALLOWED');
    const named = (others: readonly string[]): Outcome<{ name: string }> =>
      name === null ? { ok: true, name: nameOfCopy(from.name, others) } : listNameFrom(name, others);
    const made = await makeOwn(client, keeper, now, named);
    if (made.ok) await putOnList(client, made.list.id, await linesToCopy(client, id, null), 'as it is');
    return made;
  });

/** What is not said stays as it is. */
export interface ListWishes {
  name?: string;
  sortOrder?: number;
  isShared?: boolean;
}

type Owned = Pick<KeptList, 'customerId' | 'businessId' | 'madeBy'>;

/** Its own customer makes a list everyone's in the company, and takes it back. */
async function ownerAfter(
  on: Queryable,
  keeper: ListKeeper,
  list: KeptList,
  isShared: boolean,
): Promise<Outcome<Owned>> {
  const { customerId, businessId, madeBy } = list;
  if (isShared === (customerId === null)) return { ok: true, customerId, businessId, madeBy };
  const maker = keeper.customerId;
  if (!isShared) {
    if (madeBy !== maker) return refusal('LIST_NOT_ALLOWED');
    const back = roomForList((await namesBeside(on, 'customer', maker)).length);
    return back.ok ? { ok: true, customerId: maker, businessId: null, madeBy } : back;
  }
  if (keeper.businessId === null) return refusal('LIST_NOT_ALLOWED');
  const room = roomForCompanyList(keeper, await countShared(on, maker, keeper.businessId));
  return room.ok ? { ok: true, customerId: null, businessId: keeper.businessId, madeBy: maker } : room;
}

const inRange = (order: number) => Math.min(100_000, Math.max(0, Math.trunc(order)));

export const changeList = (
  who: SignedIn,
  { id, version, ...wishes }: ListWishes & { id: number; version: number | null },
  context: Moment,
): Promise<Outcome> =>
  changingLists({ who, ids: [id], version }, context, async (on, [list], keeper) => {
    if (!list) return refusal('LIST_NOT_FOUND');
    await lockListNames(on, 'customer', keeper.customerId);
    if (keeper.businessId !== null) await lockListNames(on, 'business', keeper.businessId);
    const owner = await ownerAfter(on, keeper, list, wishes.isShared ?? list.customerId === null);
    if (!owner.ok) return owner;
    const { customerId, businessId, madeBy } = owner;
    const beside =
      customerId === null ? namesBeside(on, 'business', businessId ?? 0) : namesBeside(on, 'customer', customerId);
    const others = (await beside).filter((other) => other.id !== id);
    const named = listNameFrom(
      wishes.name ?? list.name,
      others.map((other) => other.name),
    );
    if (!named.ok) return named;
    await writeList(on, id, {
      name: named.name,
      sortOrder: inRange(wishes.sortOrder ?? list.sortOrder),
      customerId,
      businessId,
      madeBy,
    });
    return { ok: true };
  });

export const deleteList = (who: SignedIn, id: number, context: Moment): Promise<Made> =>
  changingLists({ who, ids: [id] }, context, async (on, [list]) => {
    if (!list) return refusal('LIST_NOT_FOUND');
    await deleteListRow(on, id);
    return { ok: true, list };
  });

// Magento's lists to compare on the wire, with its texts.
import type { MutationResolvers, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused, refusedBy } from '#backend/refusal';
import { MOST_COMPARED } from '#domain/catalogue/compare-list';
import type { Outcome } from '#domain/refusal/refusals';
import { addToCompareList, assignCompareList, createCompareList, removeFromCompareList } from './change-list';
import { type CompareListRow, compareListByUid, compareListOf, dropCompareList } from './compare-list.sql';
import { attributesCompared, comparisonOf, valuesCompared } from './comparison';

const valueMissing = (name: string) => inputRefused(`"${name}" value must be specified`);
const unknownUid = () => inputRefused('"uid" value does not exist');

/** Null for no list of this uid. `customerId`: whose it must be. */
async function listNamed(uid: string, customerId: number | null, { pool }: Context): Promise<CompareListRow | null> {
  if (uid === '') throw valueMissing('uid');
  const list = /^[0-9a-f]{32}$/.test(uid) ? await compareListByUid(pool, uid) : null;
  // As Magento: for a customer, a uid of no list is one of a list that is not theirs.
  if ((list?.customerId ?? null) !== customerId)
    throw inputRefused('This customer is not authorized to access this list');
  return list;
}

const callersList = async (uid: string, context: Context) =>
  listNamed(uid, (await context.signedIn())?.customer.id ?? null, context);

async function listToChange(uid: string, context: Context): Promise<CompareListRow> {
  const list = await callersList(uid, context);
  if (!list) throw unknownUid();
  return list;
}

/** By the number, which Magento's clients send, or by the product's uid. */
const productNumbers = (ids: readonly string[]): number[] =>
  ids.flatMap((id) => (/^\d{1,9}$/.test(id) ? Number(id) : (idOfUid(id) ?? [])));

function changedOrRefused<Result extends object>(outcome: Outcome<Result>): Result {
  if (outcome.ok) return outcome;
  throw outcome.code === 'LIST_FULL'
    ? refusedBy(outcome, `At most ${MOST_COMPARED} products can be compared.`)
    : unknownUid();
}

const changes: MutationResolvers = {
  createCompareList: async (_root, { input }, context) => {
    const who = await context.signedIn();
    const { list } = changedOrRefused(await createCompareList(who, productNumbers(input?.products ?? []), context));
    return comparisonOf(list, context);
  },
  addProductsToCompareList: async (_root, { input }, context) => {
    if (!input) throw valueMissing('uid');
    const list = await listToChange(input.uid, context);
    changedOrRefused(await addToCompareList(list, productNumbers(input.products), context));
    return comparisonOf(list, context);
  },
  removeProductsFromCompareList: async (_root, { input }, context) => {
    if (!input) throw valueMissing('uid');
    const list = await listToChange(input.uid, context);
    await removeFromCompareList(list, productNumbers(input.products), context);
    return comparisonOf(list, context);
  },
  assignCompareListToCustomer: async (_root, { uid }, context) => {
    const who = await context.signedIn();
    if (!who) throw inputRefused('Customer must be logged');
    const guests = await listNamed(uid, null, context);
    const own = guests && (await assignCompareList(guests, who, context));
    return own ? { result: true, compare_list: await comparisonOf(own, context) } : { result: false };
  },
  deleteCompareList: async (_root, { uid }, context) => {
    const list = await callersList(uid, context);
    if (list) await dropCompareList(context.pool, list.id);
    return { result: list !== null };
  },
};

export const compareResolvers: Resolvers = {
  Query: {
    compareList: async (_root, { uid }, context) => {
      const list = await callersList(uid, context);
      return list && comparisonOf(list, context);
    },
  },
  Mutation: changes,
  Customer: {
    compare_list: async ({ who }, _args, context) => {
      const list = await compareListOf(context.pool, who.customer.id);
      return list && comparisonOf(list, context);
    },
  },
  CompareList: {
    items: (list) => list.products.map((product) => ({ product, list })),
    attributes: (list, _args, context) => attributesCompared(list, context),
    item_count: ({ products }) => products.length,
  },
  ComparableItem: {
    uid: ({ product }) => String(product.id),
    attributes: (item, _args, context) => valuesCompared(item, context),
  },
};

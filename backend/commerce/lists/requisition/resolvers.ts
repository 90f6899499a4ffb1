// Magento's requisition lists: the shopping lists by other names, changed by the same use cases.
import type { MutationResolvers, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { uidOf } from '#backend/graphql/uid';
import { inputRefused } from '#backend/refusal';
import { changeListLines, copyListLines, moveListLines, removeListLines } from '../change-lines';
import { doneOrRefused, listNow } from '../changed-list';
import { changeList, createOwnList, deleteList } from '../keep-lists';
import { addChosenToList } from './add-chosen';
import { numberOfUid, requisitionItems, requisitionLists } from './on-wire';
import { requisitionListToCart } from './to-cart';

const WHOLE = { pageSize: 20, currentPage: 1, filter: {} };

const parameterMissing = (name: string) => inputRefused(`Required parameter "${name}" is missing`);

/** Name of the requested list. A description is refused rather than ignored, because lists have none. */
function listNameGiven(input: { name: string; description?: string | null } | null | undefined): string {
  if (!input) throw parameterMissing('input');
  if (input.description) throw inputRefused('Shopping lists have no description.');
  return input.name;
}

const numbersOfUids = (uids: readonly (string | null)[]) =>
  uids.flatMap((uid) => (uid === null ? [] : [numberOfUid(uid)]));

interface Between {
  sourceRequisitionListUid: string;
  destinationRequisitionListUid?: string | null | undefined;
  requisitionListItem?: { requisitionListItemUids: readonly (string | null)[] } | null | undefined;
}

function linesBetween({ sourceRequisitionListUid, destinationRequisitionListUid, requisitionListItem }: Between) {
  if (destinationRequisitionListUid == null) throw parameterMissing('destinationRequisitionListUid');
  return {
    id: numberOfUid(sourceRequisitionListUid),
    to: numberOfUid(destinationRequisitionListUid),
    lineIds: numbersOfUids(requisitionListItem?.requisitionListItemUids ?? []),
  };
}

const wholeLists: MutationResolvers = {
  createRequisitionList: async (_root, { input }, context) => {
    const who = await context.requireSignedIn();
    const { list } = doneOrRefused(await createOwnList(who, listNameGiven(input), context));
    return { requisition_list: await listNow(who, list.id, context) };
  },
  updateRequisitionList: async (_root, { requisitionListUid, input }, context) => {
    const who = await context.requireSignedIn();
    const id = numberOfUid(requisitionListUid);
    doneOrRefused(await changeList(who, { id, version: null, name: listNameGiven(input) }, context));
    return { requisition_list: await listNow(who, id, context) };
  },
  deleteRequisitionList: async (_root, { requisitionListUid }, context) => {
    const who = await context.requireSignedIn();
    doneOrRefused(await deleteList(who, numberOfUid(requisitionListUid), context));
    return { status: true, requisition_lists: await requisitionLists(who, WHOLE, context) };
  },
};

const lines: MutationResolvers = {
  addProductsToRequisitionList: async (_root, { requisitionListUid, requisitionListItems }, context) => {
    const goods = requisitionListItems.map(({ sku, quantity, parent_sku, selected_options }) => ({
      sku: sku.trim(),
      quantity: quantity ?? 1,
      parentSku: parent_sku?.trim() || null,
      selectedOptions: (selected_options ?? []).flatMap((uid) => uid ?? []),
    }));
    const who = await context.requireSignedIn();
    const id = numberOfUid(requisitionListUid);
    doneOrRefused(await addChosenToList(who, { id, goods }, context));
    return { requisition_list: await listNow(who, id, context) };
  },
  updateRequisitionListItems: async (_root, { requisitionListUid, requisitionListItems }, context) => {
    const changed = requisitionListItems.map(({ item_id, quantity }) => ({
      id: numberOfUid(item_id),
      quantity: quantity ?? null,
    }));
    const who = await context.requireSignedIn();
    const id = numberOfUid(requisitionListUid);
    doneOrRefused(await changeListLines(who, { id, version: null, lines: changed }, context));
    return { requisition_list: await listNow(who, id, context) };
  },
  deleteRequisitionListItems: async (_root, { requisitionListUid, requisitionListItemUids }, context) => {
    const who = await context.requireSignedIn();
    const id = numberOfUid(requisitionListUid);
    doneOrRefused(await removeListLines(who, { id, lineIds: numbersOfUids(requisitionListItemUids) }, context));
    return { requisition_list: await listNow(who, id, context) };
  },
};

const twoLists: MutationResolvers = {
  copyItemsBetweenRequisitionLists: async (_root, args, context) => {
    const who = await context.requireSignedIn();
    const copied = linesBetween(args);
    doneOrRefused(await copyListLines(who, copied, context));
    return { requisition_list: await listNow(who, copied.to, context) };
  },
  moveItemsBetweenRequisitionLists: async (_root, args, context) => {
    const who = await context.requireSignedIn();
    const moved = linesBetween(args);
    doneOrRefused(await moveListLines(who, moved, context));
    return {
      source_requisition_list: await listNow(who, moved.id, context),
      destination_requisition_list: await listNow(who, moved.to, context),
    };
  },
  addRequisitionListItemsToCart: async (_root, { requisitionListUid, requisitionListItemUids }, context: Context) => {
    const wanted = { listUid: requisitionListUid, itemUids: requisitionListItemUids ?? null };
    return requisitionListToCart(await context.requireSignedIn(), wanted, context);
  },
};

export const requisitionListResolvers: Resolvers = {
  Customer: {
    requisition_lists: ({ who }, { pageSize, currentPage, filter }, context) =>
      requisitionLists(who, { pageSize: pageSize ?? 20, currentPage: currentPage ?? 1, filter: filter ?? {} }, context),
  },
  Mutation: { ...wholeLists, ...lines, ...twoLists },
  RequisitionList: {
    uid: ({ source }) => uidOf(source.id),
    description: () => null,
    items_count: (list) => list.countGoods(),
    items: (list, { pageSize, currentPage }, context) =>
      requisitionItems(list, { pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 }, context),
  },
};

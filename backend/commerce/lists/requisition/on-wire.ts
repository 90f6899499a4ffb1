// A shopping list as a requisition list of Magento: which there are, page by page, and the lines of one.
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import type { RequisitionListFilterInput, SelectedConfigurableOption } from '#backend/generated/commerce';
import type { Context, SignedIn } from '#backend/graphql/context';
import { idOfUid, uidOf } from '#backend/graphql/uid';
import { inputRefused } from '#backend/refusal';
import { pageOfItems } from '../lines-on-wire';
import { type ListModel, listsSeenBy } from '../list-model';

interface AskedPage {
  pageSize: number;
  currentPage: number;
}

const isPageThere = ({ pageSize, currentPage }: AskedPage) => pageSize >= 1 && currentPage >= 1;

/** An invalid uid matches no list, like one of another customer's list. */
export const numberOfUid = (uid: string): number => idOfUid(uid) ?? 0;

function isListAsked(list: ListModel, { uids, name }: RequisitionListFilterInput): boolean {
  const wanted = [uids?.eq, ...(uids?.in ?? [])].filter((uid) => uid != null);
  const [has, words] = [list.name.toLowerCase(), name?.match?.toLowerCase() ?? ''];
  const isNamed = name?.match_type === 'FULL' ? words === '' || has === words : has.includes(words);
  return isNamed && (!uids || wanted.includes(uidOf(list.source.id)));
}

export async function requisitionLists(
  who: SignedIn,
  { filter, ...page }: AskedPage & { filter: RequisitionListFilterInput },
  context: Context,
) {
  if (!isPageThere(page)) throw inputRefused('pageSize and currentPage values must be greater than 0.');
  const { pageSize: page_size, currentPage: current_page } = page;
  const lists = (await listsSeenBy(who, context)).filter((list) => isListAsked(list, filter));
  const first = (current_page - 1) * page_size;
  return {
    items: lists.slice(first, first + page_size),
    total_count: lists.length,
    page_info: { page_size, current_page, total_pages: Math.ceil(lists.length / page_size) },
  };
}

interface Line {
  uid: string;
  product: ProductModel;
  quantity: number;
}
type RequisitionItem =
  | (Line & { __typename: 'SimpleRequisitionListItem' })
  | (Line & { __typename: 'ConfigurableRequisitionListItem'; configurable_options: SelectedConfigurableOption[] });

/** Items that the customer can buy alone: a line has a product. */
export async function requisitionItems(list: ListModel, { pageSize, currentPage }: AskedPage, context: Context) {
  const asked = { size: pageSize, page: currentPage, sort: 'position' } as const;
  const { items, page_info } = await (await pageOfItems({ ...list, can_manage: false }, asked, context)).onWire();
  const lines = items.flatMap(({ id, product, quantity, design, options }): RequisitionItem[] => {
    if (!product) return [];
    const line = { uid: uidOf(Number(id)), product, quantity };
    return design === null
      ? [{ __typename: 'SimpleRequisitionListItem', ...line }]
      : [{ __typename: 'ConfigurableRequisitionListItem', ...line, configurable_options: options }];
  });
  return { items: lines, page_info, total_pages: page_info.total_pages };
}

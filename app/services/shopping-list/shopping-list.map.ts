// From the wire's shopping lists to entries of a list, and to the lines of one.
import { productPath, shoppingListPath } from '#domain/page/addresses';
import { refusalCodeOf, refusalOf } from '#domain/refusal/refusals';
import type { ShopRules } from '~/models/caller';
import type {
  CartLineResult,
  LineSort,
  ListedGoods,
  ListedProduct,
  ListKind,
  ListLine,
  NotListed,
  ShoppingList,
  ShoppingListEntry,
} from '~/models/shopping-list';
import type {
  ListEntryFragment,
  ListedGoodsQuery,
  ListHeadFragment,
  ListToCartMutation,
  ShoppingListQuery,
} from '../generated/commerce';
import { pictureOf, productSlug } from '../tile/card.map';
import { pagingOf } from '../tile/category.map';
import { unitPriceOf } from '../tile/price.map';
import { plainParams } from '../transport/wire.map';

function kindOf({
  is_contract_goods,
  is_warehouse_hotel,
  is_purchase_history,
  customer_id,
}: ListHeadFragment): ListKind {
  if (is_contract_goods) return 'contract';
  if (is_warehouse_hotel) return 'warehouse';
  if (is_purchase_history) return 'history';
  return customer_id === null || customer_id === undefined ? 'company' : 'own';
}

const entryWith = (list: ListHeadFragment, products: number): ShoppingListEntry => ({
  id: list.id,
  name: list.name,
  href: shoppingListPath(list.id),
  kind: kindOf(list),
  products,
  canManage: list.can_manage,
});

export const listEntryOf = (list: ListEntryFragment): ShoppingListEntry => entryWith(list, list.product_count);

interface WireProblem {
  code: string;
  params?: unknown;
}

const refusalOfLine = (problem: WireProblem | null | undefined) =>
  problem ? refusalOf(refusalCodeOf(problem.code), plainParams(problem.params)) : null;

type WireCustomer = NonNullable<ShoppingListQuery['customer']>;
type WireList = NonNullable<WireCustomer['shopping_list']>;
type WireLine = WireList['items']['items'][number];

function listedProductOf(product: NonNullable<WireLine['product']>, name: string, rules: ShopRules): ListedProduct {
  const options = product.__typename === 'ConfigurableProduct' ? (product.asked_variant?.option_uids ?? []) : [];
  return {
    href: productPath(productSlug(product), [...options]),
    picture: pictureOf(product.small_image, name),
    unit: product.rsl_vareenhed ?? '',
    priceOere: unitPriceOf(product, rules),
  };
}

function listLineOf(line: WireLine, rules: ShopRules): ListLine {
  const { product, replacement } = line;
  const instead = replacement ? { ...replacement, sku: replacement.sku ?? '', name: replacement.name ?? '' } : null;
  return {
    id: line.id,
    sku: line.sku,
    name: line.name,
    ean: line.ean ?? null,
    quantity: line.quantity,
    note: line.note ?? '',
    product: product ? listedProductOf(product, line.name, rules) : null,
    options: line.options.map(({ option_label: label, value_label: value }) => ({ label, value })),
    problem: refusalOfLine(line.problem),
    replacement: instead && { sku: instead.sku, name: instead.name, href: `/${instead.canonical_url ?? ''}` },
    lastBoughtAt: line.last_bought_at ?? null,
    timesBought: line.times_bought,
  };
}

export function shoppingListOf(customer: WireCustomer, list: WireList, sort: LineSort, rules: ShopRules): ShoppingList {
  const { items } = list;
  const entry = entryWith(list, items.total_count);
  const others = (customer.shopping_lists ?? []).filter((other) => other.can_manage && other.id !== list.id);
  return {
    ...entry,
    others: others.map(({ id, name }) => ({ id, name })),
    version: list.version,
    sortOrder: list.sort_order,
    isShared: entry.kind === 'company',
    isOwn: list.is_own,
    mayShare: customer.may_share_shopping_list,
    mayCreate: customer.may_create_shopping_list,
    lines: items.items.map((line) => listLineOf(line, rules)),
    sort,
    paging: pagingOf(items.page_info, items.total_count),
  };
}

type WireResult = NonNullable<ListToCartMutation['addShoppingListToCart']>['lines'][number];

export const cartLineResultOf = (line: WireResult): CartLineResult => ({
  itemId: line.item_id,
  sku: line.sku,
  name: line.name,
  wanted: line.wanted,
  quantity: line.quantity,
  problem: refusalOfLine(line.problem),
});

export const notListedOf = (refused: readonly (WireProblem & { sku: string })[] | null | undefined): NotListed[] =>
  (refused ?? []).flatMap(({ sku, ...problem }) => {
    const refusal = refusalOfLine(problem);
    return refusal ? [{ code: sku, refusal }] : [];
  });

type WireGoods = NonNullable<NonNullable<ListedGoodsQuery['customer']>['shopping_list']>['items']['items'][number];

/** A line as papers and files have it. */
export const listedGoodsOf = ({ sku, name, ean, quantity, note, product, options }: WireGoods): ListedGoods => ({
  ...{ sku, name, quantity, ean: ean ?? null, note: note ?? '', unit: product?.rsl_vareenhed ?? '' },
  choices: options.map(({ option_label: label, value_label: value }) => `${label}: ${value}`).join(', '),
});

// A page of products by filter or by words, with its total: Magento's `products`.
import type {
  FilterEqualTypeInput,
  InputMaybe,
  ProductAttributeFilterInput,
  ProductAttributeSortInput,
} from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { idOfUid } from '#backend/graphql/uid';
import { inputRefused } from '#backend/refusal';
import { grossOfNet } from '#domain/vat';
import { oereFromKroner } from '#domain/money';
import { ProductModel } from '../product/model';
import type { CardReader } from '../product/rows';
import { type FoundRows, pageOfProducts, type Wanted, type Window } from './rows';
import { type Sort, sortOf } from './sorts';
import { pageOfSearch } from './words/rows';
import { type Settled, settledIn } from './words/settle';

export interface ProductQuestion {
  search?: InputMaybe<string> | undefined;
  filter?: InputMaybe<ProductAttributeFilterInput> | undefined;
  pageSize: number;
  currentPage: number;
  sort?: InputMaybe<ProductAttributeSortInput> | undefined;
}

export interface FoundProducts {
  items: ProductModel[];
  total: number;
  pageSize: number;
  currentPage: number;
  /** How the words were understood; null for a list that no words were typed for, and for words that say nothing. */
  settled: Settled | null;
  searching: boolean;
}

/** More would let one request read the whole catalogue. */
export const MAX_PAGE_SIZE = 100;

export async function findProducts(question: ProductQuestion, context: Context): Promise<FoundProducts> {
  const { pageSize, currentPage } = question;
  checkWindow(pageSize, currentPage);
  const searching = typeof question.search === 'string' && question.search.trim() !== '';
  if (!searching && !question.filter) throw inputRefused("'search' or 'filter' input argument is required.");
  const reader = await context.cardReader();
  const window: Window = { limit: pageSize, offset: (currentPage - 1) * pageSize };
  const sort = sortOf(question.sort, searching, question.filter?.offer === 'new');
  const wanted = await wantedOf(question.filter, context);
  const settled = searching ? await settledIn(context, question.search ?? '') : null;
  const asked = searching
    ? searched(settled, wanted, sort, window, reader)
    : pageOfProducts(wanted, sort, window, reader);
  // The category's kept count stands in the tree; both statements run side by side.
  const [found, forest] = await Promise.all([asked, wanted.categoryIds ? context.forest() : null]);
  const kept = forest?.byId.get(wanted.categoryIds?.[0] ?? 0)?.counts?.[wanted.assortment.storeId] ?? 0;
  const total = found.total ?? totalOfCategory(found.rows.length, kept, window);
  refusePageBeyondEnd(total, pageSize, currentPage);
  const scene = await context.productScene();
  const items = found.rows.map((row) => new ProductModel(row, scene));
  return { items, total, pageSize, currentPage, settled, searching };
}

function checkWindow(pageSize: number, currentPage: number): void {
  if (pageSize < 1) throw inputRefused('pageSize value must be greater than 0.');
  if (pageSize > MAX_PAGE_SIZE) throw inputRefused(`Maximum pageSize is ${MAX_PAGE_SIZE}`);
  if (currentPage < 1) throw inputRefused('currentPage value must be greater than 0.');
}

// Magento's text, which clients match by its start.
function refusePageBeyondEnd(total: number, pageSize: number, currentPage: number): void {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (currentPage > pages) {
    throw inputRefused(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`);
  }
}

async function searched(
  settled: Settled | null,
  { assortment, grossFrom, grossTo }: Wanted,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  return settled
    ? pageOfSearch({ ...settled, assortment, grossFrom, grossTo }, sort, window, reader)
    : { rows: [], total: 0 };
}

/** A page that is not full is the last, so it knows the total itself; any other trusts the kept count. */
function totalOfCategory(rows: number, kept: number, window: Window): number {
  return rows > 0 && rows < window.limit ? window.offset + rows : kept;
}

function valuesOf(filter: InputMaybe<FilterEqualTypeInput> | undefined): string[] | null {
  if (!filter) return null;
  return [...(filter.in ?? []), filter.eq].filter((value): value is string => typeof value === 'string');
}

async function wantedOf(
  filter: InputMaybe<ProductAttributeFilterInput> | undefined,
  context: Context,
): Promise<Wanted> {
  const paths = valuesOf(filter?.category_url_path);
  const forest = paths && (await context.forest());
  const ids = [
    valuesOf(filter?.category_id)?.map(Number),
    valuesOf(filter?.category_uid)?.map((uid) => idOfUid(uid) ?? 0),
    paths?.map((path) => forest?.byPath.get(path)?.id ?? 0),
  ].filter((list): list is number[] => list != null);
  const gross = (text: InputMaybe<string> | undefined) => {
    const kroner = Number(text);
    if (text == null || !Number.isFinite(kroner)) return null;
    const amount = oereFromKroner(kroner);
    return context.store.basis === 'net' ? grossOfNet(amount) : amount;
  };
  return {
    assortment: await context.assortment(),
    categoryIds: ids.length > 0 ? ids.flat().filter(Number.isSafeInteger) : null,
    skus: valuesOf(filter?.sku),
    urlKeys: valuesOf(filter?.url_key),
    nameLike: filter?.name?.match ?? null,
    grossFrom: gross(filter?.price?.from),
    grossTo: gross(filter?.price?.to),
    brandCodes: valuesOf(filter?.brand),
    certificates: valuesOf(filter?.miljocertificering),
    only: filter?.offer ?? null,
  };
}

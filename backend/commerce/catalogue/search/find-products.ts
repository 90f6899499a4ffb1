// A page of products by filter or by words, with its total: Magento's `products`.
import type { InputMaybe, ProductAttributeFilterInput, ProductAttributeSortInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { ProductModel } from '../product/model';
import type { CardReader } from '../product/product.sql';
import { isOfCategories, pageOfCategories } from './category.sql';
import { type FoundRows, pageOfProducts, type Wanted, type Window } from './search.sql';
import { type Sort, wantedSort } from './sorts';
import { wantedOf } from './wanted';
import { type Settled, settledIn } from './words/settle';
import { pageOfSearch } from './words/words.sql';

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
  wanted: Wanted;
}

/** A higher limit would let one request read the full catalogue. */
export const MAX_PAGE_SIZE = 100;

export async function findProducts(question: ProductQuestion, context: Context): Promise<FoundProducts> {
  const { pageSize, currentPage } = question;
  checkWindow(pageSize, currentPage);
  context.shows.add('lists');
  const searching = typeof question.search === 'string' && question.search.trim() !== '';
  if (!searching && !question.filter) throw inputRefused("'search' or 'filter' input argument is required.");
  const reader = await context.cardReader();
  const window: Window = { limit: pageSize, offset: (currentPage - 1) * pageSize };
  const sort = wantedSort(question.sort, searching, question.filter?.offer === 'new');
  const wanted = await wantedOf(question.filter, context);
  const settled = searching ? await settledIn(context, question.search ?? '') : null;
  const asked = searching ? searched(settled, wanted, sort, window, reader) : listed(wanted, sort, window, reader);
  // The category's stored count is in the tree; both statements run in parallel.
  const [found, forest] = await Promise.all([asked, wanted.categoryIds ? context.forest() : null]);
  const kept = forest?.byId.get(wanted.categoryIds?.[0] ?? 0)?.counts?.[wanted.assortment.storeId] ?? 0;
  const total = found.total ?? totalOfCategory(found.rows.length, kept, window);
  refusePageBeyondEnd(total, pageSize, currentPage);
  const scene = await context.productScene();
  const numbered = new Set(settled?.understood.exactVariants);
  const items = found.rows.map((row) => new ProductModel(row, scene, null, numbered));
  return { items, total, pageSize, currentPage, settled, searching, wanted };
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

const listed = (wanted: Wanted, sort: Sort, window: Window, reader: CardReader): Promise<FoundRows> =>
  isOfCategories(wanted)
    ? pageOfCategories(wanted, sort, window, reader)
    : pageOfProducts(wanted, sort, window, reader);

async function searched(
  settled: Settled | null,
  { choices }: Wanted,
  sort: Sort,
  window: Window,
  reader: CardReader,
): Promise<FoundRows> {
  return settled ? pageOfSearch(settled, choices, sort, window, reader) : { rows: [], total: 0 };
}

/** A page that is not full is the last, so its total is known; any other uses the stored count. */
function totalOfCategory(rows: number, kept: number, window: Window): number {
  return rows > 0 && rows < window.limit ? window.offset + rows : kept;
}

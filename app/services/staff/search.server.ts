// One search through everything that a colleague may see: each list's own search, at the same time.
import {
  staffContentEntryPath,
  staffCustomerPath,
  staffOrderPath,
  staffProductPath,
  staffPromotionPath,
} from '#domain/staff/addresses';
import { contentListPath, contentListQuery } from '#domain/staff/content-views';
import { customerListPath, customerListQuery } from '#domain/staff/customer-views';
import { documentsQuery, staffDocumentsPath } from '#domain/staff/money';
import { orderListPath, orderListQuery } from '#domain/staff/order-views';
import { productListPath, productListQuery } from '#domain/staff/product-views';
import { promotionListPath, promotionListQuery } from '#domain/staff/promotion-views';
import type { SearchedGroup, SearchGroup, SearchHit } from '#domain/staff/search';
import type { Caller } from '~/models/caller';
import { readContentForStaff } from './content.server';
import { readCustomersForStaff } from './customers.server';
import { listDocumentsForStaff } from './money.server';
import { listOrdersForStaff } from './orders.server';
import { readProductsForStaff } from './products.server';
import { readPromotionsForStaff } from './promotions.server';

const MOST_HITS = 5;

interface Found {
  hits: SearchHit[];
  hasMore: boolean;
  list: string;
}

const dotted = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const SEARCHES: Record<SearchGroup, (caller: Caller, text: string) => Promise<Found>> = {
  async orders(caller, text) {
    const { query } = orderListQuery({ q: text });
    const { rows, hasOlder } = await listOrdersForStaff(caller, query, MOST_HITS);
    const hits = rows.map(({ number, company, buyer, email, requisition }) => ({
      ...{ title: number, detail: dotted(company || buyer, email, requisition) },
      ...{ path: staffOrderPath(number), keys: [number] },
    }));
    return { hits, hasMore: hasOlder, list: orderListPath(query) };
  },
  async documents(caller, text) {
    const { query } = documentsQuery({ q: text });
    const { rows, hasOlder } = await listDocumentsForStaff(caller, query, MOST_HITS);
    const hits = rows.map(({ number, order, company, buyer, email }) => ({
      ...{ title: number, detail: dotted(company || buyer || email, order) },
      ...{ path: staffOrderPath(order), keys: [number] },
    }));
    return { hits, hasMore: hasOlder, list: staffDocumentsPath(query) };
  },
  async customers(caller, text) {
    const { query } = customerListQuery({ q: text });
    const { rows, hasOlder } = await readCustomersForStaff(caller, query, MOST_HITS);
    const hits = rows.map(({ id, name, email, company, cvr, telephone }) => ({
      ...{ title: name || email, detail: dotted(company, email, telephone, cvr && `CVR ${cvr}`) },
      ...{ path: staffCustomerPath(id), keys: [email] },
    }));
    return { hits, hasMore: hasOlder, list: customerListPath(query) };
  },
  async products(caller, text) {
    const { query } = productListQuery({ q: text });
    const { rows, hasOlder } = await readProductsForStaff(caller, query, MOST_HITS);
    const hits = rows.map(({ sku, name, brand }) => ({
      ...{ title: name, detail: dotted(sku, brand), path: staffProductPath(sku), keys: [sku] },
    }));
    return { hits, hasMore: hasOlder, list: productListPath(query) };
  },
  async promotions(caller, text) {
    const query = promotionListQuery({ q: text });
    const { rows, hasOlder } = await readPromotionsForStaff(caller, query, MOST_HITS);
    const hits = rows.map(({ id, nameDa, nameEn }) => ({
      ...{ title: caller.language === 'da' ? nameDa : nameEn, detail: '', path: staffPromotionPath(id), keys: [] },
    }));
    return { hits, hasMore: hasOlder, list: promotionListPath(query) };
  },
  async content(caller, text) {
    const query = contentListQuery({ q: text });
    const found = (await readContentForStaff(caller, query)) ?? [];
    const hits = found.slice(0, MOST_HITS).map(({ kind, name, title, path }) => ({
      ...{
        title: title || name,
        detail: path ?? '',
        path: staffContentEntryPath(kind, name),
        keys: path ? [path] : [],
      },
    }));
    return { hits, hasMore: found.length > MOST_HITS, list: contentListPath(query) };
  },
};

/** Groups without a hit are left out. */
export async function searchForStaff(
  caller: Caller,
  text: string,
  groups: readonly SearchGroup[],
): Promise<SearchedGroup[]> {
  const found = await Promise.all(
    groups.map(async (group) => {
      const { hits, hasMore, list } = await SEARCHES[group](caller, text);
      return { group, hits, more: hasMore ? list : null };
    }),
  );
  return found.filter(({ hits }) => hits.length > 0);
}

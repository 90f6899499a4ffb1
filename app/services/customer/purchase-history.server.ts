// What remains available of past purchases: safety data sheets, bonus points.
import { weekdayNumber } from '#domain/delivery/delivery-schedule';
import { oereFromKroner } from '#domain/money/money';
import type { AccountFacts, BusinessFacts } from '~/models/account-facts';
import type { Caller } from '~/models/caller';
import type { PointsView, SheetList } from '~/models/purchase-history';
import { salesPersonOf } from '../content/sales-person.server';
import {
  AccountFactsDocument,
  type AccountFactsQuery,
  PointsDocument,
  SafetySheetsDocument,
} from '../generated/commerce';
import { listEntryOf } from '../shopping-list/shopping-list.map';
import { read } from '../transport/transport.server';

/** Points are for anyone who may use the bonus shop. */
export async function readAccountFacts(caller: Caller): Promise<AccountFacts> {
  const { customer } = await read(caller, { client: 'commerce', document: AccountFactsDocument, variables: {} });
  const business = customer?.business;
  const seller = business?.sales_code ? await salesPersonOf(caller, business.sales_code) : null;
  const lists = (customer?.shopping_lists ?? []).map(listEntryOf);
  return {
    business: business
      ? {
          salesCode: business.sales_code ?? '',
          reference: business.reference_number ?? '',
          weekday: weekdayNumber(business.weekday),
          shareworks: customer?.has_shareworks === true,
          seesAllOrders: customer?.account_settings?.order_history_visibility === 'business',
          description: business.description ?? '',
          freight: agreedFreight(business),
          contractList: (business.show_contract_goods && lists.find(({ kind }) => kind === 'contract')) || null,
          usesGiftCards: business.giftcard_enabled !== false,
        }
      : null,
    points: caller.rules.showsPoints ? (customer?.mp_reward?.point_balance ?? null) : null,
    lists,
    seller,
  };
}

type WireBusiness = NonNullable<NonNullable<AccountFactsQuery['customer']>['business']>;

/** Spec §3 business.free_shipping and free_shipping_limit: what domain/delivery/freight goes by in each cart. */
function agreedFreight(business: WireBusiness): BusinessFacts['freight'] {
  if (business.free_shipping) return { freeFromOere: 0 };
  const limit = business.free_shipping_limit;
  return typeof limit === 'number' ? { freeFromOere: oereFromKroner(limit) } : null;
}

interface Question {
  search: string;
  page: number;
  pageSize: number;
}

/** Safety sheets of products bought by the customer, or by their business as far as they may see it. */
export async function listSafetySheets(caller: Caller, { search, page, pageSize }: Question): Promise<SheetList> {
  const variables = { search: search || null, pageSize, page };
  const data = await read(caller, { client: 'commerce', document: SafetySheetsDocument, variables });
  const found = data.customer?.safety_sheets;
  const pages = Math.max(1, found?.page_info?.total_pages ?? 1);
  return {
    rows: (found?.items ?? []).map(({ sku, name, link, last_bought }) => ({
      sku,
      name,
      href: link,
      lastBought: last_bought,
    })),
    paging: { page, pageSize, pages, total: found?.total_count ?? 0 },
    productsBought: data.customer?.purchase_history?.unique_products ?? 0,
  };
}

export async function readPoints(caller: Caller, page: number, pageSize: number): Promise<PointsView> {
  const data = await read(caller, { client: 'commerce', document: PointsDocument, variables: { page, pageSize } });
  const found = data.customer?.mp_reward;
  const pages = Math.max(1, found?.entries.page_info?.total_pages ?? 1);
  return {
    balance: found?.point_balance ?? 0,
    earned: found?.point_earned ?? 0,
    spent: found?.point_spent ?? 0,
    coming: found?.point_coming ?? 0,
    expiring: found?.point_expiring ?? null,
    entries: (found?.entries.items ?? []).map(({ order_number, ...entry }) => ({
      ...entry,
      orderNumber: order_number ?? null,
    })),
    paging: { page, pageSize, pages, total: found?.entries.total_count ?? 0 },
  };
}

// What a customer has bought, on the wire: how many different products, and their safety data sheets.
import { seesOrdersOfBusiness } from '#backend/commerce/order/read/find-orders';
import type { Resolvers } from '#backend/generated/commerce';
import type { SignedIn } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { type Buyer, productsBought, sheetsBought } from './purchase-history.sql';

const MOST_ON_A_PAGE = 500;
const LONGEST_SEARCH = 100;

export const boughtResolvers: Resolvers = {
  Customer: {
    safety_sheets: async ({ who }, { search, currentPage, pageSize }, context) => {
      const page = currentPage ?? 1;
      const wanted = pageSize ?? 20;
      if (page < 1 || wanted < 1) throw inputRefused('pageSize and currentPage values must be greater than 0.');
      const size = Math.min(wanted, MOST_ON_A_PAGE);
      const filter = { ...historyBuyer(who), search: (search ?? '').trim().slice(0, LONGEST_SEARCH) };
      const rows = await sheetsBought(context.pool, filter, size, (page - 1) * size);
      const total = rows[0]?.total ?? 0;
      return {
        items: rows.map(({ sku, name_da, name_en, link, at }) => ({
          sku,
          name: (context.language === 'en' ? name_en : name_da) || name_da,
          link,
          last_bought: at.toISOString(),
        })),
        total_count: total,
        page_info: { page_size: size, current_page: page, total_pages: Math.ceil(total / size) },
      };
    },
    purchase_history: async ({ who }, _args, context) => ({
      unique_products: await productsBought(context.pool, historyBuyer(who)),
    }),
  },
};

const historyBuyer = (who: SignedIn): Buyer => ({
  customerId: who.customer.id,
  businessId: seesOrdersOfBusiness(who) ? (who.business?.id ?? null) : null,
});

// Every section of a shop's files, in the order in which they are applied: each refers only to those before it.
import type { Section } from '../section';
import { agreementPages } from './agreements/agreement-pages';
import { assortments } from './agreements/assortments';
import { contractPrices } from './agreements/contract-prices';
import { shoppingLists } from './agreements/shopping-lists';
import { brands } from './brands';
import { calendar } from './calendar';
import { categories } from './categories';
import { company } from './company';
import { CONTENT } from './content/index';
import { methods } from './delivery';
import { designArticles } from './design-articles';
import { duties } from './duties';
import { giftPriceClasses, giftThemes } from './gift-shops';
import { notifications } from './notifications';
import { oldAddresses } from './old-addresses';
import { orders } from './orders/orders';
import { addresses } from './people/addresses';
import { companies } from './people/companies';
import { customers } from './people/customers';
import { groups } from './people/groups';
import { points } from './people/points';
import { priceLog } from './price-log';
import { printers } from './printers';
import { products } from './products';
import { coupons } from './promotions/coupons';
import { giftCards } from './promotions/gift-cards';
import { promotions } from './promotions/promotions';
import { segmentMembers, segments } from './promotions/segments';
import { buyerAccounts } from './punchout/buyer-accounts';
import { punchoutConnections } from './punchout/connections';
import { reviews } from './reviews/reviews';
import { servicePoints, shops } from './shops';
import { stock } from './stock';
import { stores } from './stores';
import { synonyms } from './synonyms';
import { units } from './units';
import { upgrades } from './upgrades';
import { variants } from './variants';
import { views } from './views';

export const SECTIONS: readonly Section[] = [
  ...[company, stores, notifications, variants, units, duties, calendar, methods, shops, servicePoints],
  ...[brands, printers, categories, designArticles, products, priceLog, stock, upgrades, synonyms, oldAddresses],
  ...[groups, companies, customers, addresses, contractPrices, assortments, shoppingLists, points, punchoutConnections],
  ...[buyerAccounts, ...[agreementPages], giftPriceClasses, giftThemes],
  ...[segments, segmentMembers, promotions, coupons, giftCards, reviews, orders, views],
  ...CONTENT,
];

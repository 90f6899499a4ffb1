// The list of migrations in the order they run. Never edit one that has been released: add the next number.
import { catalogue } from './0001-catalogue';
import { customers } from './0002-customers';
import { selling } from './0003-selling';
import { content } from './0004-content';
import { productCards } from './0005-product-cards';
import { assortments } from './0006-assortments';
import { search } from './0007-search';
import { productFacts } from './0008-product-facts';
import { productRequests } from './0009-product-requests';
import { ink } from './0010-ink';
import { importing } from './0012-import';
import { leanImport } from './0012-lean-import';
import { events } from './0011-events';
import { sessions } from './0013-sessions';
import { accounts } from './0014-accounts';
import { facets } from './0016-facets';
import { catalogueChange } from './0040-catalogue-change';
import { fastImport } from './0018-fast-import';
import { leanFacets } from './0018-lean-facets';
import { variantStores } from './0019-variant-stores';
import { waysIn } from './0025-ways-in';
import { narrowSearch } from './0026-narrow-search';
import { steadyImport } from './0027-steady-import';
import { orderLife } from './0031-order-life';
import { approval } from './0021-approval';
import { eInvoices } from './0032-e-invoices';
import { quickImport } from './0022-quick-import';
import { delivery } from './0037-delivery';
import { personalCoupons } from './0047-personal-coupons';
import { points } from './0048-points';
import { promotions } from './0034-promotions';
import { seenPrices } from './0048-seen-prices';
import { giftCards } from './0041-gift-cards';
import { giftCardSale } from './0045-gift-card-sale';
import { cartUpgrades } from './0046-cart-upgrades';
import { heavyCarriers } from './0044-heavy-carriers';
import { lineDiscounts } from './0042-line-discounts';
import { designedGoods } from './0023-designed-goods';
import { linearImport } from './0057-linear-import';
import { termsOfSale } from './0049-terms-of-sale';
import { cartsInPlace } from './0050-carts-in-place';
import { givenUpPayments } from './0051-given-up-payments';
import { categoryLists } from './0028-category-lists';
import { treeChange } from './0029-tree-change';

export interface Migration {
  name: string;
  sql: string;
}

export const migrations: readonly Migration[] = [
  { name: '0001-catalogue', sql: catalogue },
  { name: '0002-customers', sql: customers },
  { name: '0003-selling', sql: selling },
  { name: '0004-content', sql: content },
  { name: '0005-product-cards', sql: productCards },
  { name: '0006-assortments', sql: assortments },
  { name: '0007-search', sql: search },
  { name: '0008-product-facts', sql: productFacts },
  { name: '0009-product-requests', sql: productRequests },
  { name: '0010-ink', sql: ink },
  { name: '0011-events', sql: events },
  { name: '0012-import', sql: importing },
  { name: '0012-lean-import', sql: leanImport },
  { name: '0013-sessions', sql: sessions },
  { name: '0014-accounts', sql: accounts },
  { name: '0016-facets', sql: facets },
  { name: '0018-fast-import', sql: fastImport },
  { name: '0018-lean-facets', sql: leanFacets },
  { name: '0019-variant-stores', sql: variantStores },
  { name: '0025-ways-in', sql: waysIn },
  { name: '0031-order-life', sql: orderLife },
  { name: '0022-quick-import', sql: quickImport },
  { name: '0040-catalogue-change', sql: catalogueChange },
  { name: '0037-delivery', sql: delivery },
  { name: '0021-approval', sql: approval },
  { name: '0026-narrow-search', sql: narrowSearch },
  { name: '0034-promotions', sql: promotions },
  { name: '0041-gift-cards', sql: giftCards },
  { name: '0044-heavy-carriers', sql: heavyCarriers },
  { name: '0032-e-invoices', sql: eInvoices },
  { name: '0027-steady-import', sql: steadyImport },
  { name: '0042-line-discounts', sql: lineDiscounts },
  { name: '0023-designed-goods', sql: designedGoods },
  { name: '0057-linear-import', sql: linearImport },
  { name: '0049-terms-of-sale', sql: termsOfSale },
  { name: '0047-personal-coupons', sql: personalCoupons },
  { name: '0048-seen-prices', sql: seenPrices },
  { name: '0048-points', sql: points },
  { name: '0045-gift-card-sale', sql: giftCardSale },
  { name: '0046-cart-upgrades', sql: cartUpgrades },
  { name: '0050-carts-in-place', sql: cartsInPlace },
  { name: '0051-given-up-payments', sql: givenUpPayments },
  { name: '0028-category-lists', sql: categoryLists },
  { name: '0029-tree-change', sql: treeChange },
];

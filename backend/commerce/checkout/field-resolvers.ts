// Fields of a cart that must be priced first, in Magento's shapes.

import { imageOfLine } from '#backend/commerce/cart/lines/design-image';
import { pointsAsked } from '#backend/commerce/cart/lines/for-points';
import { isCarried } from '#backend/commerce/cart/lines/gift-card';
import { changesOf } from '#backend/commerce/cart/lines/seen';
import { dueOf, kindOf, kindsFor, titleOfKind } from '#backend/commerce/cart/payment-kinds';
import { earnableBy } from '#backend/commerce/cart/points';
import { money } from '#backend/commerce/catalogue/product/price';
import { promiseOf } from '#backend/commerce/delivery/promise';
import { discountsOfCart } from '#backend/commerce/promotion/discounts-on-wire';
import type { CartPrices, Resolvers } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import type { CartModel } from './cart-model';
import type { PricedCart } from './price-cart';
import { savingsOf } from './savings';
import { billingAddress, shippingAddress } from './wire-address';

const MOST_ON_A_PAGE = 500;

/** The storefront reads the rate out of the label, as it must with Magento. */
const taxLabel = (bp: number, language: Language) => `${language === 'en' ? 'VAT' : 'Moms'} ${bp / 100} %`;

export function pricesOf({ goods, totals, granted, toPay }: PricedCart, language: Language): CartPrices {
  return {
    grand_total: money(toPay),
    grand_total_excluding_tax: money(totals.grandTotalExcl),
    subtotal_excluding_tax: money(totals.subtotalExcl),
    subtotal_including_tax: money(totals.subtotalIncl),
    subtotal_with_discount_excluding_tax: money(Math.max(0, totals.subtotalExcl - totals.discountExcl)),
    discounts: discountsOfCart(granted),
    savings: money(savingsOf(goods, totals.discount)),
    // Gift cards bear no VAT: a rate of zero is not shown.
    applied_taxes: totals.taxes
      .filter((tax) => tax.bp > 0)
      .map(({ bp, amount }) => ({ label: taxLabel(bp, language), amount: money(amount) })),
    duties: totals.duties.map(({ code, label, amount }) => ({ code, label, amount: money(amount) })),
  };
}

const quantityOf = (cart: CartModel) => cart.quantity();

export const cartFieldResolvers: Resolvers = {
  SimpleCartItem: { design_image: (line, _args, { db }) => imageOfLine(line, db) },
  Cart: {
    customer_notes: async (cart) => (await cart.snapshot()).lines.flatMap(({ note }) => note ?? []),
    // Gift cards alone: nothing is carried anywhere.
    is_virtual: async (cart) => {
      const { lines } = await cart.snapshot();
      return lines.length > 0 && !lines.some(isCarried);
    },
    total_quantity: quantityOf,
    // Magento counts a configurable product's variants here too; ours are counted one by one always.
    total_summary_quantity_including_config: quantityOf,
    items: (cart) => cart.lines(),
    itemsV2: async (cart, { pageSize, currentPage }) => {
      const lines = await cart.lines();
      const size = Math.min(Math.max(1, pageSize ?? 20), MOST_ON_A_PAGE);
      const page = Math.max(1, currentPage ?? 1);
      return {
        items: lines.slice((page - 1) * size, page * size),
        total_count: lines.length,
        page_info: { page_size: size, current_page: page, total_pages: Math.ceil(lines.length / size) },
      };
    },
    earnable_reward_points: async (cart) => {
      const { totals, goods } = await cart.priced();
      return earnableBy(totals, goods, cart.shopper);
    },
    points: async (cart, _args, { pool }) => {
      const { lines, cards } = await cart.snapshot();
      return pointsAsked(pool, cart.shopper.who, { lines, cards });
    },
    delivery_promise: async (cart) => promiseOf(await cart.priced()),
    price_changes: async (cart) => changesOf((await cart.priced()).goods),
    prices: async (cart, _args, { language }) => {
      await cart.noteShown();
      return pricesOf(await cart.priced(), language);
    },
    free_shipping: async (cart) => {
      const { freeFreight } = await cart.priced();
      if (!freeFreight || (freeFreight.limit === null && !freeFreight.isFree)) return null;
      const { limit, remaining } = freeFreight;
      return { limit: limit === null ? null : money(limit), remaining: money(remaining ?? 0) };
    },
    billing_address: (cart, _args, { language }) =>
      cart.row.billingAddress && billingAddress(cart.row.billingAddress, language),
    shipping_addresses: async (cart) => {
      const { shippingAddress: address, billingAddress: billing } = cart.row;
      return address ? [shippingAddress(address, billing, await cart.priced(), cart.row)] : [];
    },
    available_payment_methods: async (cart, _args, { language }) =>
      kindsFor(cart.shopper, dueOf(await cart.priced())).map((kind) => ({
        code: kind,
        title: titleOfKind(kind, language),
        is_deferred: kind === 'account',
      })),
    selected_payment_method: async (cart, _args, { language }) => {
      const due = dueOf(await cart.priced());
      const kind = due === 0 ? 'free' : kindOf(cart.row.paymentMethod);
      return (
        kind && { code: kind, title: titleOfKind(kind, language), purchase_order_number: cart.row.purchaseOrderNumber }
      );
    },
  },
};

// From the wire's cart to the cart page: rows, taxes and duties in the store's own basis.
import { productPath } from '#domain/addresses';
import { oere, sumOere } from '#domain/money';
import type { Refusal } from '#domain/refusals';
import type { ShopRules } from '~/models/caller';
import type { CartLine, CartTotals, CartView } from '~/models/cart';
import type { PriceView } from '~/models/money';
import { pictureOf, quantityRuleOf } from '../catalogue/card.map';
import { dutyOf, includedIn, moneyOf, reasonsOf } from '../catalogue/price.map';
import type { CartFieldsFragment } from '../generated/commerce';
import { refusalOfCoded } from '../refused.map';
import { giftCardsOf, paymentsOf } from './gift-cards.map';
import { couponsOf, discountsOf, giftOffersOf } from './promotions.map';

export type WireCart = CartFieldsFragment;
type WireLine = NonNullable<NonNullable<NonNullable<WireCart['itemsV2']>['items']>[number]>;

export const EMPTY_CART: CartView = {
  id: null,
  quantity: 0,
  lines: [],
  totals: {
    includesVat: true,
    subtotalOere: 0,
    discounts: [],
    duties: [],
    freightOere: null,
    taxes: [],
    grandTotalOere: 0,
    grandTotalExVatOere: 0,
    paidByCards: [],
    toPayOere: 0,
  },
  freeFreight: null,
  coupons: [],
  giftCards: [],
  giftOffers: [],
  email: null,
  note: '',
  orderable: false,
};

function priceOfLine(line: WireLine, rules: ShopRules): PriceView | null {
  const prices = line.prices;
  if (prices?.price.value === null) return null;
  const duty = dutyOf(prices?.fixed_product_taxes, rules);
  return {
    oere: moneyOf(rules.showsVat ? prices?.price_including_tax : prices?.price) + includedIn(duty),
    includesVat: rules.showsVat,
    regularOere: null,
    percentOff: 0,
    lowest30Oere: null,
    from: false,
    duty,
    tiers: [],
    reasons: reasonsOf(prices?.price_reasons),
  };
}

/** What is wrong with a line now; the page puts the words to it. */
function problemOf(line: WireLine): Refusal | null {
  const error = line.errors?.find((one) => one !== null);
  if (error) {
    const found = refusalOfCoded(error);
    return found.code === 'UNDEFINED' ? { ok: false, code: 'NOT_SALABLE' } : found;
  }
  return line.is_available === false ? { ok: false, code: 'NOT_SALABLE' } : null;
}

function lineOf(line: WireLine, rules: ShopRules): CartLine {
  const { product } = line;
  const name = product.name ?? '';
  const price = priceOfLine(line, rules);
  const variant = line.__typename === 'ConfigurableCartItem' ? line.configured_variant : null;
  const hasOptions = line.__typename === 'ConfigurableCartItem' || line.__typename === 'SimpleCartItem';
  const options = hasOptions ? (line.configurable_options ?? []) : [];
  return {
    uid: line.uid,
    sku: variant?.sku ?? product.sku ?? '',
    design: line.__typename === 'SimpleCartItem' ? (line.design ?? null) : null,
    name,
    href: productPath(product.url_key ?? ''),
    picture: pictureOf(variant?.small_image ?? product.small_image, name),
    options: options.flatMap((option) => (option ? [{ label: option.option_label, value: option.value_label }] : [])),
    unit: product.rsl_vareenhed ?? '',
    quantity: line.quantity,
    rule: quantityRuleOf(variant?.stock_item ?? product.stock_item),
    price,
    rowOere:
      price &&
      moneyOf(rules.showsVat ? line.prices?.row_total_including_tax : line.prices?.row_total) +
        includedIn(price.duty) * line.quantity,
    discounts: discountsOf(line.prices?.discounts),
    isGift: line.promo?.selected ?? false,
    note: line.note ?? '',
    problem: problemOf(line),
  };
}

export function totalsOfWire(cart: WireCart, rules: ShopRules): CartTotals {
  const prices = cart.prices;
  const shipping = cart.shipping_addresses[0]?.selected_shipping_method;
  const duties = (prices?.duties ?? []).flatMap((duty) =>
    duty ? [{ label: duty.label ?? '', oere: moneyOf(duty.amount) }] : [],
  );
  const goods = moneyOf(rules.showsVat ? prices?.subtotal_including_tax : prices?.subtotal_excluding_tax);
  const vat = sumOere((prices?.applied_taxes ?? []).map((tax) => moneyOf(tax?.amount)));
  const exVat = prices?.grand_total_excluding_tax;
  const paidByCards = paymentsOf(giftCardsOf(cart.applied_gift_cards));
  // Magento's grand total is what gift cards leave to pay.
  const toPay = moneyOf(prices?.grand_total);
  const grandTotal = toPay + sumOere(paidByCards.map((card) => oere(card.oere)));
  return {
    includesVat: rules.showsVat,
    // The subtotal is what the rows above it add up to: with the duties where the rows have them.
    subtotalOere: rules.showsVat ? goods + sumOere(duties.map((duty) => duty.oere)) : goods,
    discounts: discountsOf(prices?.discounts),
    duties,
    freightOere: shipping ? moneyOf(rules.showsVat ? shipping.price_incl_tax : shipping.price_excl_tax) : null,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) =>
      tax ? [{ percent: Number(/[\d.]+/.exec(tax.label)?.[0] ?? 25), oere: moneyOf(tax.amount) }] : [],
    ),
    grandTotalOere: grandTotal,
    // Magento 2.4.7 does not name the total without VAT.
    grandTotalExVatOere: exVat ? moneyOf(exVat) : grandTotal - vat,
    paidByCards,
    toPayOere: toPay,
  };
}

export function cartViewOf(cart: WireCart, rules: ShopRules): CartView {
  const lines = (cart.itemsV2?.items ?? []).flatMap((line) => (line ? [lineOf(line, rules)] : []));
  const freight = cart.free_shipping;
  return {
    id: cart.id,
    quantity: cart.total_quantity,
    lines,
    totals: totalsOfWire(cart, rules),
    freeFreight: freight ? { limitOere: moneyOf(freight.limit), remainingOere: moneyOf(freight.remaining) } : null,
    coupons: couponsOf(cart.applied_coupons),
    giftCards: giftCardsOf(cart.applied_gift_cards),
    giftOffers: giftOffersOf(cart.promos),
    email: cart.email ?? null,
    note: cart.customer_note ?? '',
    orderable: lines.length > 0 && lines.every((line) => line.problem === null),
  };
}

// From the wire's line of a cart to the one that pages show: its price, its options, and what is wrong with it.

import { DAYS_UNKNOWN } from '#domain/catalogue/stock';
import { leavesFromShelf } from '#domain/delivery/delivery';
import { inBonusShop, productPath } from '#domain/page/addresses';
import type { Refusal } from '#domain/refusal/refusals';
import { keptTogether } from '#domain/text/kept-together';
import type { ShopRules } from '~/models/caller';
import type { CartLine } from '~/models/cart';
import type { PriceView } from '~/models/money';
import type { CartFieldsFragment } from '../generated/commerce';
import { pictureOf, quantityRuleOf } from '../tile/card.map';
import { dutyOf, includedIn, moneyOf, reasonsOf } from '../tile/price.map';
import { withoutDays } from '../tile/stock.map';
import { refusalOfCoded } from '../transport/refused.map';
import { discountRows } from './promotions.map';

type WireLine = NonNullable<NonNullable<NonNullable<CartFieldsFragment['itemsV2']>['items']>[number]>;

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
function lineProblem(line: WireLine): Refusal | null {
  const error = line.errors?.find((one) => one !== null);
  if (error) {
    const found = refusalOfCoded(error);
    return found.code === 'UNDEFINED' ? { ok: false, code: 'NOT_SALABLE' } : found;
  }
  return line.is_available === false ? { ok: false, code: 'NOT_SALABLE' } : null;
}

function presentOfLine(line: WireLine): CartLine['present'] {
  const { greeting, wrapped, deliver_on: deliverOn } = line.present ?? {};
  return greeting === undefined || wrapped === undefined ? null : { greeting, wrapped, deliverOn: deliverOn ?? null };
}

/** Products bought for points are in the bonus shop, and perhaps nowhere else. `chosen`: uids of a variant's options. */
const pathOfLine = (slug: string, points: number | null | undefined, chosen: string[]) =>
  typeof points === 'number' ? inBonusShop(productPath(slug)) : productPath(slug, chosen);

/** Magento's uids of a variant choice are recognisable; gift wishes are also among the options, and are no variant choice. */
const chosenIn = (line: WireLine): string[] =>
  line.__typename === 'ConfigurableCartItem'
    ? line.configurable_options.flatMap((option) => {
        const uid = option?.configurable_product_option_value_uid ?? '';
        return Buffer.from(uid, 'base64').toString('latin1').startsWith('configurable/') ? [uid] : [];
      })
    : [];

/** Spec §3 delivery_time, §9: 999 days say nothing. A gift card comes by mail, and what cannot be ordered comes on no day. */
function deliveryOfLine(line: WireLine, problem: Refusal | null, isPromised: boolean): string {
  const { delivery_time: time } = line.__typename === 'ConfigurableCartItem' ? line.configured_variant : line.product;
  const days = time?.days ?? DAYS_UNKNOWN;
  if (days >= DAYS_UNKNOWN || problem !== null || line.product.type_id === 'giftcard') return '';
  const label = keptTogether(time?.label ?? '');
  return isPromised && leavesFromShelf(days) ? withoutDays(label) : label;
}

/** `isPromised`: a day is promised for the cart, where one can be. */
export function lineOf(line: WireLine, rules: ShopRules, isPromised = false): CartLine {
  const { product } = line;
  const name = product.name ?? '';
  const price = priceOfLine(line, rules);
  const problem = lineProblem(line);
  const variant = line.__typename === 'ConfigurableCartItem' ? line.configured_variant : null;
  const hasOptions = line.__typename === 'ConfigurableCartItem' || line.__typename === 'SimpleCartItem';
  const drawn = line.__typename === 'SimpleCartItem' ? line.design_image : null;
  const options = hasOptions ? (line.configurable_options ?? []) : [];
  return {
    uid: line.uid,
    sku: variant?.sku ?? product.sku ?? '',
    design: line.__typename === 'SimpleCartItem' ? (line.design ?? null) : null,
    name,
    href: pathOfLine(product.url_key ?? '', line.points, chosenIn(line)),
    picture: pictureOf(drawn ?? variant?.small_image ?? product.small_image, name),
    options: options.flatMap((option) => (option ? [{ label: option.option_label, value: option.value_label }] : [])),
    unit: product.rsl_vareenhed ?? '',
    delivery: deliveryOfLine(line, problem, isPromised),
    quantity: line.quantity,
    rule: quantityRuleOf(variant?.stock_item ?? product.stock_item),
    points: line.points ?? null,
    price,
    rowOere:
      price &&
      moneyOf(rules.showsVat ? line.prices?.row_total_including_tax : line.prices?.row_total) +
        includedIn(price.duty) * line.quantity,
    discounts: discountRows(line.prices?.discounts),
    isGift: line.promo?.selected ?? false,
    note: line.note ?? '',
    present: presentOfLine(line),
    changedFromOere: line.prices?.changed_from ? moneyOf(line.prices.changed_from) : null,
    problem,
  };
}

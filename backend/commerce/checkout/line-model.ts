// A cart line on the wire: a simple product, or a variant shown under its parent's name with the options that were chosen.

import { checkCartItem, type PurchaseTerms } from '#backend/commerce/cart/check-wanted';
import { optionsOfWish, wishToWire } from '#backend/commerce/cart/lines/gift-card';
import type { LineRow } from '#backend/commerce/cart/lines/lines.sql';
import { NOT_TOLD } from '#backend/commerce/cart/lines/not-told';
import { chosenOptions } from '#backend/commerce/cart/lines/options';
import { optionsOfPresent, presentToWire } from '#backend/commerce/cart/lines/present';
import { wordsFor } from '#backend/commerce/cart/lines/refusal-words';
import { priceBefore } from '#backend/commerce/cart/lines/seen';
import { type CartItem, dutyOf, type PricedItem, vatOf } from '#backend/commerce/cart/price-items';
import { optionUid, valueUid } from '#backend/commerce/catalogue/product/configurable';
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import { money, reasonToWire } from '#backend/commerce/catalogue/product/price';
import { designName, designToWire } from '#backend/commerce/design/designed';
import type { AppliedPromotions } from '#backend/commerce/promotion/applied-promotions';
import { discountsOfLine } from '#backend/commerce/promotion/discounts-on-wire';
import type { CartItemError, CartItemPrices, SelectedConfigurableOption } from '#backend/generated/commerce';
import { Model } from '#backend/graphql/model';
import { uidOf } from '#backend/graphql/uid';
import { problemOnWire } from '#backend/refusal';
import type { LineTotals } from '#domain/cart/cart-totals';
import { grossOfNet, netOfGross } from '#domain/money/vat';
import type { Granted } from '#domain/promotion/discount';

export interface ShownItem extends CartItem {
  line: LineRow;
  elsewhere: number;
  model: ProductModel;
  /** Variant: its family. */
  parent: ProductModel | null;
}

export class CartLineModel extends Model {
  constructor(
    /** What it was made of, for those who calculate further. */
    readonly of: PricedItem<ShownItem>,
    private readonly totals: LineTotals,
    private readonly terms: PurchaseTerms,
    private readonly appliedPromotions: AppliedPromotions,
    private readonly granted: readonly Granted[],
  ) {
    super();
  }
  get __typename() {
    return this.of.item.parent ? ('ConfigurableCartItem' as const) : ('SimpleCartItem' as const);
  }
  get uid() {
    return uidOf(this.of.item.line.id);
  }
  get id() {
    return String(this.of.item.line.id);
  }
  get quantity() {
    return this.of.item.quantity;
  }
  get product(): ProductModel {
    return this.of.item.parent ?? this.of.item.model;
  }
  get configured_variant(): ProductModel {
    return this.of.item.model;
  }
  /** On the wire's line of a designed product: what was chosen on its drawing board. */
  get design() {
    return designName(this.of.item.line);
  }
  get gift_card() {
    return wishToWire(this.of.item.line.choice);
  }
  /** What all of its pieces cost in bonus points; null for what is bought for money. */
  get points() {
    const { points, quantity } = this.of.item;
    return typeof points === 'number' ? points * quantity : null;
  }
  get note() {
    return this.of.item.line.note;
  }
  get present() {
    return presentToWire(this.of.item.line.choice);
  }
  get configurable_options(): SelectedConfigurableOption[] {
    const { parent, model, line } = this.of.item;
    const wish = optionsOfWish(line.choice, model.scene.language);
    if (wish.length > 0) return wish;
    if (line.article) return designToWire(line, model.scene.language);
    const options = parent?.row.options ?? [];
    const own = chosenOptions(options, model.row.option_values, model.scene.language).map((chosen) => ({
      id: options.indexOf(chosen.option) + 1,
      configurable_product_option_uid: optionUid(chosen.option.code),
      configurable_product_option_value_uid: valueUid(chosen.option.code, chosen.value.code),
      value_id: chosen.index + 1,
      option_label: chosen.label,
      value_label: chosen.valueLabel,
    }));
    return [...own, ...optionsOfPresent(line.choice, model.scene.language)];
  }

  /** Excluding and including VAT, both without duty; in the basis of the store the row is exactly unit × quantity. */
  get prices(): CartItemPrices {
    const { priced, item } = this.of;
    if (item.isWithheld) return NOT_TOLD;
    const [isNet, bp] = [priced.basis === 'net', vatOf(item)];
    const duty = dutyOf(priced);
    const before = priceBefore(this.of);
    return {
      price: money(isNet ? priced.final : netOfGross(priced.final, bp)),
      price_including_tax: money(isNet ? grossOfNet(priced.final, bp) : priced.final),
      row_total: money(this.totals.rowExcl),
      row_total_including_tax: money(this.totals.rowIncl),
      total_item_discount: money(this.totals.discount),
      discounts: discountsOfLine(this.granted, this.of.item.id),
      fixed_product_taxes: duty ? [{ label: duty.label, amount: money(duty.unit) }] : [],
      price_reasons: priced.reasons.map(reasonToWire),
      changed_from: before === null ? null : money(before),
    };
  }

  /** A chosen gift; null for what the shopper put in themselves. */
  get promo() {
    const { product } = this.of.item;
    const chosen = [...this.appliedPromotions.gifts.values()];
    const isGift = chosen.some((id) => id === product.id || id === product.parent_id);
    return isGift ? { selected: true } : null;
  }

  private get words() {
    const { item } = this.of;
    const problem = checkCartItem(item, this.appliedPromotions, this.terms);
    return problem && { ...wordsFor(problem, { sku: item.product.sku }), ...problemOnWire(problem) };
  }
  get errors(): CartItemError[] {
    const words = this.words;
    if (!words) return [];
    const { onLine: code, code: _code, ...said } = words;
    return [{ ...said, code }];
  }
  get is_available() {
    return this.words === null;
  }
  get not_available_message() {
    return this.words?.message ?? null;
  }
  get min_qty() {
    return this.of.item.product.min_qty;
  }
  get max_qty() {
    return this.of.item.product.max_qty;
  }
}

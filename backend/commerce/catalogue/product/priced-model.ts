// The prices of a product in the API's form, computed only when a field needs them.
import type { ProductPrice } from '#backend/generated/commerce';
import { Model } from '#backend/graphql/model';
import { isInStores } from '#domain/catalogue/assortment';
import { type GiftCardAmounts, priceOfCard } from '#domain/gift-card/gift-card-sale';
import { kroner, oere } from '#domain/money/money';
import { inBasis } from '#domain/money/vat';
import type { Priced } from '#domain/price/price';
import type { Shown } from '#domain/store/shop-change';
import type { CardRow } from './facts';
import { type CardPrice, cardPrice, lowestBefore, money, type PriceTerms, reasonToWire } from './price';
import { isPriceHidden } from './price-hidden';

/** What a tile says of a product, decided with the store's terms. */
export interface ProductScene {
  terms: PriceTerms;
  storeId: number;
  storeCode: string;
  language: 'da' | 'en';
  /** The prefix of a picture's path. */
  mediaOrigin: string;
  units: ReadonlyMap<string, string>;
  /** What gift cards may be made out for, by product. */
  giftCards: ReadonlyMap<number, GiftCardAmounts>;
  /** Spec §6: only customers with show_contract_goods see the labels of agreed goods. */
  showContractGoods: boolean;
  /** Only in a cart: what this shopper may not see (any more). */
  hidesPrices?: boolean;
  /** Every product shown is noted here. */
  seen: Set<Shown>;
}

const NO_PRICE = { currency: 'DKK' as const, value: null };

/** A variant that this store does not sell has no part in what the family costs and holds. */
function soldIn(row: CardRow, storeId: number): CardRow {
  const isSold = (one: { store_ids: number[] | null }) => isInStores(one.store_ids, storeId);
  return row.variants === null || row.variants.every(isSold) ? row : { ...row, variants: row.variants.filter(isSold) };
}

export class PricedModel extends Model {
  private priced: CardPrice | null = null;
  private hidden: boolean | null = null;
  private range: { minimum_price: ProductPrice; maximum_price: ProductPrice } | null = null;
  readonly row: CardRow;

  constructor(
    row: CardRow,
    readonly scene: ProductScene,
  ) {
    super();
    this.row = soldIn(row, scene.storeId);
    scene.seen.add(row.id);
    for (const variant of this.row.variants ?? []) scene.seen.add(variant.id);
  }

  /** Price of one unit at the smallest quantity that can be bought; the cheapest variant's for a configurable product. */
  get price(): CardPrice {
    this.priced ??= this.ofAmounts() ?? cardPrice(this.row, this.scene.terms);
    return this.priced;
  }
  /** Set for gift cards. */
  protected get amounts(): GiftCardAmounts | null {
    return (this.row.type === 'giftcard' && this.scene.giftCards.get(this.row.id)) || null;
  }
  private ofAmounts(): CardPrice | null {
    if (!this.amounts) return null;
    const { least, most } = this.amounts;
    const { basis } = this.scene.terms;
    return { least: priceOfCard(least, basis), most: priceOfCard(most, basis), of: this.row };
  }
  get isPriceHidden(): boolean {
    const { hidesPrices = false, terms } = this.scene;
    // What is sold for points alone has no price in kroner.
    this.hidden ??= hidesPrices || this.row.bonus_only || isPriceHidden(this.row, terms.basis);
    return this.hidden;
  }
  /** Memoised: compiled documents resolve this once per child field. */
  get price_range() {
    this.range ??= { minimum_price: this.wirePrice(this.price.least), maximum_price: this.wirePrice(this.price.most) };
    return this.range;
  }
  /** Spec §4: what has variants is shown by its cheapest. */
  get price_view() {
    return this.row.type === 'configurable' ? ('AS_LOW_AS' as const) : ('PRICE_RANGE' as const);
  }
  /** What is chosen makes the price of a family of variants, and of what the shopper designs. */
  get price_type() {
    const { type, pcon_moc, pcon_ban } = this.row;
    const isChosen = type === 'configurable' || (pcon_moc !== null && pcon_ban !== null);
    return isChosen ? ('DYNAMIC' as const) : ('FIXED' as const);
  }
  get price_tiers() {
    if (this.isPriceHidden) return [];
    return this.price.least.tiers.map((tier) => ({
      quantity: tier.quantity,
      final_price: money(tier.final),
      discount: { amount_off: kroner(tier.amountOff), percent_off: tier.percentOff },
    }));
  }
  get price_reasons() {
    return this.isPriceHidden ? [] : this.price.least.reasons.map(reasonToWire);
  }
  get special_price() {
    const { least } = this.price;
    return least.isSpecial && !this.isPriceHidden ? kroner(least.final) : null;
  }
  get special_to_date() {
    if (this.isPriceHidden) return null;
    const reason = this.price.least.reasons.find((one) => one.code === 'special');
    return reason?.code === 'special' && reason.until ? reason.until.toISOString() : null;
  }
  get lowest_price_30_days() {
    const lowest = this.isPriceHidden ? null : lowestBefore(this.price.of, this.price.least);
    return lowest === null ? null : money(inBasis(oere(lowest), this.scene.terms.basis));
  }
  get item_duty_code() {
    return this.price.of.duty_code;
  }
  get item_duty_rate() {
    return this.price.least.duty > 0 ? money(this.price.least.duty) : null;
  }

  private wirePrice(priced: Priced): ProductPrice {
    if (this.isPriceHidden)
      return { regular_price: NO_PRICE, final_price: NO_PRICE, discount: null, fixed_product_taxes: [] };
    const duty = priced.reasons.find((reason) => reason.code === 'duty');
    return {
      regular_price: money(priced.regular),
      final_price: money(priced.final),
      discount: { amount_off: kroner(priced.amountOff), percent_off: priced.percentOff },
      fixed_product_taxes: duty?.code === 'duty' ? [{ label: duty.label, amount: money(duty.oere) }] : [],
    };
  }
}

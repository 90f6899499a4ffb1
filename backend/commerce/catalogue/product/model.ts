// A product as resolvers hand it on: the row that was read and what follows from it, computed only when a field asks.
import { kroner, oere } from '#domain/money';
import type { Priced } from '#domain/price';
import { deliveryTime } from '#domain/stock';
import { inBasis } from '#domain/vat';
import type { ProductPrice } from '#backend/generated/commerce';
import { uidOf } from '#backend/graphql/uid';
import { mediaPath } from '#backend/ports/media/media';
import { deliveryText } from './delivery-text';
import { type CardPrice, cardPrice, isInStock, lowestBefore, money, type PriceTerms, reasonToWire, stockOf } from './price';
import type { CardRow } from './rows';

/** What a tile says of a product, decided with the store's terms. */
export interface ProductScene {
  terms: PriceTerms;
  storeCode: string;
  language: 'da' | 'en';
  units: ReadonlyMap<string, string>;
  /** Every product shown is noted here. */
  seen: Set<number>;
}

/** The address that an old one leads to, and how. */
export interface Redirect {
  path: string;
  code: number;
}

const NO_PRICE = { currency: 'DKK' as const, value: null };

/** Below this the page says how many are left (Magento: only_x_left_in_stock). */
const FEW_LEFT = 5;

/** Spec §6: in the consumer store, products for business customers only show no price and cannot be bought. */
const CONSUMER_STORE = 'b2c';

export class ProductModel {
  readonly type = 'PRODUCT';
  private priced: CardPrice | null = null;

  constructor(
    readonly row: CardRow,
    readonly scene: ProductScene,
    /** Set where an old address leads here. */
    readonly redirect: Redirect | null = null,
  ) {
    scene.seen.add(row.id);
    for (const variant of row.variants ?? []) scene.seen.add(variant.id);
  }

  get __typename() {
    return this.row.type === 'configurable' ? ('ConfigurableProduct' as const) : ('SimpleProduct' as const);
  }
  get id() {
    return this.row.id;
  }
  get uid() {
    return uidOf(this.row.id);
  }
  get sku() {
    return this.row.sku;
  }
  get name() {
    return this.row.name;
  }
  get type_id() {
    return this.row.type;
  }
  get url_key() {
    return this.row.url_key;
  }
  get url_suffix() {
    return '';
  }
  /** The product's address without the leading slash, like Magento's. */
  get canonical_url() {
    return this.row.url_key;
  }
  get relative_url() {
    return this.redirect?.path ?? this.row.url_key;
  }
  get redirect_code() {
    return this.redirect?.code ?? 0;
  }
  get ean() {
    return this.row.ean;
  }
  get weight() {
    return this.row.weight_grams / 1000;
  }

  /** Price of one unit at the smallest quantity that can be bought; the cheapest variant's for a configurable product. */
  get price(): CardPrice {
    this.priced ??= cardPrice(this.row, this.scene.terms);
    return this.priced;
  }
  get isPriceHidden(): boolean {
    return this.row.request_price || (this.row.only_trade && this.scene.storeCode === CONSUMER_STORE);
  }
  get price_range() {
    return { minimum_price: this.wirePrice(this.price.least), maximum_price: this.wirePrice(this.price.most) };
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

  get quantity() {
    return stockOf(this.row);
  }
  get is_in_stock() {
    return this.row.variants?.length ? this.row.variants.some(isInStock) : isInStock(this.row);
  }
  get stock_status() {
    return this.is_in_stock ? ('IN_STOCK' as const) : ('OUT_OF_STOCK' as const);
  }
  get only_x_left_in_stock() {
    return this.row.manage_stock && this.quantity > 0 && this.quantity <= FEW_LEFT ? this.quantity : null;
  }
  get min_sale_qty() {
    return this.row.min_qty;
  }
  get max_sale_qty() {
    return this.row.max_qty;
  }
  get stock_item() {
    const { id, min_qty, max_qty, increments, manage_stock } = this.row;
    return { id, min_qty, max_qty, increments, manage_stock, qty: this.quantity };
  }
  get delivery_time() {
    const days = this.row.delivery_days;
    const time = deliveryTime(days, this.is_in_stock);
    return { label: this.deliveryLabel, min: time?.min ?? null, max: time?.max ?? null, measure: time?.measure ?? null, days };
  }
  get days_to_delivery() {
    return { label: this.deliveryLabel, days: this.row.delivery_days };
  }
  private get deliveryLabel() {
    const { delivery_days: days, delivery_label: kind, stock_state: stockState } = this.row;
    return deliveryText({ days, kind, stockState, inStock: this.is_in_stock }, this.scene.language);
  }

  get image() {
    return this.picture;
  }
  get small_image() {
    return this.picture;
  }
  get thumbnail() {
    return this.picture;
  }
  private get picture() {
    const picture = this.row.picture;
    return picture && { url: pictureUrl(picture[0]), label: picture[1], position: 0, disabled: false };
  }

  get product_label() {
    return this.price.least.isSpecial && !this.isPriceHidden ? 'sale' : null;
  }
  get product_badge() {
    return this.row.badge;
  }
  get product_sub_label() {
    return this.row.sub_label;
  }
  get request_price() {
    return this.row.request_price;
  }
  get roda_hide() {
    return this.row.only_trade ? 'only_trade' : null;
  }
  get is_composite() {
    return this.row.type === 'configurable';
  }
  get drop_ship() {
    return this.row.stock_state === 'order-item';
  }
  /** Identifiers of the content service's logos, comma separated. */
  get miljocertificering() {
    return this.row.certificates.join(',') || null;
  }
  get energy_class() {
    return this.row.energy_class;
  }
  get rsl_vareenhed() {
    return this.scene.units.get(this.row.unit) ?? this.row.unit;
  }
  get product_brand_url() {
    return this.row.brand_code && `/brands/${this.row.brand_code}`;
  }

  private wirePrice(priced: Priced): ProductPrice {
    if (this.isPriceHidden) return { regular_price: NO_PRICE, final_price: NO_PRICE, discount: null, fixed_product_taxes: [] };
    const duty = priced.reasons.find((reason) => reason.code === 'duty');
    return {
      regular_price: money(priced.regular),
      final_price: money(priced.final),
      discount: { amount_off: kroner(priced.amountOff), percent_off: priced.percentOff },
      fixed_product_taxes: duty?.code === 'duty' ? [{ label: duty.label, amount: money(duty.oere) }] : [],
    };
  }
}

/** Where a picture lies; the storefront asks for other widths and formats of it. */
export function pictureUrl(key: string): string {
  return mediaPath(key, 400, 'webp');
}

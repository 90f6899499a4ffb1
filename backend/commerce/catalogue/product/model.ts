// A product as passed to resolvers: the row that was read, and derived values, computed only when a field needs them.
import { uidOf } from '#backend/graphql/uid';
import { mediaPath } from '#backend/ports/media/media';
import { productLabel } from '#domain/catalogue/product-card';
import type { CardRow } from './facts';
import { money } from './price';
import type { ProductScene } from './priced-model';
import { RatedModel } from './rated-model';

export type { ProductScene } from './priced-model';

/** The address that an old one leads to, and how. */
export interface Redirect {
  path: string;
  code: number;
}

const NONE: ReadonlySet<number> = new Set();

export class ProductModel extends RatedModel {
  readonly type = 'PRODUCT';

  constructor(
    row: CardRow,
    scene: ProductScene,
    /** Set where an old address leads here. */
    readonly redirect: Redirect | null = null,
    /** Variants that were searched for by their own number, possibly including one of this family. */
    readonly numbered: ReadonlySet<number> = NONE,
  ) {
    super(row, scene);
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
  /** What a gift card may be made out for; null for goods. */
  get gift_card() {
    const { amounts } = this;
    return amounts && { amounts: amounts.steps.map(money), least: money(amounts.least), most: money(amounts.most) };
  }
  get ean() {
    return this.row.ean;
  }
  get weight() {
    return this.row.weight_grams / 1000;
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
    const { mediaOrigin: at } = this.scene;
    return picture && { url: at + pictureUrl(picture[0], picture[1]), label: picture[2], position: 0, disabled: false };
  }

  /** Spec §4 "Product label precedence"; the badge, which comes last, is a separate field. */
  get product_label() {
    const { in_warehouse_hotel: inWarehouseHotel, is_contract_goods: isContractGoods, residual_sale } = this.row;
    const { showContractGoods } = this.scene;
    const onSale = this.price.least.isSpecial && !this.isPriceHidden;
    const onResidualSale = residual_sale && this.is_in_stock;
    const facts = { inWarehouseHotel, isContractGoods, showContractGoods, onSale, onResidualSale, badge: null };
    return productLabel(facts)?.kind ?? null;
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
  /** The purchase price is never shown to shoppers. */
  get cost() {
    return null;
  }
  get bonus_shop() {
    const { bonus_points: points } = this.row;
    return { isPointProduct: points !== null, pointAmount: points };
  }
  get documents() {
    return this.row.documents;
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
}

/** A picture's URL; the storefront requests other widths and formats of it. The version lets browsers cache it permanently. */
export function pictureUrl(key: string, version: string): string {
  return mediaPath(key, 400, 'webp', version);
}

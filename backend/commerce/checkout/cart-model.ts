// A cart as passed to resolvers: its row, with contents and totals loaded lazily when a field first needs them.

import { type CartRow, readCart, writeShown } from '#backend/commerce/cart/cart.sql';
import { itemsIn, type LineOfCart } from '#backend/commerce/cart/cart-items';
import type { CartAfter } from '#backend/commerce/cart/change-cart';
import { isCarried } from '#backend/commerce/cart/lines/gift-card';
import { totalsByLine } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { type CartSnapshot, outside, readSnapshot } from '#backend/commerce/cart/snapshot/cart-snapshot';
import type { CardRow } from '#backend/commerce/catalogue/index';
import { ProductModel, type ProductScene } from '#backend/commerce/catalogue/product/model';
import { isPriceHidden } from '#backend/commerce/catalogue/product/price-hidden';
import { listShops, type ShopRow } from '#backend/commerce/delivery/delivery.sql';
import type { CartLeftBehind } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { Model } from '#backend/graphql/model';
import { sumOere } from '#domain/money/money';
import { CartLineModel } from './line-model';
import { type PricedCart, priceCart } from './price-cart';

export class CartModel extends Model {
  /** Set by the merge that has just made this cart of two. */
  leftBehind: CartLeftBehind[] = [];
  private reading: Promise<CartSnapshot> | null = null;
  private pricing: Promise<PricedCart> | null = null;

  constructor(
    readonly row: CartRow,
    readonly shopper: Shopper,
    private readonly context: Context,
    held: CartSnapshot | null = null,
    private readonly counted: number | null = null,
  ) {
    super();
    if (held) this.reading = Promise.resolve(held);
  }

  get id() {
    return this.row.id;
  }
  get email() {
    return this.row.email ?? this.shopper.who?.customer.email ?? null;
  }
  get isCustomerGuest() {
    return this.row.customerId === null;
  }
  get customer_note() {
    return this.row.comment;
  }
  snapshot(): Promise<CartSnapshot> {
    this.reading ??= this.read();
    return this.reading;
  }
  async quantity(): Promise<number> {
    return this.counted ?? sumOere((await this.snapshot()).lines.map((line) => line.quantity));
  }
  priced(): Promise<PricedCart> {
    this.pricing ??= this.price();
    return this.pricing;
  }

  /**
   * Stores the total that is about to be returned: an order of a client that names no total is refused above it. The storefront names its
   * total with each order, so that it is stored for it only where codes or gift cards lower it.
   */
  async noteShown(): Promise<void> {
    const [{ toPay }, { holds }] = await Promise.all([this.priced(), this.snapshot()]);
    const isNeeded = this.context.isForeignClient || holds.codes || holds.giftCards;
    if (!isNeeded || this.row.status !== 'active' || this.row.shownOere === toPay) return;
    await writeShown(this.context.pool, this.row, toPay);
  }

  /** Where it can be fetched. */
  async shops(): Promise<ShopRow[]> {
    const { lines } = await this.snapshot();
    return listShops(this.context.db, lines.filter(isCarried));
  }

  private async read(): Promise<CartSnapshot> {
    const snapshot = await readSnapshot(this.row.id, outside(this.shopper), this.shopper);
    if (!snapshot) throw new Error(`The cart ${this.row.id} was changed and is gone`);
    return snapshot;
  }

  private async price(): Promise<PricedCart> {
    const { shopper, context, row } = this;
    const snapshot = await this.snapshot();
    const goods = itemsIn(snapshot, shopper).map((item) => this.asShown(item));
    return priceCart(context.db, { row, holds: snapshot.holds }, goods, shopper);
  }

  private asShown(item: LineOfCart): LineOfCart {
    const { product, line } = item;
    const isWithheld = !line.isForSale || isPriceHidden(product, this.shopper.terms.basis);
    return isWithheld ? { ...item, isWithheld } : item;
  }

  /** Built only when lines are requested: totals need no product fields. */
  async lines(): Promise<CartLineModel[]> {
    const [priced, scene, { cards }] = await Promise.all([this.priced(), this.context.productScene(), this.snapshot()]);
    const { goods, totals, appliedPromotions, granted } = priced;
    const ofLine = totalsByLine(totals);
    const shown = this.modelsIn(scene);
    return goods.map((one) => {
      const { product, family, line } = one.item;
      const [found, known] = [shown(cards.get(product.id) ?? product), family && shown(family)];
      // A product that the shopper may no longer see retains its name, so that the line can be removed, but has no price.
      const [model, parent] = line.isForSale ? [found, known] : [withoutPrice(found), known && withoutPrice(known)];
      const of = { ...one, item: { ...one.item, model, parent } };
      return new CartLineModel(of, ofLine(one.item.id), this.shopper, appliedPromotions, granted);
    });
  }

  /** One model per product; it is read once per request. */
  private modelsIn(scene: ProductScene): (card: CardRow) => ProductModel {
    const models = new Map<number, ProductModel>();
    return (card) => {
      const known = models.get(card.id) ?? new ProductModel(card, scene);
      if (!models.has(card.id)) this.context.loaders.product.prime(card.id, known);
      models.set(card.id, known);
      return known;
    };
  }
}

const withoutPrice = ({ row, scene }: ProductModel) => new ProductModel(row, { ...scene, hidesPrices: true });

/** The cart as it was just read, for a caller who may open it. */
export const cartModel = (snapshot: CartSnapshot, shopper: Shopper, context: Context): CartModel =>
  new CartModel(snapshot.row, shopper, context, snapshot);

/** The cart after a change; read again if its new contents are unknown. */
export function changedCart({ row, lines, cards, holds, named }: CartAfter, shopper: Shopper, context: Context) {
  const held = lines && cards && holds ? { row, lines, cards, holds, named: named ?? [] } : null;
  return new CartModel(row, shopper, context, held);
}

/** After a change: it has just been there. */
export async function cartAfterChange(cartId: string, shopper: Shopper, context: Context): Promise<CartModel> {
  const row = await readCart(context.db, cartId);
  if (!row) throw new Error(`The cart ${cartId} was changed and is gone`);
  return new CartModel(row, shopper, context);
}

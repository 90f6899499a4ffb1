// A cart as resolvers hand it on: its rows, and what it costs, computed once when a field first asks.
import { ProductModel } from '#backend/commerce/catalogue/product/model';
import { listShops, type ShopRow } from '#backend/commerce/checkout/delivery/rows';
import type { Context } from '#backend/graphql/context';
import { sumOere } from '#domain/money';
import { extrasOf } from './lines/designed';
import { CartLineModel, type LineGood } from './lines/model';
import { type LineRow, listLines } from './lines/rows';
import { totalsOfLine } from './price-cart';
import { type Reckoned, reckon } from './reckon';
import { type CartRow, readCart } from './rows';
import type { Shopper } from './shopper';

export interface PricedCart extends Omit<Reckoned<LineGood>, 'goods'> {
  lines: CartLineModel[];
}

export class CartModel {
  private pricing: Promise<PricedCart> | null = null;

  constructor(
    readonly row: CartRow,
    readonly lines: readonly LineRow[],
    readonly shopper: Shopper,
    private readonly context: Context,
  ) {}

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
  get customer_notes(): string[] {
    return this.lines.flatMap(({ note }) => note ?? []);
  }
  get is_virtual() {
    return false;
  }
  get total_quantity() {
    return sumOere(this.lines.map((line) => line.quantity));
  }
  /** Magento counts a configurable product's variants here too; ours are counted one by one always. */
  get total_summary_quantity_including_config() {
    return this.total_quantity;
  }
  priced(): Promise<PricedCart> {
    this.pricing ??= this.price();
    return this.pricing;
  }

  /** Where it can be fetched. */
  shops(): Promise<ShopRow[]> {
    return listShops(this.context.db, this.lines);
  }

  private async price(): Promise<PricedCart> {
    const { shopper, context, row } = this;
    const reckoned = await reckon(context.db, row, await this.goods(), shopper);
    const { totals, bargains, granted } = reckoned;
    const lines = reckoned.goods.map(
      (one) => new CartLineModel(one, totalsOfLine(totals, one.good.id), shopper.store, bargains, granted),
    );
    return { ...reckoned, lines };
  }

  private async goods(): Promise<LineGood[]> {
    const models = await this.models(this.lines.map((line) => line.productId));
    const parents = await this.models([...models.values()].flatMap((model) => model.row.parent_id ?? []));
    return this.lines.flatMap((line) => {
      const found = models.get(line.productId);
      if (!found) return [];
      const known = parents.get(found.row.parent_id ?? 0) ?? null;
      // What the shopper may not see any more keeps its name, so that the line can be taken out, and loses its price.
      const [model, parent] = line.isForSale ? [found, known] : [withoutPrice(found), known && withoutPrice(known)];
      // While its card payment is open, what the cart's own order holds on the shelf is not sold out for its buyer.
      const held = this.row.status === 'ordered' ? line.quantity : 0;
      const product = { ...model.row, quantity: model.row.quantity + held };
      return [
        {
          id: String(line.id),
          product,
          quantity: line.quantity,
          line,
          model,
          parent,
          surcharges: extrasOf(line, this.shopper.language),
          isWithheld: model.isPriceHidden,
          longestMm: line.longestMm,
        },
      ];
    });
  }

  private async models(ids: readonly number[]): Promise<Map<number, ProductModel>> {
    const found = await this.context.loaders.product.loadMany(ids);
    return new Map(
      found.flatMap((model) => {
        if (model instanceof Error) throw model;
        return model ? [[model.id, model] as const] : [];
      }),
    );
  }
}

const withoutPrice = ({ row, scene }: ProductModel) => new ProductModel(row, { ...scene, hidesPrices: true });

/** The cart as it stands now, for whoever has been admitted to it. */
export async function cartModel(row: CartRow, shopper: Shopper, context: Context): Promise<CartModel> {
  return new CartModel(row, await listLines(context.db, row.id, shopper.assortment), shopper, context);
}

/** After a change: it has just been there. */
export async function cartAfterChange(cartId: string, shopper: Shopper, context: Context): Promise<CartModel> {
  const row = await readCart(context.db, cartId);
  if (!row) throw new Error(`The cart ${cartId} was changed and is gone`);
  return cartModel(row, shopper, context);
}

// The items of a cart, or products that a procurement system requests, as lines sent to it: amounts without VAT, of the complete row.

import { dutyOf } from '#backend/commerce/cart/price-items';
import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import type { CartLineModel } from '#backend/commerce/checkout/line-model';
import type { PricedCart } from '#backend/commerce/checkout/price-cart';
import type { Reader } from '#backend/db/client';
import { mediaPath } from '#backend/ports/media/media';
import type { LineTotals } from '#domain/cart/cart-totals';
import type { Chosen } from '#domain/design/design';
import { type Oere, oere } from '#domain/money/money';
import type { Priced } from '#domain/price/price';
import type { ReturnedLine } from '#domain/punchout/oci-fields';
import { namesOfLines } from './cxml/visits.sql';
import { categoriesOfProducts, numbersOfProducts, unitsInUnece } from './punchout.sql';

const PIECE = 'C62';

interface Goods {
  id: string;
  product: CardRow;
  name: string;
  text: string;
  quantity: number;
  row: Oere;
  duty: { label: string; row: Oere } | null;
  design: Chosen | null;
}

/** The lines of a priced cart, in its order. */
export async function linesOfCart(
  reader: Reader,
  cartId: string,
  cart: PricedCart,
  models: readonly CartLineModel[],
): Promise<ReturnedLine[]> {
  const totals = new Map(cart.totals.lines.map((line) => [line.id, line]));
  const names = await namesOfLines(reader, cartId);
  const goods = models.flatMap((model): Goods[] => {
    const { item, priced } = model.of;
    const of = totals.get(item.id);
    return of ? [returnedGoods(model, priced, of, names)] : [];
  });
  return asReturned(reader, goods);
}

function returnedGoods(
  model: CartLineModel,
  priced: Priced,
  totals: LineTotals,
  names: ReadonlyMap<number, string>,
): Goods {
  const { item } = model.of;
  const options = model.configurable_options.map(({ option_label, value_label }) => `${option_label}: ${value_label}`);
  return {
    id: names.get(item.line.id) ?? String(item.line.id),
    product: item.product,
    name: item.product.name,
    text: [...options, model.note ?? ''].filter(Boolean).join(', '),
    quantity: item.quantity,
    design: item.line.choice.kind === 'design' ? item.line.choice.config : null,
    ...withoutDiscount(totals, dutyOf(priced)?.label ?? null),
  };
}

/** A discount comes off the goods first, and off the duty where it is larger than they are. */
function withoutDiscount({ rowExcl, dutyExcl, discount }: LineTotals, label: string | null) {
  const offGoods = Math.min(discount, rowExcl);
  const duty = oere(dutyExcl - (discount - offGoods));
  return { row: oere(rowExcl - offGoods), duty: label === null ? null : { label, row: duty } };
}

/** Goods that lie in no cart, at the price of this quantity. */
export function linesOfProducts(
  reader: Reader,
  wanted: readonly { product: CardRow; priced: Priced; quantity: number }[],
): Promise<ReturnedLine[]> {
  const goods = wanted.map(({ product, priced, quantity }): Goods => {
    const duty = dutyOf(priced);
    return {
      id: String(product.id),
      product,
      name: product.name,
      text: '',
      quantity,
      row: oere(priced.final * quantity),
      design: null,
      duty: duty && { label: duty.label, row: oere(duty.unit * quantity) },
    };
  });
  return asReturned(reader, goods);
}

async function asReturned(reader: Reader, goods: readonly Goods[]): Promise<ReturnedLine[]> {
  const ids = goods.map(({ product }) => product.id);
  const [codes, categories, numbers] = await Promise.all([
    unitsInUnece(reader),
    categoriesOfProducts(reader, ids),
    numbersOfProducts(reader, ids),
  ]);
  return goods.map(({ product, ...line }) => ({
    ...line,
    sku: product.sku,
    unit: product.unit,
    unece: codes.get(product.unit) ?? PIECE,
    leadDays: product.delivery_days,
    manufacturer: product.brand || null,
    manufacturerNumber: numbers.get(product.id)?.manufacturerNumber ?? null,
    classes: numbers.get(product.id)?.classes,
    ean: numbers.get(product.id)?.ean || null,
    picture: product.picture && mediaPath(product.picture[0], 800, 'png', product.picture[1]),
    categories: withAncestors(categories.get(product.id) ?? []),
  }));
}

/** 'kontor/papir/kopipapir' also yields its ancestors: an agreement may name any of the three. */
const withAncestors = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  });

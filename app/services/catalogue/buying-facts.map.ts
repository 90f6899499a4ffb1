// Maps the facts next to a product page's price: the price per piece of a pack, and the freight.
import { piecesHeld, pricePerPiece } from '#domain/catalogue/content-price';
import { oere } from '#domain/money/money';
import type { PriceView } from '~/models/money';
import type { ProductPage } from '~/models/product';
import type { ProductFragment } from '../generated/commerce';
import { variantsOf } from '../tile/options.map';
import { moneyOf } from '../tile/price.map';

export type Carried = Pick<ProductFragment, 'delivery_price' | 'free_delivery_from'>;

/** Price per piece of a product that is sold by the pack. */
export function perPieceOf(product: ProductFragment, price: PriceView | null): ProductPage['perPiece'] {
  const content = product.product_info?.find((fact) => fact?.code === 'count')?.value;
  const held = content ? piecesHeld(content) : null;
  const each = held && price ? pricePerPiece(oere(price.oere), held.count) : null;
  return held && each !== null ? { oere: each, kind: held.kind } : null;
}

/** A family has no freight price until a variant is chosen; until then the lowest freight of its variants. */
export function freightOnPage(
  product: ProductFragment,
  carried: Carried,
  price: PriceView | null,
): ProductPage['freight'] {
  if (price === null) return null;
  const freightOf = ({ delivery_price: each, free_delivery_from: limit }: Carried, isLeast: boolean) =>
    each ? [{ oere: moneyOf(each), isLeast, freeFromOere: limit ? moneyOf(limit) : null }] : [];
  const [own] = freightOf(carried, false);
  if (own || carried !== product) return own ?? null;
  const ways = variantsOf(product).flatMap((variant) => (variant.product ? freightOf(variant.product, true) : []));
  return ways.sort((one, other) => one.oere - other.oere)[0] ?? null;
}

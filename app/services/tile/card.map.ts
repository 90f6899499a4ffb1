// The facts of the wire's product that tile, product page and cart line all start from.
import type { CardFacts } from '#domain/catalogue/product-card';
import type { ShopRules } from '~/models/caller';
import type { Picture, QuantityRule } from '~/models/product';
import type { DetailFragment, TileFragment } from '../generated/commerce';

export type WireTile = TileFragment;
export type WireDetail = DetailFragment;

/** Most that one line may hold where the catalogue names no limit. */
const ANY_QUANTITY = 10_000;

export function productSlug(product: { canonical_url?: string | null; url_key?: string | null }): string {
  return product.canonical_url || product.url_key || '';
}

export const pictureOf = (
  image: { url?: string | null; label?: string | null } | null | undefined,
  name: string,
): Picture => ({
  url: image?.url ?? '',
  alt: image?.label || name,
});

export function quantityRuleOf(item: WireTile['stock_item']): QuantityRule {
  const increments = Math.max(1, item?.increments ?? 1);
  const max = item?.max_qty && item.max_qty > 0 ? item.max_qty : ANY_QUANTITY;
  return { min: Math.max(1, item?.min_qty ?? 1), max, increments };
}

/** Fields that decide how a product may be bought: available for each fragment that selects them. */
export type WireCard = Pick<
  WireTile,
  'type_id' | 'request_price' | 'roda_hide' | 'pcon_moc' | 'pcon_ban' | 'stock_status'
> & {
  __typename: WireTile['__typename'];
};

/** It comes by mail: nothing waits for it on a shelf. */
export const isGiftCardTile = ({ type_id: type }: Pick<WireTile, 'type_id'>): boolean => type === 'giftcard';

/** Spec §3 type_id. Products with variants also have their own type on the wire, which decides the fields that may be selected. */
function typeOf(product: WireCard): CardFacts['typeId'] {
  if (product.__typename === 'ConfigurableProduct') return 'configurable';
  if (product.type_id === 'pcon') return 'pcon';
  return isGiftCardTile(product) ? 'giftcard' : 'simple';
}

export function cardFactsOf(product: WireCard, rules: ShopRules): CardFacts {
  return {
    requestPrice: product.request_price === true,
    rodaHide: product.roda_hide ?? null,
    typeId: typeOf(product),
    pconMoc: product.pcon_moc ?? null,
    pconBan: product.pcon_ban ?? null,
    tradeOnlyStore: rules.tradeOnlyStore,
    catalogueMode: rules.catalogueMode,
    onlyLooks: rules.onlyLooks ?? false,
    isSalable: product.stock_status === 'IN_STOCK',
  };
}

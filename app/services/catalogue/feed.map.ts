// From the wire's product to the entries of a product feed: one per product or variant, or why it is left out.

import { showsPrice } from '#domain/catalogue/product-card';
import { productPath } from '#domain/page/addresses';
import type { ShopRules } from '~/models/caller';
import type { FeedEntry, LeftOutReason } from '~/models/feed';
import type { FeedProductsQuery } from '../generated/commerce';
import { cardFactsOf, isGiftCardTile, productSlug } from '../tile/card.map';
import { dutyOf, includedIn, moneyOf } from '../tile/price.map';

export type FeedProduct = NonNullable<NonNullable<NonNullable<FeedProductsQuery['products']>['items']>[number]>;
type Offered = Pick<FeedProduct, 'sku' | 'stock_status' | 'ean' | 'small_image' | 'price_range'>;

/** As long as Google allows; others cut it themselves. */
const LONGEST_TITLE = 150;
const LONGEST_TEXT = 5_000;

/** Descriptions are HTML; feeds take plain text. */
export const feedText = (html: string): string =>
  html
    .replace(/<(br|\/p|\/li|\/h\d|\/tr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

function leftOut(product: FeedProduct, rules: ShopRules): LeftOutReason | null {
  if (!rules.showsVat) return 'PRICE_WITHOUT_VAT';
  if (isGiftCardTile(product)) return 'GIFT_CARD';
  if (product.pcon_moc && product.pcon_ban) return 'DESIGNED';
  return showsPrice(cardFactsOf(product, rules)) ? null : 'NO_PRICE';
}

/** The price of one as its page shows it: with VAT and duties. */
function shownPrices({ price_range: { minimum_price: least } }: Offered, rules: ShopRules) {
  if (typeof least.final_price.value !== 'number') return null;
  const duty = includedIn(dutyOf(least.fixed_product_taxes, rules));
  const [oere, regular] = [moneyOf(least.final_price) + duty, moneyOf(least.regular_price) + duty];
  return { oere, regularOere: Math.max(regular, oere) };
}

interface Family {
  product: FeedProduct;
  rules: ShopRules;
  reason: LeftOutReason | null;
}

function feedEntry(
  { product, rules, reason }: Family,
  offered: Offered,
  options: { uid: string; label: string }[],
): FeedEntry[] {
  if (!offered.sku) return [];
  const prices = shownPrices(offered, rules);
  const text = feedText(product.short_description?.html || product.description?.html || '');
  const name = [product.name ?? '', ...options.map(({ label }) => label)].join(', ');
  const image = offered.small_image?.url || product.small_image?.url || '';
  return [
    {
      ...{ sku: offered.sku, family: options.length > 0 ? (product.sku ?? null) : null },
      ...{ title: name.slice(0, LONGEST_TITLE), text: (text || name).slice(0, LONGEST_TEXT) },
      path: productPath(
        productSlug(product),
        options.map(({ uid }) => uid),
      ),
      image,
      ean: offered.ean || null,
      brand: (product.product_info ?? []).find((info) => info?.code === 'brand')?.value ?? '',
      category: (product.breadcrumbs ?? []).flatMap((crumb) => crumb?.label ?? []).join(' > '),
      isSalable: offered.stock_status === 'IN_STOCK',
      ...(prices ?? { oere: 0, regularOere: 0 }),
      reason: reason ?? (prices === null || prices.oere === 0 ? 'NO_PRICE' : image === '' ? 'NO_PICTURE' : null),
    },
  ];
}

/** A product with variants is an entry for each of them. */
export function feedEntriesOf(product: FeedProduct, rules: ShopRules): FeedEntry[] {
  const family = { product, rules, reason: leftOut(product, rules) };
  if (product.__typename !== 'ConfigurableProduct') return feedEntry(family, product, []);
  return (product.variants ?? []).flatMap((variant) => {
    const options = (variant?.attributes ?? []).flatMap((one) =>
      one ? [{ uid: one.uid, label: one.label ?? '' }] : [],
    );
    return variant?.product ? feedEntry(family, variant.product, options) : [];
  });
}

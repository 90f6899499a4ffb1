// What a product or category page says to search machines (schema.org): the same price and stock that the page shows, and nothing more.
import type { CategoryPage } from '~/models/catalogue';
import type { PriceView } from '~/models/money';
import type { Crumb, ProductPage } from '~/models/product';

const SCHEMA = 'https://schema.org';
const CURRENCY = 'DKK';

/** A block of JSON-LD. */
export type StructuredData = { '@context': typeof SCHEMA; '@type': string } & Record<string, unknown>;

const kroner = (oere: number) => (oere / 100).toFixed(2);

/** The way to a page, the page itself last. */
export function breadcrumbListOf(crumbs: readonly Crumb[], origin: string): StructuredData {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  };
}

/** Offers whose variants differ in price name the cheapest, as the page does with its "Fra". */
function offerOf(page: ProductPage, price: PriceView, origin: string) {
  const amount = price.from
    ? { '@type': 'AggregateOffer', lowPrice: kroner(price.oere) }
    : {
        '@type': 'Offer',
        price: kroner(price.oere),
        itemCondition: `${SCHEMA}/NewCondition`,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: kroner(price.oere),
          priceCurrency: CURRENCY,
          valueAddedTaxIncluded: price.includesVat,
        },
      };
  return {
    ...amount,
    priceCurrency: CURRENCY,
    availability: `${SCHEMA}/${page.stock.salable ? 'InStock' : 'OutOfStock'}`,
    url: new URL(page.href, origin).href,
  };
}

/** Without a price to show (on request, for companies only, in the catalogue) there is no offer. */
export function productDataOf(page: ProductPage, origin: string): StructuredData {
  const { rating, price } = page;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: page.name,
    sku: page.cartSku ?? page.sku,
    url: new URL(page.canonical, origin).href,
    image: page.pictures.filter(({ url }) => url !== '').map(({ url }) => new URL(url, origin).href),
    ...(page.shortDescription ? { description: page.shortDescription } : {}),
    ...(page.ean ? { gtin: page.ean } : {}),
    ...(page.brand ? { brand: { '@type': 'Brand', name: page.brand.name } } : {}),
    ...(price ? { offers: offerOf(page, price, origin) } : {}),
    ...(rating && rating.count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.mean.toFixed(1),
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

export const categoryDataOf = (page: CategoryPage, origin: string): StructuredData[] => [
  breadcrumbListOf(page.crumbs, origin),
];

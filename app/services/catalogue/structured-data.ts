// What a product or category page says to search machines (schema.org): the same price and stock that the page shows, and nothing more.
import type { IsoDate } from '#domain/calendar/calendar';
import { lastDayBefore } from '#domain/calendar/period';
import type { CategoryPage } from '~/models/catalogue';
import type { PriceView } from '~/models/money';
import type { Crumb, VariantView } from '~/models/product';
import { returnPolicyOf, shippingDetails } from '../seller/shop-data';
import type { ProductAlone } from './product.map';

const SCHEMA = 'https://schema.org';
const CURRENCY = 'DKK';

/** A block of JSON-LD. */
export type StructuredData = { '@context': typeof SCHEMA; '@type': string } & Record<string, unknown>;

/** Where a page is found, and to whom it sells. */
export interface Telling {
  origin: string;
  sellsToConsumers: boolean;
}

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
function schemaOffer(page: ProductAlone, price: PriceView, shop: Telling) {
  const facts = { oere: price.oere, includesVat: price.includesVat, salable: page.stock.salable, href: page.href };
  const { origin } = shop;
  return price.from
    ? {
        '@type': 'AggregateOffer',
        lowPrice: kroner(price.oere),
        priceCurrency: CURRENCY,
        availability: availabilityOf(facts.salable),
        url: new URL(page.href, origin).href,
      }
    : oneOffer({ ...facts, deliveryOere: page.deliveryOere, validUntil: lastDayOf(price) }, shop);
}

const availabilityOf = (salable: boolean) => `${SCHEMA}/${salable ? 'InStock' : 'OutOfStock'}`;

interface OfferFacts {
  isLater?: boolean;
  oere: number;
  includesVat: boolean;
  salable: boolean;
  href: string;
  deliveryOere: number | null;
  /** The last day of a price that ends. */
  validUntil?: IsoDate | null;
}

function lastDayOf({ reasons }: PriceView): IsoDate | null {
  const until = reasons.flatMap((reason) => (reason.code === 'special' && reason.until ? [reason.until] : []))[0];
  return until === undefined ? null : lastDayBefore(new Date(until));
}

function oneOffer(
  { isLater, oere, includesVat, salable, href, deliveryOere, validUntil }: OfferFacts,
  { origin, sellsToConsumers }: Telling,
) {
  return {
    '@type': 'Offer',
    price: kroner(oere),
    priceCurrency: CURRENCY,
    ...(validUntil ? { priceValidUntil: validUntil } : {}),
    itemCondition: `${SCHEMA}/NewCondition`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: kroner(oere),
      priceCurrency: CURRENCY,
      valueAddedTaxIncluded: includesVat,
    },
    availability: availabilityOf(salable),
    url: new URL(href, origin).href,
    // Companies have no right of withdrawal, so that nothing is promised to them.
    ...(sellsToConsumers ? { hasMerchantReturnPolicy: returnPolicyAt(origin, isLater === true) } : {}),
    ...shippingDetails(deliveryOere),
  };
}

/** Output in full once per page, then referenced by id: halves the data of a family of many colours. */
function returnPolicyAt(origin: string, isLater: boolean) {
  const name = { '@id': new URL('/#returns', origin).href };
  return isLater ? name : { ...returnPolicyOf(origin), ...name };
}

/** The properties of schema.org that our options are. */
const VARIES_BY: Record<string, string> = { colour: 'color', size: 'size', format: 'size', box: 'size' };

const productGroup = (page: ProductAlone, shop: Telling) => ({
  '@type': 'ProductGroup',
  productGroupID: page.sku,
  variesBy: page.options.flatMap(({ code }) => (VARIES_BY[code] ? [`${SCHEMA}/${VARIES_BY[code]}`] : [])),
  hasVariant: page.variants.map((variant, at) => variantData(page, variant, shop, at > 0)),
});

function variantData({ name, price, pictures }: ProductAlone, variant: VariantView, shop: Telling, isLater: boolean) {
  const { sku, href, salable, priceOere: oere, deliveryOere, values } = variant;
  return {
    '@type': 'Product',
    name: [name, ...values.map(({ label }) => label)].join(', '),
    sku,
    url: new URL(href, shop.origin).href,
    // The others are those of the family.
    image: imagesOf(pictures.slice(0, 1), shop.origin),
    ...Object.fromEntries(values.flatMap(({ code, label }) => (VARIES_BY[code] ? [[VARIES_BY[code], label]] : []))),
    ...(price && oere !== null
      ? { offers: oneOffer({ isLater, oere, includesVat: price.includesVat, salable, href, deliveryOere }, shop) }
      : {}),
  };
}

const imagesOf = (pictures: ProductAlone['pictures'], origin: string) =>
  pictures.filter(({ url }) => url !== '').map(({ url }) => new URL(url, origin).href);

/** Without a price to show (on request, for companies only, in the catalogue) there is no offer. */
export function productDataOf(page: ProductAlone, shop: Telling): StructuredData {
  const { rating, price } = page;
  const { origin } = shop;
  const isFamily = page.variants.length > 0;
  return {
    '@context': SCHEMA,
    ...(isFamily ? productGroup(page, shop) : { '@type': 'Product', sku: page.cartSku ?? page.sku }),
    name: page.name,
    url: new URL(page.canonical, origin).href,
    image: imagesOf(page.pictures, origin),
    ...(page.shortDescription ? { description: page.shortDescription } : {}),
    ...(page.ean ? { gtin: page.ean } : {}),
    ...(page.brand ? { brand: { '@type': 'Brand', name: page.brand.name } } : {}),
    // A family is sold one by one: each of its variants has its own offer.
    ...(price && !isFamily ? { offers: schemaOffer(page, price, shop) } : {}),
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

export const categoryDataOf = ({ crumbs }: CategoryPage, origin: string) => [breadcrumbListOf(crumbs, origin)];

// Required properties per schema.org type for search engines, and their value formats in the shop.

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) => typeof value === 'string' && /^https?:\/\/[^/]+\/.*$/.test(value);
const isAmount: Check = (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value);
const isPlace: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const isList: Check = (value) => Array.isArray(value) && value.length > 0;
const isThing: Check = (value) => typeof value === 'object' && value !== null;
const isTerm =
  (...terms: string[]): Check =>
  (value) =>
    terms.some((term) => value === `https://schema.org/${term}`);
const is =
  (...words: unknown[]): Check =>
  (value) =>
    words.includes(value);

const REQUIRED: Record<string, Record<string, Check>> = {
  Organization: { name: isText, url: isAddress, logo: isAddress },
  PostalAddress: { streetAddress: isText, postalCode: isText, addressLocality: isText, addressCountry: is('DK') },
  Store: { name: isText, url: isAddress, address: isThing },
  GeoCoordinates: { latitude: Number.isFinite, longitude: Number.isFinite },
  OpeningHoursSpecification: { opens: isText, closes: isText },
  WebSite: { name: isText, url: isAddress, inLanguage: is('da', 'en'), publisher: isThing },
  SearchAction: { target: isThing, 'query-input': is('required name=search_term_string') },
  EntryPoint: { urlTemplate: (value) => isAddress(value) && String(value).includes('{search_term_string}') },
  BreadcrumbList: { itemListElement: isList },
  ListItem: { position: isPlace, name: isText, item: isAddress },
  Product: { name: isText, sku: isText, url: isAddress, image: isList },
  ProductGroup: { name: isText, productGroupID: isText, url: isAddress, variesBy: isList, hasVariant: isList },
  Brand: { name: isText },
  Offer: {
    price: isAmount,
    priceCurrency: is('DKK'),
    availability: isTerm('InStock', 'OutOfStock'),
    itemCondition: isTerm('NewCondition'),
    url: isAddress,
  },
  AggregateOffer: { lowPrice: isAmount, priceCurrency: is('DKK'), url: isAddress },
  UnitPriceSpecification: { price: isAmount, priceCurrency: is('DKK'), valueAddedTaxIncluded: is(true, false) },
  OfferShippingDetails: { shippingRate: isThing, shippingDestination: isThing },
  MonetaryAmount: { value: isAmount, currency: is('DKK') },
  DefinedRegion: { addressCountry: is('DK') },
  MerchantReturnPolicy: {
    applicableCountry: is('DK'),
    returnPolicyCategory: isTerm('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: is(14),
    returnMethod: isTerm('ReturnByMail'),
    returnFees: isTerm('ReturnFeesCustomerResponsibility'),
    merchantReturnLink: isAddress,
  },
  AggregateRating: { ratingValue: isText, reviewCount: isPlace },
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The missing or wrong properties, by type; an empty list for valid data. */
export function faultsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(faultsIn);
  if (!isRecord(data)) return [];
  const below = Object.values(data).flatMap(faultsIn);
  const type = data['@type'];
  // A reference to an object defined elsewhere.
  if (type === undefined) return '@id' in data ? below : ['no @type', ...below];
  const required = REQUIRED[String(type)];
  if (!required) return [`${type} is not in the table`, ...below];
  const wrong = Object.entries(required).flatMap(([name, check]) => (check(data[name]) ? [] : [`${type}.${name}`]));
  return [...wrong, ...below];
}

// What the front page says to search machines of the shop itself (schema.org): who sells here, and where to search.
import { searchPath, withdrawalPath } from '#domain/page/addresses';
import { WITHDRAWAL_DAYS } from '#domain/returns/withdrawal';
import type { SellerView } from '~/models/content';

const SCHEMA = 'https://schema.org';

export interface ShopOnHost {
  /** Scheme and host that the shop is known by. */
  origin: string;
  name: string;
  language: 'da' | 'en';
  hasSearch: boolean;
  /** A consumer may take back what was bought; companies have no such right. */
  sellsToConsumers: boolean;
  /** Null where it is not set who sells. */
  seller: SellerView | null;
}

/** The right of withdrawal as the shop's own page states it: the buyer sends the items back and pays for that. */
export const returnPolicyOf = (origin: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'DK',
  returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: WITHDRAWAL_DAYS,
  returnMethod: `${SCHEMA}/ReturnByMail`,
  returnFees: `${SCHEMA}/ReturnFeesCustomerResponsibility`,
  merchantReturnLink: new URL(withdrawalPath(), origin).href,
});

/** What one piece costs to have brought, within Denmark: the shop sends nowhere else. */
export const shippingDetails = (oere: number | null) =>
  oere === null
    ? {}
    : {
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: (oere / 100).toFixed(2), currency: 'DKK' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DK' },
        },
      };

/** The company behind the shop, as its invoices name it. */
const companyOf = ({ name, cvr, street, postcode, city, country, telephone, email }: SellerView) => ({
  legalName: name,
  vatID: `${country}${cvr}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  },
  telephone,
  email,
});

/** Address template: the search terms replace its placeholder. */
const searchTemplate = (origin: string) => `${origin}${searchPath()}?q={search_term_string}`;

export function shopDataOf({ origin, name, language, hasSearch, sellsToConsumers, seller }: ShopOnHost) {
  const url = `${origin}/`;
  const organization = { '@type': 'Organization', '@id': `${url}#organization`, name, url };
  return [
    {
      '@context': SCHEMA,
      ...organization,
      ...(seller ? companyOf(seller) : {}),
      logo: new URL('/icons/icon-512.png', origin).href,
      ...(sellsToConsumers ? { hasMerchantReturnPolicy: returnPolicyOf(origin) } : {}),
    },
    {
      '@context': SCHEMA,
      '@type': 'WebSite',
      name,
      url,
      inLanguage: language,
      publisher: { '@id': organization['@id'] },
      ...(hasSearch
        ? {
            potentialAction: {
              '@type': 'SearchAction',
              target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(origin) },
              'query-input': 'required name=search_term_string',
            },
          }
        : {}),
    },
  ];
}

// Documents of the content service: stores, front page, pages, logos.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import gql from 'graphql-tag';
import type {
  EnergyClassesQuery,
  EnergyClassesQueryVariables,
  FrontPageQuery,
  FrontPageQueryVariables,
  LogosQuery,
  LogosQueryVariables,
  PagesQuery,
  PagesQueryVariables,
  ShopVariantsQuery,
  ShopVariantsQueryVariables,
  StoresQuery,
  StoresQueryVariables,
} from '../generated/content';

export const STORES: TypedDocumentNode<StoresQuery, StoresQueryVariables> = gql`
  query Stores {
    stores(pagination: { limit: -1 }, sort: ["order:asc"]) {
      id: documentId
      Name
      store_code
      magento_id
      order
      showPricesIncludingTax
      enableAccountLink
      enableSearch
      opengraph
      asynchronousPrices enabledCookieInformation gtm
      freeFreight
      PopularSearchTerms
    }
  }
`;

/** A separate document: a content service that does not know the field refuses the complete document. */
export const SHOP_VARIANTS: TypedDocumentNode<ShopVariantsQuery, ShopVariantsQueryVariables> = gql`
  query ShopVariants {
    shopVariants(pagination: { limit: -1 }, sort: ["order:asc"]) {
      code
      name
      theme
      languages
      logo { url width height }
      look_mark
      hosts
      store_codes
      pinned
      punchout_store
      trade_only_store
      closed_paths
      leading_paths
      features
    }
  }
`;

export const FRONT_PARTS = gql`
  fragment FrontParts on FrontPage {
    banners {
      id: documentId
      title
      text
      media { url alternativeText }
      media_position
      button { text style type href }
      links { label href }
      textColor
      backgroundColor
      price { text currentPrice previousPrice currency }
      date_from
      date_to
    }
    categories { id category_id label href media { url alternativeText } }
    occasions { id title links { label href } }
    order
    recommendations {
      id
      type
      location
      title
      href
      numberOfRecommendations
      allowFill
      allowReplacing
      sinceMinutesAgo
      prioritizeDiversity
      context
      filters
    }
    facts { icon title text }
  }
`;

export const FRONT_PAGE: TypedDocumentNode<FrontPageQuery, FrontPageQueryVariables> = gql`
  query FrontPage($storeCode: String!, $locale: I18NLocaleCode!) {
    frontPages(filters: { stores: { store_code: { eq: $storeCode } } }, locale: $locale, pagination: { limit: 1 }) { ...FrontParts }
  }
  ${FRONT_PARTS}
`;

export const PAGES: TypedDocumentNode<PagesQuery, PagesQueryVariables> = gql`
  query Pages($storeCode: String!, $locale: I18NLocaleCode!) {
    pages(filters: { stores: { store_code: { eq: $storeCode } } }, locale: $locale, pagination: { limit: -1 }) { path title meta_description media { url alternativeText } }
  }
`;

export const LOGOS: TypedDocumentNode<LogosQuery, LogosQueryVariables> = gql`
  query Logos($locale: I18NLocaleCode!) {
    logos(locale: $locale, pagination: { limit: -1 }, sort: ["position:asc"]) { identifier name description position text issuer issuer_url media { name url } }
  }
`;

export const ENERGY_CLASSES: TypedDocumentNode<EnergyClassesQuery, EnergyClassesQueryVariables> = gql`
  query EnergyClasses {
    energyClasses(pagination: { limit: -1 }) { identifier icon { url } }
  }
`;

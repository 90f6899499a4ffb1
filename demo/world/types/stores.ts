// Stores, variants and places that sell, and the pair of languages.

export type StoreCode = 'b2c' | 'b2b' | 'b2cb' | 'b2b_uniq' | 'firmagaver_dk' | 'punchout';
/** Shop variants are data here; their looks and rules live in app/config/variants. */
export type VariantCode = 'office' | 'design' | 'advice' | 'gifts';
export type ShopCode = 'kbh' | 'aarhus' | 'odense' | 'aalborg' | 'esbjerg' | 'kolding';

/** Danish first, English where the shop shows it. */
export interface Bilingual {
  da: string;
  en: string;
}

export interface WorldStore {
  magentoId: number;
  code: StoreCode;
  name: string;
  domain: string;
  order: number;
  basis: 'gross' | 'net';
  showPricesIncludingTax: boolean;
  /** Goods total that makes freight free, in øre of the store's own basis; null = never. */
  freeFreightFromOere: number | null;
  enablePunchoutFeatures: boolean;
  /** Customers' allow-lists apply here (spec §6: in one shop only). */
  allowLists: boolean;
  /** Only customers of the store are admitted (spec §6: the advice shop). */
  loginRequired: boolean;
  enableAccountLink: boolean;
  enableSearch: boolean;
  asynchronousPrices: boolean;
  enabledCookieInformation: boolean;
  gtm: string | null;
  opengraph: { title: string; description: string };
  popularSearchTerms: string[];
  popularSearchTermsEn: string[];
}

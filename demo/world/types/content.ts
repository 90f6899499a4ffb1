// What the content service holds. Spec §3: Notification, Error page content, Recommendation block, Button, Logo, Energy class.
import type { FrontBlock } from '#domain/content/front-blocks';
import type { PictureSpec } from './pictures';
import type { Bilingual, StoreCode, VariantCode } from './stores';

export interface CmsLink {
  label: Bilingual;
  href: string;
  type: 'internal' | 'external' | 'anchor';
}
export interface WorldMenu {
  name: string;
  store: StoreCode;
  /** After the categories. */
  extras: readonly (CmsLink & { below: readonly CmsLink[] })[];
}
/** Who looks after the customers of some sales codes. */
export interface WorldSeller {
  name: string;
  title: string;
  codes: string[];
  role: Bilingual;
  hours: Bilingual;
  text: Bilingual;
  telephone: string;
  email: string;
  variant: VariantCode;
}
export interface FooterColumn {
  title: Bilingual;
  links: CmsLink[];
}
export interface FrontBanner {
  title: Bilingual;
  text: Bilingual;
  button: {
    text: Bilingual;
    href: string;
    style: 'primary' | 'secondary' | 'tertiary' | 'red';
    type: 'internal' | 'external' | 'anchor';
  };
  picture: PictureSpec;
  backgroundColour: string;
  textColour: string;
  mediaPosition: 'left' | 'right';
  /** Prices come from the product, so that banner and product never differ. */
  productSku: string | null;
  /** The lowest price behind its link, as its store shows prices; null where the banner shows none. */
  priceFromOere: number | null;
  dateFrom: string;
  dateTo: string | null;
  /** The products in the picture, each with a link to its page. */
  goods: CmsLink[];
}
export interface RecommendationRow {
  key: string;
  type: 'PopularProducts' | 'news' | 'category' | 'offers' | 'PersonalProductRecommendation' | 'RecentlyViewedProducts';
  title: Bilingual;
  categoryId: number | null;
  count: number;
}
export interface FrontPage {
  variant: VariantCode;
  store: StoreCode;
  heading: Bilingual;
  banners: FrontBanner[];
  categoryIds: number[];
  rows: RecommendationRow[];
  facts: {
    icon: 'truck' | 'invoice' | 'ean' | 'return' | 'shop' | 'phone' | 'gift' | 'leaf';
    title: Bilingual;
    text: Bilingual;
  }[];
  showInkFinder: boolean;
  /** Entrances by occasion. */
  occasions: { title: Bilingual; links: CmsLink[] }[];
  /** The blocks of the page, from top to bottom. */
  order: readonly FrontBlock[];
}
export interface ContactPerson {
  name: string;
  role: Bilingual;
  text: Bilingual;
  telephone: string;
  email: string;
  hours: Bilingual;
}
export interface ContentPage {
  id: number;
  section: 'info' | 'service' | 'inspiration' | 'customer/account';
  slug: string;
  path: string;
  title: Bilingual;
  teaser: Bilingual;
  html: Bilingual;
  picture: PictureSpec | null;
  /** Category that the page's recommendations come from. */
  categoryId: number | null;
  stores: StoreCode[] | null;
  /** Not published yet. */
  draft?: true;
}
export interface WorldNotification {
  /** What its files are called. */
  name: string;
  identifier: 'notification';
  message: Bilingual;
  dateFrom: string;
  dateTo: string | null;
  hideLimitToShoppinglist: boolean;
  hideNoAccessBonusshop: boolean;
  stores: StoreCode[];
}
export interface WorldPopup {
  /** What its files are called. */
  name: string;
  title: Bilingual;
  text: Bilingual;
  mini: Bilingual;
  /** Its function: offers the newsletter, or shows a linked picture. */
  newsletter: { button: Bilingual } | null;
  picture: { href: string; alt: Bilingual; button: Bilingual } | null;
  colours: { text: string; background: string } | null;
  priceFrom: { oere: number; text: Bilingual } | null;
  delayMs: number;
  dateFrom: string;
  dateTo: string | null;
  variant: VariantCode;
  stores: StoreCode[];
}
export interface ErrorPageContent {
  /** What its files are called. */
  name: string;
  priority: number;
  regex: string;
  isDefault: boolean;
  title: Bilingual;
  text: Bilingual;
  banner: { backgroundColor: string; text: Bilingual; textColor: string } | null;
  picture: PictureSpec | null;
  recommendations: RecommendationRow[];
  stores: StoreCode[];
}
export interface EnergyClass {
  identifier: string;
  /** Arrow colour of the label. */
  colour: string;
  scale: string;
}
export interface WorldLogo {
  identifier: string;
  name: string;
  position: number;
  description: Bilingual;
  /** Who sets the requirements, the issuer's own page, and what has to be met, as HTML. */
  issuer: Bilingual;
  issuerUrl: string;
  text: Bilingual;
}
export interface WorldContent {
  menus: readonly WorldMenu[];
  sellers: readonly WorldSeller[];
  footers: Record<VariantCode, FooterColumn[]>;
  frontPages: FrontPage[];
  /** The contact person, in the shops that have one. */
  contacts: Partial<Record<VariantCode, ContactPerson>>;
  pages: ContentPage[];
  notifications: WorldNotification[];
  errorPages: ErrorPageContent[];
  energyClasses: EnergyClass[];
  logos: WorldLogo[];
  popups: WorldPopup[];
}

// Data that the content service provides to pages: banners, footers, pages, notification, error pages.

import type { FrontBlock } from '#domain/content/front-blocks';
import type { DraftKind } from '#domain/page/content-draft';
import type { CategoryEntry } from './catalogue';
import type { Picture, Tile } from './product';

export interface ButtonView {
  text: string;
  href: string;
  style: 'primary' | 'secondary' | 'tertiary' | 'red';
}

/** A text by its key, with what fills its placeholders. */
export interface Message {
  key: string;
  params?: Record<string, string | number>;
}

/** Two colours that a shop owner has set, each as #rrggbb. */
export interface ColourPair {
  ink: string;
  ground: string;
}

/** What something is offered at, in the words of its campaign. */
export interface OfferPrice {
  text: string | null;
  oere: number;
  /** Shown struck through next to the price. */
  previousOere: number | null;
}

export interface BannerView {
  id: string;
  title: string;
  text: string;
  picture: Picture;
  button: ButtonView | null;
  position: 'left' | 'right';
  /** Goods in the picture. */
  links: LinkView[];
  /** Null: the look's own. */
  colours: ColourPair | null;
  price: OfferPrice | null;
}

export interface LinkView {
  label: string;
  href: string;
}

/** Ways in by an occasion: a price for each employee, a season, a number of people. */
export interface OccasionView {
  id: string;
  title: string;
  links: LinkView[];
}

/** The person whom the shop's customers call. */
export interface ContactPerson {
  name: string;
  role: string;
  text: string;
  telephone: string;
  email: string;
  hours: string;
  picture: Picture | null;
}

/** A promise of the shop with its sign; a sign that the looks do not know is drawn as a tick. */
export interface FactView {
  icon: string;
  title: string;
  text: string;
}

/** A content page as the search and the list of its section show it. */
export interface PageEntry {
  label: string;
  title: string;
  href: string;
  text: string;
  picture: Picture | null;
}

/** A row of recommendations as content sets it up (spec §3 "Recommendation block"). */
export interface RecommendationBlock {
  id: string;
  type: string;
  location: string;
  title: string;
  href: string | null;
  categoryIds: string[];
  sinceMinutesAgo: number | null;
  filters: object;
  settings: {
    numberOfRecommendations: number | null;
    allowFill: boolean;
    allowReplacing: boolean;
    prioritizeDiversity: boolean;
  };
}

export interface TileRow {
  id: string;
  title: string;
  href: string | null;
  tiles: Tile[];
  /** Slot of a row that the browser requests itself: shared pages contain nothing personal. */
  slot?: string;
}

/** A way in on the front page. */
export interface FrontEntry extends CategoryEntry {
  /** Null where it leads elsewhere than to a category. */
  categoryId: number | null;
}

export interface FrontPage {
  banners: BannerView[];
  categories: FrontEntry[];
  rows: TileRow[];
  facts: FactView[];
  occasions: OccasionView[];
  /** Blocks of the page, from top to bottom. */
  order: readonly FrontBlock[];
}

export interface FooterColumn {
  title: string;
  links: LinkView[];
}

/** Who looks after the customers of a sales code. */
export interface SalesPerson extends ContactPerson {
  /** The first of their codes, by which their page is known. */
  code: string;
  /** Sanitised HTML about the person. */
  html: string;
}

export interface ContentPage {
  slug: string;
  title: string;
  /** A sentence about it, for anyone who has not opened it yet. */
  description: string;
  html: string;
  picture: Picture | null;
}

/** What is said above a page that is looked at with a draft. */
export interface DraftView {
  kind: DraftKind;
  /** 'elsewhere': it is for other stores than the one of this page; 'ended': the link has ended, or it is no draft any more. */
  state: 'shown' | 'elsewhere' | 'ended';
  /** Names of the stores that it is for. */
  stores: string[];
}

export interface NotificationView {
  id: string;
  html: string;
}

/** A popup of the content service: a newsletter sign-up, or a picture with a link. */
export interface PopupContent {
  id: string;
  title: string;
  html: string;
  delayMs: number;
  mini: { text: string; colours: ColourPair };
  price: OfferPrice | null;
  newsletter: { picture: Picture | null; button: string } | null;
  /** `button`: what it says below the picture; null where the picture alone leads on. */
  picture: { picture: Picture; href: string; button: string | null } | null;
}

/** The popup of this page, in the state that the visitor has left it in. */
export interface PopupView extends PopupContent {
  isMini: boolean;
}

/** A page for an error as content has it; `blocks` still name what they recommend, the shop fills them. */
export interface ErrorContent extends Omit<ErrorPageView, 'rows'> {
  blocks: RecommendationBlock[];
}

export interface ErrorPageView {
  status: number;
  title: string;
  html: string;
  picture: Picture | null;
  banner: { text: string; background: string; colour: string } | null;
  /** Rows of recommendations under it, so that the page is no dead end. */
  rows: TileRow[];
}

/** Who sells here, as invoices name it. */
export interface SellerView {
  name: string;
  cvr: string;
  street: string;
  postcode: string;
  city: string;
  /** Two letters. */
  country: string;
  telephone: string;
  email: string;
}

// Writes front pages, footers, and the rows of recommendations that stand on them, on the product page and in the cart.
import type { NewEntry } from '#backend/content/entries/entries.sql';
import { type Entries, type Locale, said } from './content-entries';
import { bannerScene } from './scenes';
import type {
  Bilingual,
  DemoWorld,
  FrontPage,
  PictureSpec,
  RecommendationRow,
  StoreCode,
  WorldCategory,
} from './world/types';

/** Which stores a variant's content belongs to: those that its front pages are written for. */
function storesOf(world: DemoWorld, variant: string): StoreCode[] {
  return world.content.frontPages.filter((front) => front.variant === variant).map((front) => front.store);
}

export function addFooters(entries: Entries, world: DemoWorld): void {
  for (const front of world.content.frontPages) {
    const columns = world.content.footers[front.variant];
    entries.add('footer', `footer-${front.variant}-${front.store}`, storesOfFooter(world, front), (locale) => ({
      columns: columns.map((column, index) => ({
        id: `${front.variant}-${index}`,
        title: said(column.title, locale),
        links: column.links.map((link, at) => ({
          id: `${index}-${at}`,
          label: said(link.label, locale),
          href: link.href,
        })),
      })),
      facts: factsIn(front, locale),
    }));
  }
}

// Two shops may share a store (b2b): the first front page written for it speaks for both.
const storesOfFooter = (world: DemoWorld, front: FrontPage): StoreCode[] =>
  storesOf(world, front.variant).includes(front.store) ? [front.store] : [];

function factsIn(front: FrontPage, locale: Locale) {
  return front.facts.map((fact, index) => ({
    id: `fact-${index}`,
    icon: fact.icon,
    title: said(fact.title, locale),
    text: said(fact.text, locale),
  }));
}

export function addFrontPage(entries: Entries, front: FrontPage, categories: readonly WorldCategory[]): void {
  const name = `front-${front.variant}-${front.store}`;
  const shown = front.categoryIds.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  entries.add('front-page', name, [front.store], (locale) => ({
    banners: front.banners.map((banner, index) => ({
      documentId: `${name}-banner-${index}`,
      id: `${name}-banner-${index}`,
      title: said(banner.title, locale),
      text: said(banner.text, locale),
      media: entries.picture(`${name}-banner-${index}`, bannerScene(front.variant, index), ''),
      media_position: banner.mediaPosition,
      button: {
        id: `${index}`,
        text: said(banner.button.text, locale),
        style: banner.button.style,
        type: banner.button.type,
        href: banner.button.href,
      },
    })),
    categories: shown.map((category) => ({
      id: String(category.id),
      category_id: category.id,
      label: locale === 'en' ? category.nameEn : category.name,
      href: `/${category.urlPath}`,
      media: categoryPicture(entries, category),
    })),
    recommendations: front.rows.map((row) => rowIn(row, 'front', locale, categories)),
    facts: factsIn(front, locale),
  }));
}

/** A row of recommendations as a part of the page that it stands on. */
export function rowIn(
  row: RecommendationRow,
  location: string,
  locale: Locale,
  categories: readonly WorldCategory[],
): NewEntry['body'] {
  const asked = ROWS[row.type];
  return {
    id: row.key,
    type: asked.type,
    location,
    title: said(row.title, locale),
    href: asked.href ?? rowHref(row.categoryId, categories),
    numberOfRecommendations: row.count,
    allowFill: asked.fill ?? false,
    allowReplacing: true,
    prioritizeDiversity: asked.diverse ?? false,
    sinceMinutesAgo: A_MONTH_IN_MINUTES,
    context: row.categoryId === null ? {} : { categoryIds: [String(row.categoryId)] },
    filters: asked.filters ?? {},
  };
}

const A_MONTH_IN_MINUTES = 30 * 24 * 60;

interface AskedRow {
  type: string;
  filters?: object;
  href?: string;
  fill?: boolean;
  diverse?: boolean;
}

/** What each kind of row asks for. */
const ROWS: Record<FrontPage['rows'][number]['type'], AskedRow> = {
  PopularProducts: { type: 'PopularProducts', fill: true, diverse: true },
  category: { type: 'PopularProducts', fill: true },
  news: { type: 'ProductSearch', filters: { new: true }, href: '/produktnyheder', diverse: true },
  offers: { type: 'ProductSearch', filters: { special: true }, href: '/my-offers' },
  RecentlyViewedProducts: { type: 'RecentlyViewedProducts' },
  PersonalProductRecommendation: { type: 'PersonalProductRecommendation' },
};

/** Rows of the product page and the cart, the same in every store. */
const BLOCKS: readonly { location: string; title: Bilingual; type: string; more?: object }[] = [
  {
    location: 'product',
    type: 'PurchasedWithProduct',
    title: { da: 'Købes ofte sammen', en: 'Often bought together' },
  },
  {
    location: 'product',
    type: 'SimilarProducts',
    title: { da: 'Lignende varer', en: 'Similar products' },
    more: { allowReplacing: true },
  },
  { location: 'product', type: 'RecentlyViewedProducts', title: { da: 'Set for nylig', en: 'Recently viewed' } },
  {
    location: 'cart',
    type: 'PurchasedWithCurrentCart',
    title: { da: 'Går godt til det i kurven', en: 'Goes with what is in the cart' },
    more: { prioritizeDiversity: true },
  },
];

export function addRows(entries: Entries): void {
  BLOCKS.forEach(({ location, type, title, more }, index) => {
    entries.add('recommendation-block', `row-${location}-${index}`, null, (locale) => ({
      type,
      location,
      title: said(title, locale),
      numberOfRecommendations: 10,
      allowFill: false,
      sinceMinutesAgo: null,
      context: {},
      filters: {},
      ...more,
    }));
  });
}

function rowHref(categoryId: number | null, categories: readonly WorldCategory[]): string | null {
  const category = categories.find(({ id }) => id === categoryId);
  return category ? `/${category.urlPath}` : null;
}

function categoryPicture(entries: Entries, category: WorldCategory): NewEntry['body'] {
  const spec: PictureSpec = { ...category.picture, view: 'main' };
  return entries.picture(`category-${category.id}`, { kind: 'product', spec }, '');
}

// Writes the demo world's content: stores, footers, front pages, pages, notifications, error pages, logos, energy classes, pictures.
import type { PoolClient } from 'pg';
import { insertEntries, type NewEntry } from '#backend/content/entries/rows';
import { mediaVersion } from '#backend/ports/media/index';
import { ENERGY_CLASSES } from './pictures/marks';
import { drawMedia, type MediaDrawing } from './draw-media';
import { bannerScene, messageScene } from './scenes';
import type { Bilingual, DemoWorld, FrontPage, PictureSpec, StoreCode, WorldCategory } from './world/types';

type Locale = 'da' | 'en';
const LOCALES: readonly Locale[] = ['da', 'en'];

/** Collects entries, and each picture once under a key that says what it shows. */
class Entries {
  readonly all: NewEntry[] = [];
  private readonly media = new Map<string, string>();

  add(
    type: NewEntry['type'],
    documentId: string,
    stores: readonly StoreCode[] | null,
    bodyIn: (locale: Locale) => NewEntry['body'],
    more: Partial<NewEntry> = {},
  ) {
    const position = this.all.filter((entry) => entry.type === type && entry.locale === 'da').length;
    for (const locale of LOCALES) {
      const storeCodes = stores === null ? null : [...stores];
      const usual = { key: null, position, dateFrom: null, dateTo: null };
      this.all.push({ ...usual, documentId, type, locale, storeCodes, body: bodyIn(locale), ...more });
    }
  }

  /** An UploadFile for a drawing; the address carries a version, so that browsers may keep it for ever. */
  picture(name: string, drawing: MediaDrawing, alternativeText: string): NewEntry['body'] {
    const key = `content/${name.replaceAll('_', '-')}`;
    const version = this.media.get(key) ?? mediaVersion(drawMedia(drawing));
    if (!this.media.has(key)) {
      this.media.set(key, version);
      this.add('media', key, null, () => ({ ...drawing }), { key });
    }
    const file = { documentId: key, id: key, name: alternativeText || name, size: 0, mime: 'image/webp', ext: '.webp' };
    return { ...file, alternativeText, url: `/media/${key}.webp?v=${version}` };
  }
}

const said = (text: Bilingual, locale: Locale) => text[locale] || text.da;

export async function seedContent(on: Pick<PoolClient, 'query'>, world: DemoWorld): Promise<void> {
  const entries = new Entries();
  addStores(entries, world);
  addFooters(entries, world);
  for (const front of world.content.frontPages) addFrontPage(entries, front, world.categories);
  addPages(entries, world);
  addRows(entries);
  addNotices(entries, world);
  addMarks(entries, world);
  await insertEntries(on, entries.all);
}

function addStores(entries: Entries, world: DemoWorld): void {
  for (const store of world.stores) {
    const body = {
      Name: store.name,
      store_code: store.code,
      magento_id: String(store.magentoId),
      order: store.order,
      domain: store.domain,
      showPricesIncludingTax: store.showPricesIncludingTax,
      enablePunchoutFeatures: store.enablePunchoutFeatures,
      enableAccountLink: store.enableAccountLink,
      enableSearch: store.enableSearch,
      enabledCookieInformation: store.enabledCookieInformation,
      asynchronousPrices: store.asynchronousPrices,
      gtm: store.gtm,
      opengraph: store.opengraph,
      freeFreight: store.freeFreightFromOere === null ? null : store.freeFreightFromOere / 100,
      PopularSearchTerms: store.popularSearchTerms,
    };
    entries.add('store', `store-${store.code}`, null, () => body, { key: store.code, position: store.order });
  }
}

/** Which stores a variant's content belongs to: those that its front pages are written for. */
function storesOf(world: DemoWorld, variant: string): StoreCode[] {
  return world.content.frontPages.filter((front) => front.variant === variant).map((front) => front.store);
}

function addFooters(entries: Entries, world: DemoWorld): void {
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

function addFrontPage(entries: Entries, front: FrontPage, categories: readonly WorldCategory[]): void {
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
    recommendations: front.rows.map((row) => {
      const asked = ROWS[row.type];
      const categoryIds = row.categoryId === null ? {} : { categoryIds: [String(row.categoryId)] };
      return {
        id: row.key,
        type: asked.type,
        location: 'front',
        title: said(row.title, locale),
        href: asked.href ?? rowHref(row.categoryId, categories),
        numberOfRecommendations: row.count,
        allowFill: asked.fill ?? false,
        allowReplacing: true,
        prioritizeDiversity: asked.diverse ?? false,
        sinceMinutesAgo: A_MONTH_IN_MINUTES,
        context: categoryIds,
        filters: asked.filters ?? {},
      };
    }),
    facts: factsIn(front, locale),
  }));
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

function addRows(entries: Entries): void {
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

function addPages(entries: Entries, world: DemoWorld): void {
  for (const page of world.content.pages) {
    const { picture } = page;
    entries.add(
      'page',
      `page-${page.id}`,
      page.stores,
      (locale) => ({
        slug: page.slug,
        path: page.path.replace(/^\//, ''),
        title: said(page.title, locale),
        text: said(page.html, locale),
        meta_description: said(page.teaser, locale),
        media: picture
          ? entries.picture(`page-${page.id}`, { kind: 'product', spec: picture }, said(page.title, locale))
          : null,
      }),
      { key: page.path.replace(/^\//, '') },
    );
  }
}

function addNotices(entries: Entries, world: DemoWorld): void {
  world.content.notifications.forEach((notice, index) => {
    entries.add('notification', `notification-${index}`, notice.stores, (locale) => ({
      identifier: notice.identifier,
      message: said(notice.message, locale),
      date_from: notice.dateFrom,
      date_to: notice.dateTo,
      hide_limit_to_shoppinglist: notice.hideLimitToShoppinglist,
      hide_no_access_bonusshop: notice.hideNoAccessBonusshop,
    }));
  });
  world.content.errorPages.forEach((page, index) => {
    const { banner } = page;
    const scene = messageScene(page.regex.includes('404') ? 'not-found' : 'error');
    entries.add('error-page', `error-page-${index}`, page.stores, (locale) => ({
      priority: page.priority,
      Regex: page.regex,
      is_default: page.isDefault,
      title: said(page.title, locale),
      text: said(page.text, locale),
      image: entries.picture(`error-${scene.name}`, scene, ''),
      banner: banner && {
        id: String(index),
        backgroundColor: banner.backgroundColor,
        text: said(banner.text, locale),
        textColor: banner.textColor,
      },
    }));
  });
}

function addMarks(entries: Entries, world: DemoWorld): void {
  for (const logo of world.content.logos) {
    const drawing: MediaDrawing = { kind: 'certificate', id: logo.identifier };
    const body = (locale: Locale) => ({
      identifier: logo.identifier,
      description: said(logo.description, locale),
      position: logo.position,
      text: said(logo.text, locale),
      issuer: said(logo.issuer, locale),
      issuer_url: logo.issuerUrl,
      media: entries.picture(`logo-${logo.identifier}`, drawing, logo.name),
    });
    entries.add('logo', `logo-${logo.identifier}`, null, body, { position: logo.position });
  }
  for (const { identifier } of world.content.energyClasses) {
    const letter = ENERGY_CLASSES.find((one) => one === identifier);
    if (!letter) throw new Error(`No arrow is drawn for energy class ${identifier}`);
    const icon = entries.picture(`energy-${identifier.toLowerCase()}`, { kind: 'energy', letter }, identifier);
    entries.add('energy-class', `energy-${identifier}`, null, () => ({ identifier, icon }));
  }
}

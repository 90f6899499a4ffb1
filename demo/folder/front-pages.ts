// The demo's front pages and footers as records of content.yaml.
import type { FooterRecord } from '#backend/shop-files/sections/content/footers';
import type { FrontPageRecord } from '#backend/shop-files/sections/content/front-pages';
import type { RowRecord } from '#backend/shop-files/sections/content/rows';
import { ABOUT_SHOP } from '../world/content/navigation';
import type {
  FooterColumn,
  FrontPage,
  RecommendationRow,
  VariantCode,
  WorldCategory,
  WorldContent,
} from '../world/types';
import { bannerScene, portraitIn } from './scenes';

export const footerRecord = (
  { variant, store, facts }: FrontPage,
  footers: Record<VariantCode, readonly FooterColumn[]>,
  contacts: WorldContent['contacts'],
): FooterRecord => ({
  name: `${variant}-${store}`,
  // Two shops may share a store (b2b): the first footer written for it applies to both.
  stores: [store],
  about: ABOUT_SHOP,
  columns: footers[variant].map(({ title, links }) => ({
    title,
    links: links.map(({ label, href }) => ({ label, href })),
  })),
  facts,
  ...withContact(variant, contacts),
});

function withContact(variant: VariantCode, contacts: WorldContent['contacts']): Pick<FooterRecord, 'contact'> {
  const person = contacts[variant];
  return person ? { contact: { ...person, picture: portraitIn(variant) } } : {};
}

export const frontPageRecord = (
  { variant, store, banners, categoryIds, rows, facts, occasions, order }: FrontPage,
  categories: readonly WorldCategory[],
): FrontPageRecord => ({
  name: `${variant}-${store}`,
  stores: [store],
  banners: banners.map(({ title, text, mediaPosition, button, goods, priceFromOere, dateFrom }, index) => ({
    title,
    text,
    picture: bannerScene(variant, index),
    picture_side: mediaPosition,
    button: { text: button.text, href: button.href, style: button.style },
    links: goods.map(({ label, href }) => ({ label, href })),
    ...(priceFromOere === null ? {} : { price: { ...offerOf(priceFromOere), text: EX_VAT_FROM }, from: dateFrom }),
  })),
  categories: categoryIds.flatMap((id) => pathOf(id, categories) ?? []),
  occasions: occasions.map(({ title, links }) => ({ title, links: links.map(({ label, href }) => ({ label, href })) })),
  order: [...order],
  rows: rows.map((row) => rowRecord(row, categories)),
  facts,
});

const EX_VAT_FROM = { da: 'Priser ekskl. moms, fra', en: 'Prices excl. VAT, from' };
/** An amount in the format of content records. */
export const offerOf = (oere: number) => ({ current: oere / 100, currency: 'DKK' as const });

const KINDS: Record<RecommendationRow['type'], RowRecord['shows']> = {
  PopularProducts: 'popular',
  category: 'category',
  news: 'news',
  offers: 'offers',
  RecentlyViewedProducts: 'recent',
  PersonalProductRecommendation: 'personal',
};

export function rowRecord(row: RecommendationRow, categories: readonly WorldCategory[]): RowRecord {
  const category = row.categoryId === null ? undefined : pathOf(row.categoryId, categories);
  return {
    name: row.key,
    shows: KINDS[row.type],
    title: row.title,
    ...(category === undefined ? {} : { category }),
    count: row.count,
  };
}

const pathOf = (id: number, categories: readonly WorldCategory[]): string | undefined =>
  categories.find((category) => category.id === id)?.urlPath;

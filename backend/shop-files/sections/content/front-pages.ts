// Front pages: the list `front_pages` of content.yaml. The first one of a store is shown.
import { z } from 'zod/v4';
import { FRONT_BLOCKS, USUAL_ORDER } from '#domain/content/front-blocks';
import { yamlList } from '../../file/yaml';
import { banner, judgeBanner, type ShownBanner, shownBanner } from './banner';
import { type ContentType, contentSection, type Drafting } from './content-section';
import { facts, factsIn } from './facts';
import { both, draft, entryName, links, linksIn, storesOfEntry } from './fields';
import { judgeRows, row, rowsOfEntry } from './rows';

const schema = z.strictObject({
  name: entryName,
  stores: storesOfEntry,
  draft,
  banners: z.array(banner).max(10).default([]),
  /** Entrances by the paths of their categories. */
  categories: z.array(z.string().max(300)).max(30).default([]),
  /** Ways in by an occasion: a price for each employee, a season, a number of people. */
  occasions: z
    .array(z.strictObject({ title: both(), links }))
    .max(6)
    .default([]),
  rows: z.array(row).max(20).default([]),
  /** The blocks of the page, from top to bottom. */
  order: z
    .array(z.enum(FRONT_BLOCKS))
    .min(1)
    .max(FRONT_BLOCKS.length)
    .default([...USUAL_ORDER]),
  facts,
});

export type FrontPageRecord = z.infer<typeof schema>;

export const frontPagesSource = yamlList({ file: 'content.yaml', key: 'front_pages', schema });

export const frontPagesType: ContentType<FrontPageRecord> = {
  name: 'front-pages',
  title: 'forsider',
  type: 'front-page',
  source: frontPagesSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: ({ name }) => `front-${name}`,
  judge({ rows, categories, order, banners }, tell) {
    judgeRows(rows, tell);
    for (const [index, one] of banners.entries()) judgeBanner(one, ['banners', index], tell);
    order.forEach((block, index) => {
      if (order.indexOf(block) < index) tell(['order', index], `"${block}" står her to gange.`);
    });
    categories.forEach((path, index) => {
      if (categories.indexOf(path) < index) tell(['categories', index], `Kategorien "${path}" står her to gange.`);
    });
  },
  async draft(front, drafting) {
    const shown: ShownBanner[] = [];
    for (const [index, one] of front.banners.entries())
      shown.push(
        await shownBanner(`front-${front.name}-banner-${index}`, one, ['banners', index, 'picture'], drafting),
      );
    const entrances = entrancesOf(front, drafting);
    const rows = rowsOfEntry(front.rows, 'front', drafting);
    return {
      documentId: `front-${front.name}`,
      stores: front.stores,
      position: drafting.index,
      isDraft: front.draft ?? false,
      printed: {
        ...front,
        banners: front.banners.map((one, index) => ({ ...one, picture: shown[index]?.named ?? one.picture })),
      },
      body: (locale) => ({
        banners: shown.map(({ body }) => body(locale)),
        categories: entrances.map((one) => one(locale)),
        occasions: front.occasions.map(({ title, links: ways }, index) => ({
          id: `occasion-${index}`,
          title: title[locale],
          links: linksIn(ways, locale),
        })),
        order: front.order,
        recommendations: rows(locale),
        facts: factsIn(front.facts, locale),
      }),
    };
  },
};

export const frontPages = contentSection(frontPagesType);

const entrancesOf = ({ categories }: FrontPageRecord, { category, pictures, tell }: Drafting) =>
  categories.flatMap((path, index) => {
    const found = category(path, ['categories', index], tell);
    if (!found) return [];
    const media = pictures.ofCategory(found);
    return (locale: 'da' | 'en') => ({
      id: String(found.id),
      category_id: found.id,
      label: found[locale],
      href: `/${found.path}`,
      media,
    });
  });

// Front pages: the list `front_pages` of content.yaml. The first one of a store is shown.
import { z } from 'zod/v4';
import { FRONT_BLOCKS, USUAL_ORDER } from '#domain/front-blocks';
import { yamlList } from '../../file/yaml';
import { contentSection, type Drafting } from './content-section';
import { facts, factsIn } from './facts';
import { both, entryName, href, links, linksIn, storesOfEntry } from './fields';
import { type PictureNamed, picture } from './picture';
import { judgeRows, row, rowsOfEntry } from './rows';

const banner = z.strictObject({
  title: both(),
  text: both(500),
  picture,
  picture_side: z.enum(['left', 'right']).default('right'),
  button: z.strictObject({
    text: both(100),
    href,
    style: z.enum(['primary', 'secondary', 'tertiary', 'red']).default('primary'),
  }),
  /** Goods in the picture. */
  links,
});

const schema = z.strictObject({
  name: entryName,
  stores: storesOfEntry,
  banners: z.array(banner).max(10).default([]),
  /** Entrances by the paths of their categories. */
  categories: z.array(z.string().max(300)).max(30).default([]),
  /** Ways in by an occasion: a price for each employee, a season, a number of people. */
  occasions: z
    .array(z.strictObject({ title: both(), links }))
    .max(6)
    .default([]),
  rows: z.array(row).max(20).default([]),
  /** What stands on the page, from top to bottom. */
  order: z
    .array(z.enum(FRONT_BLOCKS))
    .min(1)
    .max(FRONT_BLOCKS.length)
    .default([...USUAL_ORDER]),
  facts,
});

export type FrontPageRecord = z.infer<typeof schema>;
type Banner = z.infer<typeof banner>;

export const frontPagesSource = yamlList({ file: 'content.yaml', key: 'front_pages', schema });

export const frontPages = contentSection<FrontPageRecord>({
  name: 'front-pages',
  title: 'forsider',
  type: 'front-page',
  source: frontPagesSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: ({ name }) => `front-${name}`,
  judge({ rows, categories, order }, tell) {
    judgeRows(rows, tell);
    order.forEach((block, index) => {
      if (order.indexOf(block) < index) tell(['order', index], `"${block}" står her to gange.`);
    });
    categories.forEach((path, index) => {
      if (categories.indexOf(path) < index) tell(['categories', index], `Kategorien "${path}" står her to gange.`);
    });
  },
  async draft(front, drafting) {
    const shown: ShownBanner[] = [];
    for (const [index, one] of front.banners.entries()) shown.push(await shownBanner(front, one, index, drafting));
    const entrances = entrancesOf(front, drafting);
    const rows = rowsOfEntry(front.rows, 'front', drafting);
    return {
      documentId: `front-${front.name}`,
      stores: front.stores,
      position: drafting.index,
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
});

interface ShownBanner {
  named: PictureNamed | undefined;
  body(locale: 'da' | 'en'): object;
}

async function shownBanner(
  { name }: FrontPageRecord,
  asked: Banner,
  index: number,
  { pictures, tell }: Drafting,
): Promise<ShownBanner> {
  const id = `front-${name}-banner-${index}`;
  const at = ['banners', index, 'picture'];
  const shown = await pictures.named({ name: id, named: asked.picture, alternativeText: '', at, tell });
  const { button } = asked;
  return {
    named: shown?.named,
    body: (locale) => ({
      documentId: id,
      id,
      title: asked.title[locale],
      text: asked.text[locale],
      media: shown?.file ?? null,
      media_position: asked.picture_side,
      button: {
        id: String(index),
        text: button.text[locale],
        style: button.style,
        type: button.href.startsWith('#') ? 'anchor' : button.href.startsWith('/') ? 'internal' : 'external',
        href: button.href,
      },
      links: linksIn(asked.links, locale),
    }),
  };
}

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

// From the blocks of a page on the wire to the page's. HTML was sanitised when it was written and is sanitised again here; a block of a kind
// that is not known, or that says too little to be shown, is left out.
import { safeHref } from '#domain/page/safe-href';
import type { BlockContent } from '~/models/page-block';
import type { PageQuery } from '../generated/content';
import { recommendationBlockOf } from './block.map';
import { bannerViewOf, type DatedBanner } from './content.map';
import { filmSourceOf } from './film.map';
import { richTextHtml } from './html.map';
import { contentPicture } from './parts.map';

type WirePage = NonNullable<PageQuery['pages'][number]>;
type WireBlock = NonNullable<NonNullable<WirePage['blocks']>[number]>;
type Kind = WireBlock['__typename'];
type OfKind<Name extends Kind> = Extract<WireBlock, { __typename: Name }>;
type Shown = BlockContent<DatedBanner>;

/** More blocks than anyone scrolls past. */
const MOST_BLOCKS = 40;

export function pageBlocksOf(blocks: WirePage['blocks']): Shown[] {
  const shown = (blocks ?? []).slice(0, MOST_BLOCKS).flatMap((block) => (block ? (blockOf(block) ?? []) : []));
  const once = shown.filter((block, at) => shown.findIndex((other) => isSameBlock(other, block)) === at);
  return once.map((block) =>
    once.some((other) => sharesId(other, block)) ? { ...block, id: idOfKind(block) } : block,
  );
}

/** Strapi counts the ids of each component by itself: a text and a picture may both have the id 2. */
const isSameBlock = (one: Shown, other: Shown) => one.id === other.id && one.kind === other.kind;
const sharesId = (one: Shown, other: Shown) => one.id === other.id && one.kind !== other.kind;
const idOfKind = ({ id, kind }: Shown) => id.replace(/^block-/, `block-${kind}-`);

/** What links and titles name the block by: no space, no quote, nothing that ends an address. */
const blockIdFrom = (id: string) => `block-${id.replaceAll(/[^A-Za-z0-9_-]+/g, '-')}`;

const placedBlock = ({ id, anchor }: { id: string; anchor?: string | null }) => ({
  id: blockIdFrom(id),
  anchor: anchor && /^[A-Za-z][A-Za-z0-9_-]{0,62}$/.test(anchor) ? anchor : null,
});

const MAPS: { [Name in Kind]: (block: OfKind<Name>) => Shown | null } = {
  ComponentBlocksText: (block) =>
    block.text
      ? { ...placedBlock(block), kind: 'text', title: block.title || null, html: richTextHtml(block.text) }
      : null,
  ComponentBlocksPicture: pictureBlockOf,
  ComponentBlocksProducts: ({ title, href, skus, ...block }) =>
    title ? { ...placedBlock(block), kind: 'products', title, href: safeHref(href), skus: skusIn(skus) } : null,
  ComponentBlocksRecommendation: ({ recommendation, ...block }) =>
    recommendation
      ? { ...placedBlock(block), kind: 'recommendation', recommendation: recommendationBlockOf(recommendation) }
      : null,
  ComponentBlocksBanner: ({ banner, ...block }) =>
    banner?.title ? { ...placedBlock(block), kind: 'banner', banner: bannerViewOf(banner) } : null,
  ComponentBlocksAccordion({ title, items, ...block }) {
    const folds = (items ?? []).flatMap((item) =>
      item?.title ? [{ id: blockIdFrom(`fold-${item.id}`), title: item.title, html: richTextHtml(item.text) }] : [],
    );
    return folds.length > 0 ? { ...placedBlock(block), kind: 'accordion', title: title || null, items: folds } : null;
  },
  ComponentBlocksForm: ({ form, title, text, ...block }) =>
    form === 'newsletter' || form === 'stores' || form === 'search' || form === 'enquiry'
      ? { ...placedBlock(block), kind: 'form', form, title: title || null, html: richTextHtml(text) }
      : null,
  ComponentBlocksVideo({ title, text, poster, ...block }) {
    const source = filmSourceOf(block);
    if (!title || !source) return null;
    return {
      ...placedBlock(block),
      kind: 'video',
      title,
      html: richTextHtml(text),
      poster: contentPicture(poster),
      source,
    };
  },
};

function blockOf(block: WireBlock): Shown | null {
  return isOfKnownKind(block) ? mapped(block.__typename, block) : null;
}

/** Another service may have additional kinds, which it returns by their names alone. */
const isOfKnownKind = ({ __typename }: { __typename: string }): boolean => Object.hasOwn(MAPS, __typename);

function mapped<Name extends Kind>(name: Name, block: OfKind<Name>): Shown | null {
  const map: (block: OfKind<Name>) => Shown | null = MAPS[name];
  return map(block);
}

function pictureBlockOf({ media, caption, href, ...block }: OfKind<'ComponentBlocksPicture'>): Shown | null {
  const picture = contentPicture(media);
  if (!picture) return null;
  const measures = media?.width && media.height ? { width: media.width, height: media.height } : null;
  return { ...placedBlock(block), kind: 'picture', picture, measures, caption: caption || null, href: safeHref(href) };
}

/** As many as a row shows. */
const MOST_GOODS = 24;

const skusIn = (skus: unknown): string[] =>
  Array.isArray(skus)
    ? [...new Set(skus.filter((sku): sku is string => typeof sku === 'string' && sku !== ''))].slice(0, MOST_GOODS)
    : [];

// From the content service's shapes to the pages'. HTML was sanitised when it was written and is sanitised again here.
// Lists that another Strapi has no type for are null, no matter what our own schema promises.
import type { NotificationFacts } from '#domain/notification';
import type {
  BannerView,
  ButtonView,
  ContentPage,
  FactView,
  FooterColumn,
  FrontPage,
  RecommendationBlock,
} from '~/models/content';
import type { Picture } from '~/models/product';
import type { FrameContentQuery, FrontPageQuery, PageQuery } from '../generated/content';
import { recommendationBlockOf } from './block.map';
import { cleanHtml } from './html.map';

type WireMedia = { url: string; alternativeText?: string | null } | null | undefined;

export const contentPicture = (media: WireMedia): Picture | null =>
  media ? { url: media.url, alt: media.alternativeText ?? '' } : null;

export interface FrameContent {
  columns: FooterColumn[];
  facts: FactView[];
  notifications: (NotificationFacts & { html: string })[];
}

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null);
export function frameContentOf(data: FrameContentQuery): FrameContent {
  const footer = data.footers?.[0];
  return {
    columns: (footer?.columns ?? []).flatMap((column) =>
      column
        ? [
            {
              title: column.title ?? '',
              links: (column.links ?? []).flatMap((link) =>
                link?.href ? [{ label: link.label ?? '', href: link.href }] : [],
              ),
            },
          ]
        : [],
    ),
    facts: factsOf(footer?.facts),
    notifications: (data.notifications ?? []).flatMap((one) =>
      one
        ? [
            {
              id: one.id,
              from: dateOf(one.date_from),
              to: dateOf(one.date_to),
              hideLimitToShoppingList: one.hide_limit_to_shoppinglist === true,
              hideNoAccessBonusShop: one.hide_no_access_bonusshop === true,
              html: cleanHtml(one.message ?? ''),
            },
          ]
        : [],
    ),
  };
}

type WireFact = { icon?: string | null; title?: string | null; text?: string | null } | null;

function factsOf(facts: readonly WireFact[] | null | undefined): FactView[] {
  return (facts ?? []).flatMap((fact) =>
    fact ? [{ icon: fact.icon ?? '', title: fact.title ?? '', text: fact.text ?? '' }] : [],
  );
}

type WireFront = NonNullable<FrontPageQuery['frontPages'][number]>;
type WireBanner = NonNullable<NonNullable<WireFront['banners']>[number]>;

function buttonOf(button: WireBanner['button']): ButtonView | null {
  if (!button?.href) return null;
  return { text: button.text ?? '', href: button.href, style: button.style ?? 'primary' };
}

function bannerView(banner: WireBanner): BannerView {
  return {
    id: banner.id,
    title: banner.title ?? '',
    text: banner.text ?? '',
    picture: contentPicture(banner.media) ?? { url: '', alt: '' },
    button: buttonOf(banner.button),
    position: banner.media_position ?? 'right',
  };
}

/** A front page as content has it; `rows` still name what they recommend, the shop fills them. */
export interface FrontContent extends Omit<FrontPage, 'rows'> {
  rows: RecommendationBlock[];
}

export function frontContentOf(data: FrontPageQuery): FrontContent | null {
  const front = data.frontPages?.[0];
  if (!front) return null;
  return {
    banners: (front.banners ?? []).flatMap((banner) => (banner ? [bannerView(banner)] : [])),
    categories: (front.categories ?? []).flatMap((entry) =>
      entry?.href
        ? [
            {
              id: entry.id,
              categoryId: entry.category_id ?? null,
              name: entry.label ?? '',
              href: entry.href,
              picture: contentPicture(entry.media),
            },
          ]
        : [],
    ),
    facts: factsOf(front.facts),
    rows: (front.recommendations ?? []).flatMap((row) => (row ? [recommendationBlockOf(row)] : [])),
  };
}

export function contentPageOf(data: PageQuery): ContentPage | null {
  const page = data.pages?.[0];
  if (!page) return null;
  const { slug, title, meta_description: description, text, media } = page;
  return {
    slug,
    title: title ?? '',
    description: description ?? '',
    html: cleanHtml(text ?? ''),
    picture: contentPicture(media),
  };
}

// From the content service's shapes to the pages'. HTML was sanitised when it was written and is sanitised again here.
// Lists that another Strapi has no type for are null, no matter what our own schema promises.

import type { Period } from '#domain/calendar/period';
import { frontOrder } from '#domain/content/front-blocks';
import type { NotificationFacts } from '#domain/content/notification';
import type { PopupFacts } from '#domain/content/popup';
import { safeHref } from '#domain/page/safe-href';
import type {
  BannerView,
  ButtonView,
  ContactPerson,
  FactView,
  FooterColumn,
  FrontPage,
  PopupContent,
  RecommendationBlock,
} from '~/models/content';
import type {
  FooterPartsFragment,
  FrameContentQuery,
  FrontPageQuery,
  NotificationPartsFragment,
} from '../generated/content';
import { recommendationBlockOf } from './block.map';
import { dateOf } from './date.map';
import { richTextHtml } from './html.map';
import { type MenuPoint, menuPointsOf } from './menu.map';
import { colourPairOf, contactPersonOf, contentPicture, linkViewsOf, offerPriceOf } from './parts.map';
import { popupsOf } from './popup.map';

export interface FrameContent {
  /** What the shop says of itself below its name. */
  about: string | null;
  columns: FooterColumn[];
  facts: FactView[];
  contact: ContactPerson | null;
  notifications: (NotificationFacts & { html: string })[];
  popups: (PopupFacts & PopupContent)[];
  /** What the shop's menu is made of; empty: of its categories. */
  menu: MenuPoint[];
}

export const frameContentOf = (data: FrameContentQuery): FrameContent => ({
  ...footerContentOf(data.footers?.[0]),
  notifications: noticesOf(data.notifications),
  popups: popupsOf(data.popups),
  menu: menuPointsOf(data.menus),
});

export const footerContentOf = (
  footer: FooterPartsFragment | null | undefined,
): Pick<FrameContent, 'about' | 'columns' | 'facts' | 'contact'> => ({
  about: footer?.about || null,
  columns: (footer?.columns ?? []).flatMap((column) =>
    column ? [{ title: column.title ?? '', links: linkViewsOf(column.links) }] : [],
  ),
  facts: factsOf(footer?.facts),
  contact: contactPersonOf(footer?.contact),
});

export const noticesOf = (
  notices: readonly (NotificationPartsFragment | null)[] | null | undefined,
): FrameContent['notifications'] =>
  (notices ?? []).flatMap((one) =>
    one
      ? [
          {
            id: one.id,
            from: dateOf(one.date_from),
            to: dateOf(one.date_to),
            hideLimitToShoppingList: one.hide_limit_to_shoppinglist === true,
            hideNoAccessBonusShop: one.hide_no_access_bonusshop === true,
            html: richTextHtml(one.message),
          },
        ]
      : [],
  );

type WireFact = { icon?: string | null; title?: string | null; text?: string | null } | null;

function factsOf(facts: readonly WireFact[] | null | undefined): FactView[] {
  return (facts ?? []).flatMap((fact) =>
    fact ? [{ icon: fact.icon ?? '', title: fact.title ?? '', text: fact.text ?? '' }] : [],
  );
}

type WireFront = NonNullable<FrontPageQuery['frontPages'][number]>;
type WireBanner = NonNullable<NonNullable<WireFront['banners']>[number]>;

function buttonOf(button: WireBanner['button']): ButtonView | null {
  const href = safeHref(button?.href, button?.type === 'anchor');
  if (!button || href === null) return null;
  return { text: button.text ?? '', href, style: button.style ?? 'primary' };
}

/** A banner with the time in which it is shown. */
export type DatedBanner = BannerView & { period: Period };

export function bannerViewOf(banner: WireBanner): DatedBanner {
  return {
    id: banner.id,
    title: banner.title ?? '',
    text: banner.text ?? '',
    picture: contentPicture(banner.media) ?? { url: '', alt: '' },
    button: buttonOf(banner.button),
    position: banner.media_position ?? 'right',
    links: linkViewsOf(banner.links),
    colours: colourPairOf(banner.textColor, banner.backgroundColor),
    price: offerPriceOf(banner.price),
    period: { from: dateOf(banner.date_from), to: dateOf(banner.date_to) },
  };
}

/** A front page as content has it; `rows` still name what they recommend, the shop fills them. */
export interface FrontContent extends Omit<FrontPage, 'rows' | 'banners'> {
  banners: DatedBanner[];
  rows: RecommendationBlock[];
}

export function frontContentOf(data: FrontPageQuery): FrontContent | null {
  const front = data.frontPages?.[0];
  if (!front) return null;
  return {
    banners: (front.banners ?? []).flatMap((banner) => (banner ? [bannerViewOf(banner)] : [])),
    categories: (front.categories ?? []).flatMap((entry) => {
      const href = safeHref(entry?.href);
      if (!entry || href === null) return [];
      const { id, category_id: categoryId = null, label, media } = entry;
      return [{ id, categoryId, name: label ?? '', href, picture: contentPicture(media) }];
    }),
    facts: factsOf(front.facts),
    occasions: (front.occasions ?? []).flatMap((one) =>
      one ? [{ id: one.id, title: one.title ?? '', links: linkViewsOf(one.links) }] : [],
    ),
    order: frontOrder(front.order),
    rows: (front.recommendations ?? []).flatMap((row) => (row ? [recommendationBlockOf(row)] : [])),
  };
}

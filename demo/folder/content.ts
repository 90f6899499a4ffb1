// The demo's content as records of content.yaml and of the Markdown files below content/.

import { ENERGY_CLASSES } from '#backend/ports/media/energy-arrow';
import type { Printed } from '#backend/shop-files/section';
import type { EnergyClassRecord } from '#backend/shop-files/sections/content/energy-classes';
import { energyClassesSource } from '#backend/shop-files/sections/content/energy-classes';
import { type ErrorPageRecord, errorPagesSource } from '#backend/shop-files/sections/content/error-pages';
import { footersSource } from '#backend/shop-files/sections/content/footers';
import { type FrontPageRecord, frontPagesSource } from '#backend/shop-files/sections/content/front-pages';
import { type LogoRecord, logosSource } from '#backend/shop-files/sections/content/logos';
import { type MenuRecord, menusSource } from '#backend/shop-files/sections/content/menus';
import { type NotificationRecord, notificationsSource } from '#backend/shop-files/sections/content/notifications';
import { type PageRecord, pagesSource } from '#backend/shop-files/sections/content/pages';
import { type PopupRecord, popupsSource } from '#backend/shop-files/sections/content/popups';
import {
  type RecommendationRowRecord,
  recommendationRowsSource,
} from '#backend/shop-files/sections/content/recommendation-rows';
import { type RedirectRecord, redirectsSource } from '#backend/shop-files/sections/content/redirects';
import { type SellerRecord, sellersSource } from '#backend/shop-files/sections/content/sellers';
import type { DemoWorld, PictureSpec, WorldMenu, WorldSeller } from '../world/types';
import { draftFrontPage, draftPopup } from './drafts';
import { footerRecord, frontPageRecord, offerOf, rowRecord } from './front-pages';
import { blocksOfPage } from './page-blocks';
import { bannerScene, messageScene, portraitIn } from './scenes';

export const contentFiles = (world: DemoWorld): Printed[] => [
  ...frontPagesSource.print(withDraftFront(world)),
  ...menusSource.print(world.content.menus.map(menuRecord)),
  ...redirectsSource.print(REDIRECTS),
  ...footersSource.print(
    world.content.frontPages.map((front) => footerRecord(front, world.content.footers, world.content.contacts)),
  ),
  ...recommendationRowsSource.print(RECOMMENDATION_ROWS),
  ...energyClassesSource.print(energyClassRecords(world)),
  ...pagesSource.print(pageRecords(world)),
  ...notificationsSource.print(notificationRecords(world)),
  ...popupsSource.print([...popupRecords(world), ...draftPopups(world)]),
  ...errorPagesSource.print(errorPageRecords(world)),
  ...logosSource.print(logoRecords(world)),
  ...sellersSource.print(world.content.sellers.map(sellerRecord)),
];

function withDraftFront({ content, categories }: DemoWorld): FrontPageRecord[] {
  const published = content.frontPages.map((front) => frontPageRecord(front, categories));
  return [...published, ...draftFrontPage(published)];
}

const pageRecords = ({ content }: DemoWorld): PageRecord[] =>
  content.pages.map(({ id, slug, path, stores, picture, title, teaser, html, draft = false }, position) => ({
    name: slug,
    id: `page-${id}`,
    path: path.replace(/^\//, ''),
    ...(stores === null ? {} : { stores }),
    ...(picture ? { picture: drawingOf(picture) } : {}),
    draft,
    blocks: blocksOfPage(slug),
    position,
    da: { title: title.da, teaser: teaser.da, text: html.da },
    en: { title: title.en, teaser: teaser.en, text: html.en },
  }));

const drawingOf = ({ family, traits, ...drawn }: PictureSpec): PageRecord['picture'] => ({
  drawing: family,
  ...drawn,
  ...(traits ? { traits: [...traits] } : {}),
});

const menuRecord = ({ name, store, extras }: WorldMenu): MenuRecord => ({
  name,
  stores: [store],
  items: [
    { categories: 'all' },
    ...extras.map(({ label, href, below }) => ({
      ...{ label, href },
      ...(below.length > 0 ? { items: below.map((link) => ({ label: link.label, href: link.href })) } : {}),
    })),
  ],
});

/** The former URL of the page about freight. */
const REDIRECTS: readonly RedirectRecord[] = [{ from: 'info/fragt', to: '/info/levering', permanent: true }];

const sellerRecord = ({ role, hours, text, variant, ...seller }: WorldSeller, position: number): SellerRecord => ({
  ...seller,
  // Only this contact has a drawn portrait.
  ...(variant === 'advice' ? { picture: portraitIn(variant) } : {}),
  position,
  da: { role: role.da, hours: hours.da, text: text.da },
  en: { role: role.en, hours: hours.en, text: text.en },
});

const notificationRecords = ({ content }: DemoWorld): NotificationRecord[] =>
  content.notifications.map((notice, position) => ({
    name: notice.name,
    id: `notification-${position}`,
    stores: notice.stores,
    identifier: notice.identifier,
    from: notice.dateFrom,
    ...(notice.dateTo === null ? {} : { to: notice.dateTo }),
    hide_limit_to_shoppinglist: notice.hideLimitToShoppinglist,
    hide_no_access_bonusshop: notice.hideNoAccessBonusshop,
    position,
    da: { text: notice.message.da },
    en: { text: notice.message.en },
  }));

const popupRecords = ({ content }: DemoWorld): PopupRecord[] =>
  content.popups.map(({ name, stores, newsletter, picture, colours, priceFrom, ...popup }, position) => {
    const popupWordsIn = (language: 'da' | 'en') => ({
      title: popup.title[language],
      mini: popup.mini[language],
      ...(newsletter ? { button: newsletter.button[language] } : {}),
      ...(picture ? { button: picture.button[language], alt: picture.alt[language] } : {}),
      ...(priceFrom ? { price_text: priceFrom.text[language] } : {}),
      text: popup.text[language],
    });
    return {
      name,
      stores,
      shows: newsletter ? 'newsletter' : 'picture',
      picture: bannerScene(popup.variant, newsletter ? 1 : 0),
      ...(picture ? { href: picture.href } : {}),
      from: popup.dateFrom,
      ...(popup.dateTo === null ? {} : { to: popup.dateTo }),
      show_delay_ms: popup.delayMs,
      mini_colour: colours?.text ?? '#ffffff',
      mini_background: colours?.background ?? '#b3261e',
      ...(priceFrom ? { price: offerOf(priceFrom.oere) } : {}),
      position,
      da: popupWordsIn('da'),
      en: popupWordsIn('en'),
    };
  });

const draftPopups = ({ content: { popups } }: DemoWorld): PopupRecord[] =>
  popups.slice(0, 1).map(({ dateFrom }) => draftPopup(dateFrom, popups.length));

const errorPageRecords = ({ content, categories }: DemoWorld): ErrorPageRecord[] =>
  content.errorPages.map(({ name, banner, title, text, ...page }, position) => ({
    name,
    id: `error-page-${position}`,
    stores: page.stores,
    status: page.regex,
    priority: page.priority,
    default: page.isDefault,
    picture: messageScene(page.regex.includes('404') ? 'not-found' : 'error'),
    ...(banner ? { banner: { text: banner.text, background: banner.backgroundColor, colour: banner.textColor } } : {}),
    rows: page.recommendations.map((row) => rowRecord(row, categories)),
    position,
    da: { title: title.da, text: text.da },
    en: { title: title.en, text: text.en },
  }));

const logoRecords = ({ content }: DemoWorld): LogoRecord[] =>
  content.logos.map(({ identifier, name, issuerUrl, position, description, issuer, text }) => ({
    name: identifier,
    title: name,
    issuer_url: issuerUrl,
    position,
    da: { description: description.da, issuer: issuer.da, text: text.da },
    en: { description: description.en, issuer: issuer.en, text: text.en },
  }));

const energyClassRecords = ({ content }: DemoWorld): EnergyClassRecord[] =>
  content.energyClasses.map(({ identifier }) => {
    const letter = ENERGY_CLASSES.find((one) => one === identifier);
    if (!letter) throw new Error(`No arrow is drawn for energy class ${identifier}`);
    return { class: letter };
  });

/** Rows of the product page and the cart, the same in every store. */
const RECOMMENDATION_ROWS: readonly RecommendationRowRecord[] = [
  {
    name: 'product-0',
    place: 'product',
    shows: 'PurchasedWithProduct',
    title: { da: 'Købes ofte sammen', en: 'Often bought together' },
    ...{ count: 10, fill: false },
  },
  {
    name: 'product-1',
    place: 'product',
    shows: 'SimilarProducts',
    title: { da: 'Flere i samme kategori', en: 'More in the same category' },
    ...{ count: 10, fill: false, replace: true },
  },
  {
    name: 'product-2',
    place: 'product',
    shows: 'RecentlyViewedProducts',
    title: { da: 'Set for nylig', en: 'Recently viewed' },
    ...{ count: 10, fill: false },
  },
  {
    name: 'cart-3',
    place: 'cart',
    shows: 'PurchasedWithCurrentCart',
    title: { da: 'Går godt til det i kurven', en: 'Goes with what is in the cart' },
    ...{ count: 10, fill: false, diverse: true },
  },
];

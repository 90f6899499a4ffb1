// Any address that no other route claims: a category, a product, a redirect, a content page, or nothing (spec section 2).
import type { TileRow } from '~/models/content';
import type { RequestContext } from '~/models/request-context';
import type { ReviewsView } from '~/models/review';
import { type ContentShown, contentAt, headOfContent } from '~/request-context/content-at.server';
import { headOf, originOf, type PageHead } from '~/request-context/head.server';
import { listQuestion, stayWithin } from '~/request-context/list-question.server';
import { methodNotAllowed, notFound, redirectTo } from '~/request-context/respond.server';
import { daysForPresent } from '~/services/cart/presents.server';
import { type Place, readPlace } from '~/services/catalogue/catalogue.server';
import {
  breadcrumbListOf,
  categoryDataOf,
  productDataOf,
  type StructuredData as StructuredBlock,
} from '~/services/catalogue/structured-data';
import { guaranteesOn } from '~/services/law/guarantees';
import { rowsAt } from '~/services/recommendation/recommendation-rows.server';
import { eachOnce } from '~/services/transport/each-once';
import { isShutTo } from '~/services/transport/shut';
import { StructuredData } from '~/ui/kit';
import { CategoryPage, hasList } from '~/ui/pages/category-page';
import { ContentPage } from '~/ui/pages/content-page';
import { ProductPage } from '~/ui/pages/product-page';
import type { StoreSwitch } from '~/ui/shop/business-only';
import type { ReturnRight } from '~/ui/shop/buy-facts';
import { askedAhead, GALLERY_PHOTO } from '~/ui/shop/first-picture';
import type { GuaranteesShown } from '~/ui/shop/guarantee-notice';
import { listPhoto } from '~/ui/theme/picture-sizes';
import type { PageGiven } from '../server-page';
import { serverPage } from '../server-page.server';
import { buyGiftCard } from './buy-gift-card.server';
import { askForOptions } from './choose-options.server';
import { pageOfList } from './list-head';

export { default, meta, shouldRevalidate } from '../server-page';

type Shown = Exclude<Place, { kind: 'redirect' }> | { kind: 'content'; content: ContentShown };

interface PlaceModel {
  place: Shown;
  said: StructuredBlock[];
  reviews: ReviewsView | null;
  language: 'da' | 'en';
  /** How a visitor of a consumer store gets to the business store; null where there is no such way. */
  toBusiness: StoreSwitch | null;
  /** Rows of recommendations under a product. */
  rows: TileRow[];
  returns: ReturnRight;
  guarantees: GuaranteesShown;
  /** For gift products: the delivery days to choose from. */
  presentDays: string[] | null;
  /** The quantity that an address of a product brings along. */
  wanted: string | null;
}

/** What the head says, the only thing of the page that the browser needs as data. */
function headOfPlace(place: Exclude<Shown, { kind: 'content' }>): PageHead {
  if (place.kind === 'category') {
    const { name, description, tiles } = place.page;
    return { title: name, ...pageOfList(place.page.path, place.page), description, picture: tiles[0]?.picture.url };
  }
  const { name, shortDescription, canonical, pictures } = place.page;
  return { title: name, description: shortDescription, canonical, picture: pictures[0]?.url, kind: 'product' };
}

const headFor = (context: RequestContext, place: Shown, pathname: string) =>
  place.kind === 'content' ? headOfContent(context, place.content, pathname) : headOf(context, headOfPlace(place));

function firstPictureOf({ variant }: RequestContext, place: Shown) {
  if (place.kind === 'product') return askedAhead(place.page.pictures[0], GALLERY_PHOTO);
  if (place.kind !== 'category') return [];
  const { tiles, facets } = place.page;
  return askedAhead(tiles[0]?.picture, listPhoto(variant.themeName, facets.view.isLines));
}

/** In the catalogue nothing is bought. */
function returnsIn({ stores, storeCode, rules }: RequestContext): ReturnRight {
  if (rules.catalogueMode) return null;
  return stores.find(({ code }) => code === storeCode)?.isConsumer === true ? 'consumer' : 'business';
}

/** What goes with a product; what its page shows already is not shown again. */
async function rowsUnder(place: Shown, context: RequestContext): Promise<TileRow[]> {
  if (place.kind !== 'product') return [];
  const { sku, accessories, related } = place.page;
  const rows = await rowsAt(context, 'product', [sku]);
  return eachOnce(rows, [sku, ...[...accessories, ...related].map((tile) => tile.sku)]);
}

/** What is said to search machines: what the page itself shows. */
function structuredDataOf(place: Shown, context: RequestContext): StructuredBlock[] {
  const origin = originOf(context);
  const sellsToConsumers = returnsIn(context) === 'consumer';
  if (place.kind === 'content') return [];
  if (place.kind === 'category') return categoryDataOf(place.page, origin);
  return [
    productDataOf(place.page, { origin, sellsToConsumers: sellsToConsumers && !place.page.isExempt }),
    breadcrumbListOf(place.page.crumbs, origin),
  ];
}

/** Undefined for an address that cannot be decoded: it names nothing. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

const page = serverPage({
  guards: [],
  async load(context, { request }) {
    const { searchParams, pathname } = new URL(request.url);
    const path = decoded(pathname)?.replace(/^\/+|\/+$/g, '');
    if (path === undefined) throw notFound();
    const question = {
      ...listQuestion(request),
      options: searchParams.get('configurableOptions'),
      reviews: searchParams.get('reviews'),
    };
    // On a closed shop, an unknown address below one that is open before login must not query products.
    const found = isShutTo(context) ? null : await readPlace(context, path, question);
    if (found?.kind === 'redirect') throw redirectTo(found.to, [], found.status);
    const content = found ? null : await contentAt(context, request, path);
    const place = found ?? (content ? { kind: 'content' as const, content } : null);
    if (!place) throw notFound();
    if (place.kind === 'product') stayWithin(context, place.reviews, 'reviews');
    // Spec §6: what only companies may buy is offered with the way to the business store.
    const business = context.choosable.find((store) => !store.isConsumer);
    // The current store is not offered.
    const privateStore = context.privateStore?.code === context.storeCode ? null : (context.privateStore?.code ?? null);
    const toBusiness = business ? { action: '/store/change', store: business.code, privateStore } : null;
    const reviews = reviewsOf(place, context);
    const rows = await rowsUnder(place, context);
    // Shops without the ink finder have no pages of printers to lead to.
    if (place.kind === 'product' && !context.variant.features.inkFinder) place.page.fits = [];
    const said = structuredDataOf(place, context);
    const presentDays = isGivenAway(place, context) ? await daysForPresent(context, promiseOn(place)) : null;
    const returns = returnsIn(context);
    const guarantees = guaranteesOn(context.lawDay, returns === 'consumer');
    const buying = { presentDays, returns, guarantees, wanted: searchParams.get('quantity'), toBusiness };
    return {
      isWide: place.kind === 'product',
      head: [...firstPictureOf(context, place), ...headFor(context, place, pathname)],
      isList: place.kind === 'category' && hasList(place.page),
      model: { place, said, reviews, language: context.language, rows, ...buying },
    };
  },
  /** Forms are taken by a gift card, which is made out to someone, and by a product of which an option is missing yet. */
  async act(context, { request }) {
    const { pathname, searchParams } = new URL(request.url);
    const path = decoded(pathname)?.replace(/^\/+|\/+$/g, '') ?? '';
    const question = { page: null, sort: null, options: searchParams.get('configurableOptions') };
    const found = isShutTo(context) ? null : await readPlace(context, path, question);
    const product = found?.kind === 'product' ? found.page : null;
    if (product?.action.kind === 'gift-card') return buyGiftCard(request, context, product);
    if (product?.parentSku && !context.rules.catalogueMode) return askForOptions(request, product);
    throw methodNotAllowed('GET, HEAD');
  },
  Page: PlacePage,
});
export const loader = page.loader;
export const action = page.action;

/** In a gift shop, the products of its leading categories. */
function isGivenAway(place: Shown, { variant }: RequestContext): boolean {
  if (place.kind !== 'product' || !variant.features.giftShop) return false;
  return place.page.crumbs.some(({ href }) => variant.leads.includes(href));
}

const promiseOn = (place: Shown) => (place.kind === 'product' ? place.page.stock.promise : null);

/** A review is written by a customer, where the shop has accounts. */
function reviewsOf(place: Shown, context: RequestContext): ReviewsView | null {
  if (place.kind !== 'product') return null;
  const store = context.stores.find((each) => each.code === context.storeCode);
  const writable = store?.features.accountLink === true && !context.rules.catalogueMode;
  return { ...place.reviews, writable };
}

function PlacePage({ said, ...model }: PlaceModel & PageGiven) {
  return (
    <>
      <PlaceBody {...model} />
      <StructuredData data={said} />
    </>
  );
}

function PlaceBody({ place, reviews, ...shown }: Omit<PlaceModel, 'said'> & PageGiven) {
  if (place.kind === 'content') return <ContentPage {...place.content} language={shown.language} here={shown.here} />;
  if (place.kind === 'category') return <CategoryPage model={place.page} language={shown.language} here={shown.here} />;
  if (!reviews) return null;
  return <ProductPage {...shown} model={place.page} reviews={reviews} />;
}

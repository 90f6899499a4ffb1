// The blocks of a page as they are shown: rows filled with goods, banners of today, forms of what the shop offers.
import { isPersonalKind, isRecommendationKind } from '#domain/catalogue/recommendation-kinds';
import type { BannerView, ContentPage } from '~/models/content';
import type { FormBlock, PageBlock } from '~/models/page-block';
import type { Tile } from '~/models/product';
import type { RequestContext } from '~/models/request-context';
import type { DatedBanner } from '../content/content.map';
import { listLogos } from '../content/logo.server';
import type { PageContent } from '../content/page.map';
import { readCategoryLists } from '../customer/customer.server';
import { bannersNow, bannersWithin } from '../front/front.server';
import { ShelfDocument } from '../generated/commerce';
import { withHearts } from '../hearts/hearts.server';
import { offeredNewsletter } from '../newsletter/newsletter.server';
import { filledRows } from '../recommendation/recommendation-rows.server';
import { offersQuestions } from '../request/question.server';
import { tilesOf } from '../tile/tile.map';
import { isShutTo } from '../transport/shut';
import { read } from '../transport/transport.server';

export interface FilledPage extends ContentPage {
  blocks: PageBlock[];
  /** What a visitor agrees to who signs up in a form of the page; null where no newsletter is offered. */
  newsletter: { words: string } | null;
}

/** A page with the blocks below its text; empty blocks are omitted. */
export async function filledPage(context: RequestContext, page: PageContent): Promise<FilledPage> {
  const newsletter = page.blocks.some((block) => block.kind === 'form' && block.form === 'newsletter')
    ? await offeredNewsletter(context)
    : null;
  const blocks = await Promise.all(page.blocks.map((block) => filledBlock(context, block, newsletter !== null)));
  return { ...page, newsletter, blocks: blocks.flatMap((block) => block ?? []) };
}

type Content = PageContent['blocks'][number];

async function filledBlock(context: RequestContext, block: Content, hasNewsletter: boolean): Promise<PageBlock | null> {
  if (block.kind === 'banner') {
    const banner = await bannerNow(context, block.banner);
    return banner && { ...block, banner };
  }
  if (block.kind === 'products') return goodsInBlock(context, block);
  if (block.kind === 'recommendation') return recommendedOf(context, block);
  if (block.kind !== 'form') return block;
  return (await hasForm(context, block.form, hasNewsletter)) ? block : null;
}

/** A form is shown only where its service is offered. */
async function hasForm(context: RequestContext, form: FormBlock['form'], hasNewsletter: boolean): Promise<boolean> {
  if (form === 'newsletter') return hasNewsletter;
  if (isShutTo(context)) return false;
  if (form === 'enquiry') return offersQuestions();
  const store = context.stores.find(({ code }) => code === context.storeCode);
  return form === 'stores' || store?.features.search === true;
}

async function bannerNow(context: RequestContext, banner: DatedBanner): Promise<BannerView | null> {
  const [shown] = bannersWithin(bannersNow([banner], new Date()), await readCategoryLists(context));
  return shown ?? null;
}

async function recommendedOf(
  context: RequestContext,
  { id, anchor, recommendation }: Extract<Content, { kind: 'recommendation' }>,
): Promise<PageBlock | null> {
  // Personal rows are only on pages where the visitor's own browser can request them: the front page, product pages, the cart.
  if (isShutTo(context) || !isRecommendationKind(recommendation.type) || isPersonalKind(recommendation.type))
    return null;
  const [row] = await filledRows(context, [recommendation]);
  return row ? { id, anchor, kind: 'row', row: { ...row, id } } : null;
}

async function goodsInBlock(
  context: RequestContext,
  { id, anchor, title, href, skus }: Extract<Content, { kind: 'products' }>,
): Promise<PageBlock | null> {
  if (skus.length === 0 || isShutTo(context)) return null;
  const tiles = await tilesBySku(context, skus);
  return tiles.length > 0 ? { id, anchor, kind: 'row', row: { id, title, href, tiles } } : null;
}

/** In the requested order; products that are missing or hidden from this visitor are omitted. */
async function tilesBySku(context: RequestContext, skus: readonly string[]): Promise<Tile[]> {
  const variables = { filter: { sku: { in: [...skus] } }, pageSize: skus.length, page: 1, sort: null };
  const [{ products }, logos] = await Promise.all([
    read(context, { client: 'commerce', document: ShelfDocument, variables }),
    listLogos(context),
  ]);
  const found = new Map(tilesOf(products?.items, context.rules, logos).map((tile) => [tile.sku, tile]));
  return withHearts(
    context,
    skus.flatMap((sku) => found.get(sku) ?? []),
  );
}

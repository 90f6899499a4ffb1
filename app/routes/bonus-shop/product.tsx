// A product as it is bought for points. Its form comes back where an option is missing yet.
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import { stayWithin } from '~/request-context/list-question.server';
import { methodNotAllowed, notFound } from '~/request-context/respond.server';
import { readForPoints } from '~/services/catalogue/bonus-shop.server';
import { ProductPage } from '~/ui/pages/product-page';
import { askForOptions } from '../catalogue/choose-options.server';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

async function readOffered(context: RequestContext, request: Request, slug: string | undefined) {
  const { searchParams } = new URL(request.url);
  const found = slug
    ? await readForPoints(context, {
        slug,
        shop: textsOf(context.language).t('shelf:bonus.title'),
        options: searchParams.get('configurableOptions'),
        reviews: searchParams.get('reviews'),
      })
    : null;
  if (!found) throw notFound();
  return { ...found, wanted: searchParams.get('quantity') };
}

const page = serverPage({
  guards: ['catalog-only-rule', 'limited-account-access'],
  /** Reviews are read here and written on the product's page in the shop. */
  async load(context, { request, params }) {
    const { page: model, reviews, wanted } = await readOffered(context, request, params.slug);
    stayWithin(context, reviews, 'reviews');
    const rest = { toBusiness: null, returns: 'business' as const, wanted, language: context.language };
    return { isWide: true, head: model.name, model: { ...rest, model, reviews: { ...reviews, writable: false } } };
  },
  async act(context, { request, params }) {
    const { page: product } = await readOffered(context, request, params.slug);
    if (product.parentSku) return askForOptions(request, product);
    throw methodNotAllowed('GET, HEAD');
  },
  Page: ProductPage,
});
export const loader = page.loader;
export const action = page.action;

// Magento's addresses of categories and products by id: permanent redirects to their pages (spec section 2).
import type { LoaderFunctionArgs } from '@remix-run/node';
import { legacyCategoryPath, legacyProductPath } from '#domain/page/addresses';
import { getContext } from '~/request-context/get-context.server';
import { notFound, redirectTo } from '~/request-context/respond.server';
import { readPlace } from '~/services/catalogue/catalogue.server';

const ADDRESS = { category: legacyCategoryPath, product: legacyProductPath };
const NO_QUESTION = { page: null, sort: null, options: null };

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const { id = '' } = args.params;
  const kind = new URL(args.request.url).pathname.startsWith(legacyProductPath('')) ? 'product' : 'category';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
  const place = await readPlace(context, ADDRESS[kind](id).slice(1), NO_QUESTION);
  if (!place) throw notFound();
  if (place.kind === 'redirect') return redirectTo(place.to, [], 301);
  return redirectTo(place.kind === 'product' ? place.page.canonical : place.page.path, [], 301);
}

/** Renders nothing: what is found redirects. Without a component, not found would be an empty response instead of the error page. */
export default function ById(): null {
  return null;
}

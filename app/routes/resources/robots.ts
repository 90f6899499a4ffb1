// What search engines may read at this host: everything but what is someone's own, and nothing of a shop that needs a login.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { txt } from 'remix-utils/responses';
import { sitemapPath } from '#domain/page/addresses';
import { env } from '~/config/env.server';
import { variantFor } from '~/config/variants';
import { SHOP_ITSELF } from '~/services/transport/shop-itself';
import { listVariants } from '~/services/variant.server';

const OWN = ['/*?*panel=', '/aftale', '/cart', '/checkout', '/customer', '/panel', '/demo'];

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { host, origin } = new URL(request.url);
  const { features } = variantFor(host, env.SHOP_VARIANT, await listVariants(SHOP_ITSELF));
  const closed = features.loginRequired ? ['/'] : OWN;
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  if (!features.loginRequired) lines.push('', `Sitemap: ${origin}${sitemapPath()}`);
  return txt(`${lines.join('\n')}\n`, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}

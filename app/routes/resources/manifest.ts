// What a phone or a computer shows of the shop when it is put on the start screen: its own name, and where to go from there.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { accountPath, cartPath, frontPath, scannerPath } from '#domain/page/addresses';
import { env } from '~/config/env.server';
import { variantFor } from '~/config/variants';
import { textsOf } from '~/i18n/texts.server';
import { isDemoWorld } from '~/services/demo.server';
import { SHOP_ITSELF } from '~/services/transport/shop-itself';
import { listVariants } from '~/services/variant.server';
import { MANIFEST_ICONS, manifestScreenshots, THEME_COLOUR } from '~/ui/frame/head-links';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const variants = await listVariants(SHOP_ITSELF);
  const { name, themeName, languages, closedPaths } = variantFor(new URL(request.url).host, env.SHOP_VARIANT, variants);
  const [language = 'da'] = languages;
  const { t } = textsOf(language);
  const manifest = {
    ...{ id: frontPath(), name, short_name: name, lang: language, dir: 'ltr', categories: ['shopping', 'business'] },
    ...{ start_url: frontPath(), scope: frontPath(), display: 'minimal-ui' },
    ...{ theme_color: THEME_COLOUR, background_color: '#faf8f4' },
    icons: MANIFEST_ICONS,
    // They show the demo's products: a shop with real products has none of them.
    screenshots: (await isDemoWorld()) ? manifestScreenshots(themeName).map((one) => ({ ...one, label: name })) : [],
    shortcuts: [
      { name: t('common:cart'), url: cartPath() },
      { name: t('common:account'), url: accountPath() },
      ...(closedPaths.includes(scannerPath()) ? [] : [{ name: t('scan:title'), url: scannerPath() }]),
    ],
  };
  const headers = { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' };
  return new Response(JSON.stringify(manifest), { headers });
}

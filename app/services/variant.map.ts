// A shop of the content service as the storefront knows it. What cannot be read there is left out: one bad entry must not close the others.
import { SHOP_LANGUAGES as LANGUAGES, type ShopFeature, shopLookOf } from '#domain/store/shop-variant';
import type { Variant } from '~/models/request-context';
import type { ShopVariantsQuery } from './generated/content';

type Wire = NonNullable<ShopVariantsQuery['shopVariants'][number]>;

const textsListed = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((word): word is string => typeof word === 'string' && word.trim() !== '') : [];

function featuresIn(list: unknown): Variant['features'] {
  const on = textsListed(list);
  const has = (name: ShopFeature) => on.includes(name);
  return {
    giftShop: has('gift_shop'),
    inkFinder: has('ink_finder'),
    dayToDayDelivery: has('day_to_day_delivery'),
    loginRequired: has('login_required'),
    allowLists: has('allow_lists'),
    segments: has('segments'),
    businessRedirect: has('business_redirect'),
  };
}

/** A shop that names none that there is has all of them. */
function languagesIn(list: unknown): Variant['languages'] {
  const named = textsListed(list).flatMap((name) => LANGUAGES.filter((language) => language === name));
  return named.length > 0 ? named : LANGUAGES;
}

/** As a path of this shop is written: one slash before it, none behind. */
const pathInShop = (text: string): string => `/${text.trim().replace(/^\/+|\/+$/g, '')}`;

export function shopVariantOf(wire: Wire): Variant {
  return {
    code: wire.code,
    name: wire.name,
    themeName: shopLookOf(wire.theme),
    logo: wire.logo
      ? { url: wire.logo.url, width: wire.logo.width, height: wire.logo.height }
      : wire.look_mark
        ? 'look'
        : null,
    languages: languagesIn(wire.languages),
    hosts: textsListed(wire.hosts).map((host) => host.trim().toLowerCase().replace(/\.$/, '')),
    storeCodes: textsListed(wire.store_codes),
    pinned: wire.pinned === true,
    punchoutStoreCode: wire.punchout_store || null,
    tradeOnlyStoreCode: wire.trade_only_store || null,
    closedPaths: textsListed(wire.closed_paths).map(pathInShop),
    leads: textsListed(wire.leading_paths).map(pathInShop),
    features: featuresIn(wire.features),
  };
}

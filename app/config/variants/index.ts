// The four shops of one deployment as data (spec section 1). Code asks a variant's features, never its name.
import { hostName } from '#domain/host';
import type { Variant } from '~/models/request-context';

const NO_FEATURES = {
  giftShop: false,
  inkFinder: false,
  dayToDayDelivery: false,
  loginRequired: false,
  allowLists: false,
  businessRedirect: false,
  segments: false,
};

// Spec §6 "the listed special paths": those of shops within the shop, which these variants do not have.
const SPECIAL_PATHS = ['/blaek-og-toner', '/design', '/valgshop', '/bonusshop', '/mobilscanner-demo'];

export const VARIANTS = [
  {
    code: 'office',
    name: 'Kontorværk',
    themeName: 'base',
    host: 'localhost',
    storeCodes: ['b2c', 'b2b', 'punchout'],
    pinned: false,
    punchoutStoreCode: 'punchout',
    tradeOnlyStoreCode: 'b2c',
    closedPaths: [],
    leads: [],
    features: { ...NO_FEATURES, inkFinder: true, dayToDayDelivery: true, businessRedirect: true, segments: true },
  },
  {
    code: 'design',
    name: 'Kontorværk Design',
    themeName: 'dade',
    host: 'design.localhost',
    storeCodes: ['b2cb', 'b2b'],
    pinned: false,
    punchoutStoreCode: null,
    tradeOnlyStoreCode: 'b2cb',
    closedPaths: [],
    leads: ['/kontormoebler', '/belysning', '/gaver'],
    features: { ...NO_FEATURES, businessRedirect: true, segments: true },
  },
  {
    code: 'advice',
    name: 'Kontorværk Rådgivning',
    themeName: 'uniq',
    host: 'uniq.localhost',
    storeCodes: ['b2b_uniq'],
    pinned: true,
    punchoutStoreCode: null,
    tradeOnlyStoreCode: null,
    closedPaths: SPECIAL_PATHS,
    leads: [],
    // Spec §6: the advice variant shows nothing to visitors without a login, and is the one whose customers have allow-lists.
    features: { ...NO_FEATURES, loginRequired: true, allowLists: true },
  },
  {
    code: 'gifts',
    name: 'Kontorværk Firmagaver',
    themeName: 'gaver',
    host: 'gaver.localhost',
    storeCodes: ['firmagaver_dk'],
    pinned: true,
    punchoutStoreCode: null,
    tradeOnlyStoreCode: null,
    // Spec §6: one gift-shop variant has no accounts; /customer and the special paths lead to the front page.
    closedPaths: ['/customer', ...SPECIAL_PATHS],
    leads: ['/gaver', '/kaffe-og-koekken'],
    features: { ...NO_FEATURES, giftShop: true },
  },
] as const satisfies readonly Variant[];

const DEFAULT_VARIANT: Variant = VARIANTS[0];

/**
 * The shop for a host, with or without a staging prefix; `pinnedCode` (SHOP_VARIANT) decides alone when it is set. An unknown host
 * gets the office shop.
 */
export function variantFor(host: string, pinnedCode: string | undefined): Variant {
  const name = hostName(host);
  const byCode = VARIANTS.find((variant) => variant.code === pinnedCode);
  return byCode ?? VARIANTS.find((variant) => variant.host === name) ?? DEFAULT_VARIANT;
}

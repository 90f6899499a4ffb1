// The four shops of spec section 1, for a content service that defines no shops. Code checks a variant's features, never its name.
import { shopOfHost } from '#domain/store/own-host';
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
    name: 'Kontorartikler',
    themeName: 'base',
    logo: 'look',
    languages: ['da', 'en'],
    hosts: ['localhost'],
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
    name: 'Design og møbler',
    themeName: 'dade',
    logo: 'look',
    languages: ['da', 'en'],
    hosts: ['design.localhost'],
    storeCodes: ['b2cb', 'b2b'],
    pinned: false,
    punchoutStoreCode: null,
    tradeOnlyStoreCode: 'b2cb',
    closedPaths: ['/valgshop'],
    leads: ['/kontormoebler', '/belysning', '/gaver'],
    features: { ...NO_FEATURES, businessRedirect: true, segments: true },
  },
  {
    code: 'advice',
    name: 'Rådgivning',
    themeName: 'uniq',
    logo: 'look',
    languages: ['da', 'en'],
    hosts: ['uniq.localhost'],
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
    name: 'Firmagaver',
    themeName: 'gaver',
    logo: 'look',
    languages: ['da', 'en'],
    hosts: ['gaver.localhost'],
    storeCodes: ['firmagaver_dk'],
    pinned: true,
    punchoutStoreCode: null,
    tradeOnlyStoreCode: null,
    // Spec §6: one gift-shop variant has no accounts; /customer and the special paths lead to the front page.
    // Its own gift shop is its purpose.
    closedPaths: ['/customer', ...SPECIAL_PATHS.filter((path) => path !== '/valgshop')],
    leads: ['/gaver', '/kaffe-og-koekken'],
    features: { ...NO_FEATURES, giftShop: true },
  },
] as const satisfies readonly Variant[];

/**
 * The shop for a host, with or without a staging prefix; `pinnedCode` (SHOP_VARIANT) decides alone when it is set. An unknown host
 * gets the first shop.
 */
export function variantFor(host: string, pinnedCode: string | undefined, variants: readonly Variant[]): Variant {
  const pinned = pinnedCode === undefined ? undefined : variants.find(({ code }) => code === pinnedCode);
  return pinned ?? shopOfHost(variants, host) ?? variants[0] ?? VARIANTS[0];
}

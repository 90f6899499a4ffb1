// The demo's four shops (spec §1) as records of shop.yaml, each at a host of this machine.
import type { VariantRecord } from '#backend/shop-files/sections/variants';

/** Spec §6 "the listed special paths": those of shops within the shop, which these do not have. */
const SPECIAL_PATHS = ['/blaek-og-toner', '/design', '/valgshop', '/bonusshop', '/mobilscanner-demo'];

const PLAIN = {
  logo: 'look',
  languages: ['da', 'en'],
  pinned: false,
  closed_paths: [],
  leading_paths: [],
} satisfies Partial<VariantRecord>;

export const VARIANT_RECORDS: VariantRecord[] = [
  {
    ...PLAIN,
    code: 'office',
    name: 'Kontorværk',
    look: 'base',
    hosts: ['localhost'],
    stores: ['b2c', 'b2b', 'punchout'],
    punchout_store: 'punchout',
    trade_only_store: 'b2c',
    features: ['ink_finder', 'day_to_day_delivery', 'business_redirect', 'segments'],
  },
  {
    ...PLAIN,
    code: 'design',
    name: 'Kontorværk Design',
    look: 'dade',
    hosts: ['design.localhost'],
    stores: ['b2cb', 'b2b'],
    trade_only_store: 'b2cb',
    closed_paths: ['/valgshop'],
    leading_paths: ['/kontormoebler', '/belysning', '/gaver'],
    features: ['business_redirect', 'segments'],
  },
  {
    ...PLAIN,
    code: 'advice',
    name: 'Kontorværk Rådgivning',
    look: 'uniq',
    hosts: ['uniq.localhost'],
    stores: ['b2b_uniq'],
    pinned: true,
    closed_paths: SPECIAL_PATHS,
    features: ['login_required', 'allow_lists'],
  },
  {
    ...PLAIN,
    code: 'gifts',
    name: 'Kontorværk Firmagaver',
    look: 'gaver',
    hosts: ['gaver.localhost'],
    stores: ['firmagaver_dk'],
    pinned: true,
    // Spec §6: one gift-shop variant has no accounts; /customer and the special paths lead to the front page.
    // The gift shop is the purpose of this variant.
    closed_paths: ['/customer', ...SPECIAL_PATHS.filter((path) => path !== '/valgshop')],
    leading_paths: ['/gaver', '/kaffe-og-koekken'],
    features: ['gift_shop'],
  },
];

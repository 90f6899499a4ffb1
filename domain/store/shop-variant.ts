// The data of a shop variant: its look and the features that it switches on (spec section 1).

/** Spec §1: the base look, and three more. */
export const SHOP_LOOKS = ['base', 'dade', 'uniq', 'gaver'] as const;
export type ShopLook = (typeof SHOP_LOOKS)[number];

/** Danish first, where a shop has both. */
export const SHOP_LANGUAGES = ['da', 'en'] as const;
export type ShopLanguage = (typeof SHOP_LANGUAGES)[number];

/** The features as the data name them. */
export const SHOP_FEATURES = [
  'gift_shop',
  'ink_finder',
  'day_to_day_delivery',
  'login_required',
  'allow_lists',
  'segments',
  'business_redirect',
] as const;
export type ShopFeature = (typeof SHOP_FEATURES)[number];

/** An unknown look is the base one: a page without a look would be none. */
export const shopLookOf = (name: string | null | undefined): ShopLook =>
  SHOP_LOOKS.find((look) => look === name) ?? 'base';

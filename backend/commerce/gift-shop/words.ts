// The words of gift shops on the wire and in the database.
import type {
  GiftShopCodeKind as CodeKindOnWire,
  GiftShopDestination as DestinationOnWire,
  GiftShopKind as KindOnWire,
  GiftShopPackaging as PackagingOnWire,
  GiftShopRange as RangeOnWire,
  GiftShopState as StateOnWire,
} from '#backend/generated/commerce';
import type {
  GiftCodeKind,
  GiftDestination,
  GiftPackaging,
  GiftRange,
  GiftShopKind,
  GiftShopState,
} from '#domain/gift-shop/gift-shop';

export const GIFT_STATES_ON_WIRE: Record<GiftShopState, StateOnWire> = {
  draft: 'DRAFT',
  asked: 'ASKED',
  quoted: 'QUOTED',
  accepted: 'ACCEPTED',
  open: 'OPEN',
  closed: 'CLOSED',
  sent: 'SENT',
  cancelled: 'CANCELLED',
};
export const GIFT_KINDS_ON_WIRE: Record<GiftShopKind, KindOnWire> = { normal: 'NORMAL', ai: 'AI' };
export const GIFT_RANGES_ON_WIRE: Record<GiftRange, RangeOnWire> = { category: 'CATEGORY', selection: 'SELECTION' };
export const GIFT_CODE_KINDS_ON_WIRE: Record<GiftCodeKind, CodeKindOnWire> = {
  email: 'EMAIL',
  physical: 'PHYSICAL',
  electronic: 'ELECTRONIC',
};
export const GIFT_PACKAGINGS_ON_WIRE: Record<GiftPackaging, PackagingOnWire> = {
  wrapped: 'WRAPPED',
  label: 'LABEL',
  none: 'NONE',
};
export const GIFT_DESTINATIONS_ON_WIRE: Record<GiftDestination, DestinationOnWire> = {
  company: 'COMPANY',
  home: 'HOME',
};

export const GIFT_KINDS: Record<KindOnWire, GiftShopKind> = { NORMAL: 'normal', AI: 'ai' };
export const GIFT_RANGES_KEPT: Record<RangeOnWire, GiftRange> = { CATEGORY: 'category', SELECTION: 'selection' };
export const GIFT_CODE_KINDS_KEPT: Record<CodeKindOnWire, GiftCodeKind> = {
  EMAIL: 'email',
  PHYSICAL: 'physical',
  ELECTRONIC: 'electronic',
};
export const GIFT_PACKAGINGS_KEPT: Record<PackagingOnWire, GiftPackaging> = {
  WRAPPED: 'wrapped',
  LABEL: 'label',
  NONE: 'none',
};
export const GIFT_DESTINATIONS_KEPT: Record<DestinationOnWire, GiftDestination> = { COMPANY: 'company', HOME: 'home' };

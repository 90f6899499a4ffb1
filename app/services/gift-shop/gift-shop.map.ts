// Gift shops from the wire to what their pages show.
import type {
  GiftCodeKind,
  GiftDestination,
  GiftPackaging,
  GiftRange,
  GiftShopKind,
  GiftShopState,
} from '#domain/gift-shop/gift-shop';
import type { GiftAddress } from '#domain/gift-shop/home-address';
import { oereFromKroner } from '#domain/money/money';
import type {
  GiftChoiceView,
  GiftCodesView,
  GiftPackingView,
  GiftShopOfferView,
  GiftShopTerms,
  GiftShopView,
  GiftView,
} from '~/models/gift-shop';
import type {
  AskGiftShopInput,
  GiftChoiceQuery,
  GiftCodesQuery,
  GiftPackingQuery,
  GiftShopOfferQuery,
  GiftShopQuery,
} from '../generated/commerce';

type WireShop = NonNullable<GiftShopQuery['giftShop']>;

const inLowerCase = (word: string) => word.toLowerCase();

export const giftOfferOf = (wire: NonNullable<GiftShopOfferQuery['giftShopOffer']>): GiftShopOfferView => ({
  classes: wire.price_classes.map(({ code, name, price_incl_vat: price, is_tax_free: isTaxFree }) => ({
    ...{ code, name, isTaxFree },
    oere: oereFromKroner(price),
  })),
  themes: wire.themes.map(({ code, name }) => ({ code, name })),
  firstDelivery: wire.first_delivery,
  asksModel: wire.asks_language_model,
});

const giftViewOf = (gift: WireShop['gifts'][number]): GiftView => ({
  ...{ sku: gift.sku, name: gift.name, short: gift.short },
  picture: gift.image ? { url: gift.image, alt: gift.name } : null,
  ...{ isDefault: gift.is_default, isCertified: gift.is_certified, isSoldOut: gift.is_sold_out },
  chosen: gift.chosen ?? null,
});

function termsOf(wire: WireShop): GiftShopTerms | null {
  const { kind, range, code_kind: codeKind, packaging, employees, delivery_on: deliveryOn, closes_on: closesOn } = wire;
  if (!kind || !range || !codeKind || !packaging || !employees || !deliveryOn || !closesOn) return null;
  return {
    kind: inLowerCase(kind) as GiftShopKind,
    range: inLowerCase(range) as GiftRange,
    codeKind: inLowerCase(codeKind) as GiftCodeKind,
    packaging: inLowerCase(packaging) as GiftPackaging,
    destination: inLowerCase(wire.destination) as GiftDestination,
    ...{ employees, deliveryOn, closesOn },
    ...{ priceClass: wire.price_class ?? '', company: wire.company ?? '' },
    eachOere: oereFromKroner(wire.price_each ?? 0),
    netOere: oereFromKroner(wire.total_excl_vat ?? 0),
    vatOere: oereFromKroner(wire.vat ?? 0),
    grossOere: oereFromKroner(wire.total_incl_vat ?? 0),
    isTaxFree: wire.is_tax_free ?? false,
  };
}

export const giftShopViewOf = (wire: WireShop): GiftShopView => ({
  ...{ number: wire.number, state: inLowerCase(wire.state) as GiftShopState, email: wire.email },
  draft: Object.fromEntries(wire.draft.map(({ name, value }) => [name, value])),
  terms: termsOf(wire),
  ...{ listed: wire.listed, chosen: wire.chosen, isByModel: wire.is_proposed_by_model },
  gifts: wire.gifts.map(giftViewOf),
  candidates: wire.candidates.map(giftViewOf),
  choices: wire.choices.map(({ name, gift_name: gift }) => ({ name, gift })),
  list: wire.list ?? null,
  order: wire.order_number ?? null,
});

const homeAddressOf = (wire: GiftChoiceQuery['giftChoice']['address']): GiftAddress | null =>
  wire ? { street: wire.street, postcode: wire.postcode, city: wire.city } : null;

export const giftChoiceViewOf = (wire: GiftChoiceQuery['giftChoice']): GiftChoiceView => ({
  ...{ company: wire.company, closesOn: wire.closes_on, isOpen: wire.is_open, name: wire.name, label: wire.label },
  ...{ destination: inLowerCase(wire.destination) as GiftDestination, address: homeAddressOf(wire.address) },
  ...{ chosenSku: wire.chosen_sku ?? null, isOwnChoice: wire.is_own_choice, version: wire.version },
  gifts: wire.gifts.map(giftViewOf),
});

export const giftCodesViewOf = (wire: NonNullable<GiftCodesQuery['giftShopCodes']>): GiftCodesView => ({
  ...{ number: wire.number, company: wire.company, closesOn: wire.closes_on },
  codes: wire.codes.map(({ name, code }) => ({ name, code })),
});

export const giftPackingViewOf = (wire: NonNullable<GiftPackingQuery['giftShopPacking']>): GiftPackingView => ({
  ...{ number: wire.number, company: wire.company, deliveryOn: wire.delivery_on },
  packaging: inLowerCase(wire.packaging) as GiftPackaging,
  destination: inLowerCase(wire.destination) as GiftDestination,
  people: wire.people.map(({ name, gift_sku: sku, gift_name: gift, address }) => ({
    ...{ name, sku, gift },
    address: homeAddressOf(address),
  })),
});

/** What was typed into the form, as its schema reads it. */
export interface GiftShopOrder
  extends Omit<
    AskGiftShopInput,
    'kind' | 'range' | 'code_kind' | 'packaging' | 'destination' | 'price_class' | 'prefers_certified' | 'delivery_on'
  > {
  kind: GiftShopKind;
  range: GiftRange;
  codeKind: GiftCodeKind;
  packaging: GiftPackaging;
  destination: GiftDestination;
  priceClass: string;
  certified: string;
  deliveryOn: string;
}

const inUpperCase = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

export function giftShopInput({
  priceClass,
  certified,
  deliveryOn,
  codeKind,
  ...typed
}: GiftShopOrder): AskGiftShopInput {
  const { kind, range, packaging, destination } = typed;
  return {
    ...typed,
    ...{ kind: inUpperCase(kind), range: inUpperCase(range), packaging: inUpperCase(packaging) },
    destination: inUpperCase(destination),
    ...{ code_kind: inUpperCase(codeKind), price_class: priceClass, delivery_on: deliveryOn },
    prefers_certified: certified !== '',
  };
}

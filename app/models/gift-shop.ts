// Gift shops as their pages show them: what can be ordered, the company's own shop, and an employee's choice.
import type {
  GiftCodeKind,
  GiftDestination,
  GiftPackaging,
  GiftRange,
  GiftShopKind,
  GiftShopState,
} from '#domain/gift-shop/gift-shop';
import type { GiftAddress } from '#domain/gift-shop/home-address';
import type { Picture } from './product';

export interface GiftShopOfferView {
  classes: { code: string; name: string; oere: number; isTaxFree: boolean }[];
  themes: { code: string; name: string }[];
  /** The first day that gifts can be there. */
  firstDelivery: string;
  /** Whether a language model orders the proposals of the AI kind. */
  asksModel: boolean;
}

export interface GiftView {
  sku: string;
  name: string;
  short: string;
  picture: Picture | null;
  isDefault: boolean;
  isCertified: boolean;
  isSoldOut: boolean;
  /** Number of recipients who chose it; null while that is hidden. */
  chosen: number | null;
}

/** What was ordered; null of a draft. */
export interface GiftShopTerms {
  kind: GiftShopKind;
  range: GiftRange;
  codeKind: GiftCodeKind;
  packaging: GiftPackaging;
  destination: GiftDestination;
  priceClass: string;
  employees: number;
  company: string;
  deliveryOn: string;
  closesOn: string;
  eachOere: number;
  netOere: number;
  vatOere: number;
  grossOere: number;
  isTaxFree: boolean;
}

export interface GiftShopView {
  number: string;
  state: GiftShopState;
  email: string;
  draft: Record<string, string>;
  terms: GiftShopTerms | null;
  listed: number;
  chosen: number;
  isByModel: boolean;
  gifts: GiftView[];
  candidates: GiftView[];
  choices: { name: string; gift: string }[];
  /** Null where it can be changed no longer. */
  list: string | null;
  order: string | null;
}

export interface GiftChoiceView {
  company: string;
  closesOn: string;
  isOpen: boolean;
  name: string;
  label: string;
  destination: GiftDestination;
  /** Null until it was given. */
  address: GiftAddress | null;
  chosenSku: string | null;
  isOwnChoice: boolean;
  version: number;
  gifts: GiftView[];
}

export interface GiftCodesView {
  number: string;
  company: string;
  closesOn: string;
  codes: { name: string; code: string }[];
}

export interface GiftPackingView {
  number: string;
  company: string;
  deliveryOn: string;
  packaging: GiftPackaging;
  destination: GiftDestination;
  /** `address`: null where the gift goes to the company. */
  people: { name: string; sku: string; gift: string; address: GiftAddress | null }[];
}

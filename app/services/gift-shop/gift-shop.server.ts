// Gift shops: ordered by a company, followed on its page, chosen from with a code.
import type { GiftAddress } from '#domain/gift-shop/home-address';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type {
  GiftChoiceView,
  GiftCodesView,
  GiftPackingView,
  GiftShopOfferView,
  GiftShopView,
} from '~/models/gift-shop';
import {
  AcceptGiftShopDocument,
  AskGiftShopDocument,
  ChooseShopGiftDocument,
  GiftChoiceDocument,
  GiftCodesDocument,
  GiftPackingDocument,
  GiftShopDocument,
  GiftShopOfferDocument,
  ListGiftEmployeesDocument,
  PickGiftsDocument,
  SaveGiftShopDocument,
} from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import {
  type GiftShopOrder,
  giftChoiceViewOf,
  giftCodesViewOf,
  giftOfferOf,
  giftPackingViewOf,
  giftShopInput,
  giftShopViewOf,
} from './gift-shop.map';

type Errors = Parameters<typeof firstRefusal>[1];
type Saved = Outcome<{ token: string }>;

const savedOf = (saved: { token: string } | undefined, errors: Errors): Saved =>
  saved ? { ok: true, token: saved.token } : (firstRefusal(null, errors) ?? refusal('UNDEFINED'));

/** Null where the shop's files name nothing to order, and where the back end knows no gift shops. */
export async function readGiftShopOffer(caller: Caller): Promise<GiftShopOfferView | null> {
  if (!(await offers('commerce', 'Query.giftShopOffer'))) return null;
  const { data } = await send(caller, { client: 'commerce', document: GiftShopOfferDocument, variables: {} });
  return data?.giftShopOffer ? giftOfferOf(data.giftShopOffer) : null;
}

/** Null where the token opens none. */
export async function readGiftShop(caller: Caller, token: string): Promise<GiftShopView | null> {
  const { data } = await send(caller, { client: 'commerce', document: GiftShopDocument, variables: { token } });
  return data?.giftShop ? giftShopViewOf(data.giftShop) : null;
}

export async function saveGiftShopDraft(
  caller: Caller,
  { token, email, values }: { token: string | null; email: string; values: Record<string, string> },
): Promise<Saved> {
  const typed = Object.entries(values).map(([name, value]) => ({ name, value }));
  const variables = { token, email, values: typed };
  const { data, errors } = await send(caller, { client: 'commerce', document: SaveGiftShopDocument, variables });
  return savedOf(data?.saveGiftShop, errors);
}

export async function sendGiftShopOrder(caller: Caller, token: string | null, order: GiftShopOrder): Promise<Saved> {
  const variables = { token, input: giftShopInput(order) };
  const { data, errors } = await send(caller, { client: 'commerce', document: AskGiftShopDocument, variables });
  return savedOf(data?.askGiftShop, errors);
}

export async function sendPickedGifts(
  caller: Caller,
  variables: { token: string; skus: string[]; defaultSku: string },
): Promise<Saved> {
  const { data, errors } = await send(caller, { client: 'commerce', document: PickGiftsDocument, variables });
  return savedOf(data?.pickGiftShopGifts, errors);
}

export async function sendGiftEmployees(caller: Caller, token: string, list: string): Promise<Saved> {
  const variables = { token, list };
  const { data, errors } = await send(caller, { client: 'commerce', document: ListGiftEmployeesDocument, variables });
  return savedOf(data?.listGiftShopEmployees, errors);
}

/** `eachOere`: as the page showed it. */
export async function sendGiftShopYes(caller: Caller, token: string, eachOere: number): Promise<Saved> {
  const variables = { token, each: eachOere / 100 };
  const { data, errors } = await send(caller, { client: 'commerce', document: AcceptGiftShopDocument, variables });
  return savedOf(data?.acceptGiftShop, errors);
}

export async function readGiftChoice(caller: Caller, code: string): Promise<Outcome<{ choice: GiftChoiceView }>> {
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: GiftChoiceDocument,
    variables: { code },
  });
  if (data?.giftChoice) return { ok: true, choice: giftChoiceViewOf(data.giftChoice) };
  return firstRefusal(null, errors) ?? refusal('GIFT_CODE_UNKNOWN', { field: 'code' });
}

export async function sendGiftChoice(
  caller: Caller,
  variables: { code: string; sku: string; label: string; address: GiftAddress | null; version: number },
): Promise<Outcome> {
  const { data, errors } = await send(caller, { client: 'commerce', document: ChooseShopGiftDocument, variables });
  return data ? { ok: true } : (firstRefusal(null, errors) ?? refusal('UNDEFINED'));
}

/** Null where there are no codes to show. */
export async function readGiftCodes(caller: Caller, token: string): Promise<GiftCodesView | null> {
  const { data } = await send(caller, { client: 'commerce', document: GiftCodesDocument, variables: { token } });
  const codes = data?.giftShopCodes ? giftCodesViewOf(data.giftShopCodes) : null;
  return codes && codes.codes.length > 0 ? codes : null;
}

/** Null before the shop is closed, and once names are gone. */
export async function readGiftPacking(caller: Caller, token: string): Promise<GiftPackingView | null> {
  const { data } = await send(caller, { client: 'commerce', document: GiftPackingDocument, variables: { token } });
  return data?.giftShopPacking ? giftPackingViewOf(data.giftShopPacking) : null;
}

// Gift shops in the API's form: what the company sees of its shop, and what an employee sees of the gifts.
import { pictureUrl } from '#backend/commerce/catalogue/product/model';
import type { Reader } from '#backend/db/client';
import type { Queryable } from '#backend/db/queryable';
import type { GiftChoice, GiftShop, GiftShopGift, GiftShopPacked } from '#backend/generated/commerce';
import type { Language } from '#backend/graphql/context';
import { inCopenhagen } from '#domain/calendar/calendar';
import { employeesAsText } from '#domain/gift-shop/employees';
import { giftShopQuote, isChoiceOpen, mayCompanySeeChoices, mayDoInGiftShop } from '#domain/gift-shop/gift-shop';
import { countEmployees, type EmployeeRow, employeesOf } from './employees.sql';
import { type GiftShopRow, orderNumberOf } from './gift-shop.sql';
import { type GiftProduct, giftsOfShop, type OfferedGift } from './gifts.sql';
import { pickableGifts } from './range';
import {
  GIFT_CODE_KINDS_ON_WIRE,
  GIFT_DESTINATIONS_ON_WIRE,
  GIFT_KINDS_ON_WIRE,
  GIFT_PACKAGINGS_ON_WIRE,
  GIFT_RANGES_ON_WIRE,
  GIFT_STATES_ON_WIRE,
} from './words';

interface Asking {
  db: Reader;
  on: Queryable;
  language: Language;
  mediaOrigin: string;
}

const giftKroner = (sum: number) => sum / 100;

type ShownGift = GiftProduct & Partial<Pick<OfferedGift, 'is_default' | 'chosen'>>;

/** `tells`: whether to include how many chose it. */
function giftOnWire(gift: ShownGift, { language, mediaOrigin }: Asking, tells = false): GiftShopGift {
  const isEnglish = language === 'en';
  const { picture_key: key, picture_version: version, left } = gift;
  return {
    sku: gift.sku,
    name: (isEnglish && gift.name_en) || gift.name_da,
    short: (isEnglish && gift.short_en) || gift.short_da,
    image: key && version ? `${mediaOrigin}${pictureUrl(key, version)}` : null,
    is_default: gift.is_default ?? false,
    is_certified: gift.is_certified,
    is_sold_out: left !== null && left <= 0,
    chosen: tells ? (gift.chosen ?? 0) : null,
  };
}

const nameOfGift = (gift: OfferedGift | undefined, { language }: Pick<Asking, 'language'>): string =>
  gift === undefined ? '' : (language === 'en' && gift.name_en) || gift.name_da;

/** Who gets what, in the order of the list; those who gave no name by their number. Addresses are for those alone who send the gifts. */
export function packedOnWire(
  people: readonly EmployeeRow[],
  gifts: readonly OfferedGift[],
  { tellsAddress, ...asking }: Pick<Asking, 'language'> & { tellsAddress: boolean },
): GiftShopPacked[] {
  return people.flatMap(({ productId, label, name, position, address }) => {
    const gift = gifts.find(({ id }) => id === productId);
    const called = label || name || `${position + 1}`;
    const to = tellsAddress ? address : null;
    return gift ? [{ name: called, gift_sku: gift.sku, gift_name: nameOfGift(gift, asking), address: to }] : [];
  });
}

function sumsOnWire({ employees, grossOere }: GiftShopRow) {
  if (employees === null || grossOere === null)
    return { price_each: null, total_excl_vat: null, vat: null, total_incl_vat: null, is_tax_free: null };
  const { net, vat, gross, isTaxFree } = giftShopQuote(employees, grossOere);
  const sums = { total_excl_vat: giftKroner(net), vat: giftKroner(vat), total_incl_vat: giftKroner(gross) };
  return { price_each: giftKroner(grossOere), ...sums, is_tax_free: isTaxFree };
}

/** While employees choose, the company sees how many have; who chose what only where it must hand out the gifts itself. */
export async function giftShopOnWire(shop: GiftShopRow, asking: Asking): Promise<GiftShop> {
  const { db, on, language } = asking;
  const { kind, giftRange, codeKind, packaging, state } = shop;
  const { listed, chosen } = await countEmployees(db, shop.id);
  const offered = await giftsOfShop(on, shop.id);
  const isOver = state === 'closed' || state === 'sent';
  const isPicked = kind === 'ai' || giftRange === 'selection';
  const maySee = packaging !== null && mayCompanySeeChoices(packaging, state) && !shop.namesErased;
  const isListOpen = state !== 'draft' && mayDoInGiftShop(state, 'people');
  const people = maySee || isListOpen ? await employeesOf(db, shop.id) : [];
  const candidates = isPicked && isListOpen ? await pickableGifts({ db, on }, shop) : [];
  return {
    number: shop.number,
    state: GIFT_STATES_ON_WIRE[state],
    email: shop.email,
    draft: Object.entries(shop.draft ?? {}).map(([name, value]) => ({ name, value })),
    kind: kind && GIFT_KINDS_ON_WIRE[kind],
    range: giftRange && GIFT_RANGES_ON_WIRE[giftRange],
    code_kind: codeKind && GIFT_CODE_KINDS_ON_WIRE[codeKind],
    packaging: packaging && GIFT_PACKAGINGS_ON_WIRE[packaging],
    destination: GIFT_DESTINATIONS_ON_WIRE[shop.destination],
    price_class: shop.className?.[language] ?? null,
    employees: shop.employees,
    company: shop.buyer?.company ?? null,
    delivery_on: shop.deliveryOn,
    closes_on: shop.closesOn,
    ...sumsOnWire(shop),
    ...{ listed, chosen, is_proposed_by_model: shop.proposedBy === 'model' },
    gifts: offered.map((gift) => giftOnWire(gift, asking, isOver)),
    candidates: candidates.map((gift) => giftOnWire(gift, asking)),
    choices: maySee ? packedOnWire(people, offered, { language, tellsAddress: false }) : [],
    list: isListOpen ? employeesAsText(people) : null,
    order_number: shop.orderId === null ? null : await orderNumberOf(db, shop.orderId),
  };
}

/** Nothing of the company's other employees. */
export async function giftChoiceOnWire(
  shop: GiftShopRow,
  employee: EmployeeRow,
  asking: Asking & { now: Date },
): Promise<GiftChoice> {
  const gifts = await giftsOfShop(asking.on, shop.id);
  const chosen = gifts.find(({ id }) => id === employee.productId);
  return {
    company: shop.buyer?.company ?? '',
    closes_on: shop.closesOn ?? '',
    is_open: isChoiceOpen({ state: shop.state, closesOn: shop.closesOn ?? '' }, inCopenhagen(asking.now).date),
    name: employee.name,
    label: employee.label,
    destination: GIFT_DESTINATIONS_ON_WIRE[shop.destination],
    address: employee.address,
    chosen_sku: chosen?.sku ?? null,
    is_own_choice: employee.chosenAt !== null,
    version: employee.version,
    gifts: gifts.map((gift) => ({ ...giftOnWire(gift, asking), is_default: false })),
  };
}

// What staff typed into a form of a product, read into the input of its act.
import { PRODUCT_CODES } from '#domain/catalogue/product-codes';
import { oereFromKroner } from '#domain/money/money';
import { readDay } from '#domain/reading/days';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ProductAct } from '#domain/staff/product-acts';
import { movedByOne } from '#domain/staff/product-pictures';
import { readPrice, wholeFrom } from '#domain/validate/amount';
import type { StaffNewProduct, StaffProductInput } from '../generated/staff';

type Fields = Readonly<Record<string, string>>;
export type TypedInput = Outcome<{ input: StaffProductInput }>;

export function typedPrice(typed: string, field: string): Outcome<{ oere: number }> {
  const reading = readPrice(typed);
  if (reading.kind === 'price') return { ok: true, oere: oereFromKroner(reading.kroner) };
  if (reading.kind === 'not-a-price') return refusal('AMOUNT_INVALID', { field });
  return refusal('AMOUNT_AMBIGUOUS', { field, params: { typed, one: reading.one, other: reading.other } });
}

/** As it was shown: null, so that an offer that began to the second is not moved to the minute. */
function typedDay(fields: Fields, name: string): Outcome<{ day: string | null }> {
  const typed = (fields[name] ?? '').trim();
  if (typed === (fields[`${name}Shown`] ?? '')) return { ok: true, day: typed === '' ? '' : null };
  if (typed === '') return { ok: true, day: '' };
  const reading = readDay(typed, 'danish');
  return reading.kind === 'day' ? { ok: true, day: reading.day } : refusal('OFFER_DAY_INVALID', { field: name });
}

function priceTyped(fields: Fields): TypedInput {
  const price = typedPrice(fields.price ?? '', 'price');
  if (!price.ok) return price;
  if ((fields.offer ?? '').trim() === '') return { ok: true, input: { priceOere: price.oere } };
  const offer = typedPrice(fields.offer ?? '', 'offer');
  if (!offer.ok) return offer;
  const from = typedDay(fields, 'offerFrom');
  if (!from.ok) return from;
  const to = typedDay(fields, 'offerTo');
  if (!to.ok) return to;
  return { ok: true, input: { priceOere: price.oere, offerOere: offer.oere, offerFrom: from.day, offerTo: to.day } };
}

function stockTyped({ how = '', source = '', quantity = '', note = '' }: Fields): TypedInput {
  const isTaken = how === 'take';
  const pieces = wholeFrom(quantity);
  if (pieces === null) return refusal('QUANTITY_NOT_A_NUMBER', { field: 'quantity' });
  const change = isTaken ? { how: 'add', quantity: -pieces } : { how: how === 'add' ? 'add' : 'set', quantity: pieces };
  return { ok: true, input: { ...change, note, ...(source && { source }) } };
}

function textsTyped(fields: Fields): TypedInput {
  const { nameDa = '', nameEn = '', shortDa = '', shortEn = '', descriptionDa = '', descriptionEn = '' } = fields;
  return { ok: true, input: { nameDa, nameEn, shortDa, shortEn, descriptionDa, descriptionEn } };
}

const productCodesTyped = (fields: Fields): TypedInput => ({
  ok: true,
  input: { codes: PRODUCT_CODES.map((code) => ({ code, value: fields[code] ?? '' })) },
});

const STORE_FIELD = /^store-(.+)$/;

function storesTyped(fields: Fields): TypedInput {
  const stores = Object.keys(fields).flatMap((name) => STORE_FIELD.exec(name)?.[1] ?? []);
  return { ok: true, input: { stores, isEverywhere: stores.length === Number(fields.ofStores) } };
}

const TEXT_FIELD = /^altDa-([a-z0-9]{4,64})$/;

/** What remains of the pictures that the form shows, in its order, with the move of its button; then those that were received. */
function picturesTyped(fields: Fields): TypedInput {
  const textOf = (name: string) => ({ altDa: fields[`altDa-${name}`] ?? '', altEn: fields[`altEn-${name}`] ?? '' });
  const shown = Object.keys(fields)
    .flatMap((name) => TEXT_FIELD.exec(name)?.[1] ?? [])
    .filter((version) => version !== NEW_PICTURE && fields[`remove-${version}`] === undefined);
  const [, way, version = ''] = /^(up|down)-(.+)$/.exec(fields.move ?? '') ?? [];
  const ordered = way === 'up' || way === 'down' ? movedByOne(shown, version, way) : shown;
  const own = ordered.map((picture) => ({ picture, ...textOf(picture) }));
  const added = receivedPictures(fields).map((picture) => ({ picture, ...textOf(NEW_PICTURE) }));
  return { ok: true, input: { pictures: [...own, ...added] } };
}

/** In the names of text fields: the pictures that are added. */
export const NEW_PICTURE = 'new';

/** By their hashes: they were uploaded with this form, or with one that was refused. */
export const receivedPictures = ({ received = '' }: Fields): string[] =>
  received.split(' ').filter((hash) => /^[0-9a-f]{32}$/.test(hash));

const CATEGORY_FIELD = /^category-([1-9]\d{0,8})$/;

function typedCategories(fields: Fields): TypedInput {
  const kept = Object.keys(fields).flatMap((name) => CATEGORY_FIELD.exec(name)?.[1] ?? []);
  const added = /^[1-9]\d{0,8}$/.test(fields.add ?? '') ? [fields.add] : [];
  return { ok: true, input: { categories: [...kept, ...added].map(Number) } };
}

function detailsTyped({ address = '', ean = '' }: Fields): TypedInput {
  return { ok: true, input: { address, ean } };
}

export const productInputTyped: Record<ProductAct, (fields: Fields) => TypedInput> = {
  price: priceTyped,
  stock: stockTyped,
  texts: textsTyped,
  codes: productCodesTyped,
  stores: storesTyped,
  categories: typedCategories,
  details: detailsTyped,
  pictures: picturesTyped,
};

export function newProductTyped(fields: Fields): Outcome<{ input: StaffNewProduct }> {
  const { sku = '', nameDa = '', nameEn = '', category = '', quantity = '' } = fields;
  if (sku.trim() === '') return refusal('REQUIRED', { field: 'sku' });
  if (nameDa.trim() === '') return refusal('REQUIRED', { field: 'nameDa' });
  const price = typedPrice(fields.price ?? '', 'price');
  if (!price.ok) return price;
  if (!/^[1-9]\d{0,8}$/.test(category)) return refusal('CATEGORY_UNKNOWN', { field: 'category' });
  const pieces = quantity.trim() === '' ? 0 : wholeFrom(quantity);
  if (pieces === null || pieces > MOST_COUNTED) return refusal('QUANTITY_NOT_A_NUMBER', { field: 'quantity' });
  const input = { sku, nameDa, nameEn, priceOere: price.oere, category: Number(category), quantity: pieces };
  return { ok: true, input: { ...input, isHidden: fields.isShown !== 'on' } };
}

const MOST_COUNTED = 9_999_999;

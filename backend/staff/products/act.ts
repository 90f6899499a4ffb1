// Acts of staff on a product: the product as the page showed it, the checks and the writing of the catalogue's files and commands, and its log.
import {
  CENTRAL_SOURCE,
  changeStock,
  ownAttribute,
  type ProductCells,
  seenOffers,
  seenProduct,
} from '#backend/commerce/catalogue/index';
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import { PRODUCT_CODES } from '#domain/catalogue/product-codes';
import { oere } from '#domain/money/money';
import { enteredText } from '#domain/reading/text';
import { refusal } from '#domain/refusal/refusals';
import type { ChangedFact } from '#domain/staff/order-state';
import { type ProductAct, possibleProductActs } from '#domain/staff/product-acts';
import { tidyLine } from '#domain/validate/written';
import type { StaffContext } from '../context';
import { editedBy, type Made, REMOVED, type Running } from './edit';
import { setPictures } from './pictures';
import { chooseCategories, setDetails } from './places';
import { type ActingOnProduct, watchProduct } from './watch';

/** As the command line names the same. */
const COMMANDS: Record<ProductAct, string> = {
  price: 'price set',
  stock: 'stock set',
  texts: 'product texts',
  codes: 'product codes',
  stores: 'product stores',
  categories: 'product categories',
  details: 'product details',
  pictures: 'product pictures',
};
const LONGEST_NOTE = 200;

export async function actOnProduct(
  { sku, act, seen, input, staff }: ActingOnProduct,
  context: StaffContext,
): Promise<{ done: Made; changes: ChangedFact[] }> {
  const { pool, now } = context;
  const found = await seenProduct(pool, sku);
  if (!found) return { done: refusal('PRODUCT_UNKNOWN'), changes: [] };
  const { type, parent, bonus_only: isBonusOnly, variants } = found;
  const kind = { hasVariants: type === 'configurable' || variants.length > 0, isVariant: parent !== null, isBonusOnly };
  if (!possibleProductActs(kind).includes(act)) return { done: refusal('PRODUCT_HAS_VARIANTS'), changes: [] };
  const command = act === 'stock' && input.how === 'add' ? 'stock add' : COMMANDS[act];
  const deed = { staff, command, kind: 'product' as const, subject: sku, told: null, now };
  const watch = watchProduct({ sku, act, seen, input, staff }, command, now);
  const guarded = guardedPool(pool, witnessOf(deed));
  const acting = { sku, input, watch, id: found.id, context: { ...context, pool: guarded } };
  const done = await ACTS[act](acting);
  return { done: watch.isRepeated ? { ok: true, made: null } : done, changes: watch.changes };
}

const ACTS: Record<ProductAct, (running: Running) => Promise<Made>> = {
  price: setPriceAndOffer,
  stock: correctStock,
  texts: writeTexts,
  codes: writeCodes,
  stores: chooseStores,
  categories: chooseCategories,
  details: setDetails,
  pictures: setPictures,
};

const inCells = (amount: number): string => (amount / 100).toFixed(2);

/** The first offer is the form's; those after it remain. */
async function setPriceAndOffer(running: Running): Promise<Made> {
  const { sku, id, input, context } = running;
  const { priceOere, offerOere = null, offerFrom = null, offerTo = null } = input;
  if (!isPriceInOere(priceOere)) return refusal('AMOUNT_INVALID', { field: 'price' });
  if (offerOere !== null && !isPriceInOere(offerOere)) return refusal('AMOUNT_INVALID', { field: 'offer' });
  const [shown, ...others] = await seenOffers(context.pool, id, context.now);
  const offers = others.map((offer) => ({
    ...{ price: offer.gross_oere / 100, from: offer.valid_from.toISOString(), to: offer.valid_to.toISOString() },
    ...{ name: offer.name, name_en: offer.name_en },
  }));
  // As it was where null, and without an end where empty.
  const until = offerTo ?? shown?.valid_to.toISOString();
  const edited = offerOere !== null && {
    price: oere(offerOere) / 100,
    from: (offerFrom ?? shown?.valid_from.toISOString()) || context.now.toISOString(),
    ...(until && { to: until }),
    ...(shown && { name: shown.name, name_en: shown.name_en }),
  };
  const more = JSON.stringify(edited ? [edited, ...offers] : offers);
  const row = { sku, price: inCells(priceOere), special_price: REMOVED, more_offers: more };
  return editedBy(running, [row], (column) => (column === 'price' ? 'price' : 'offer'));
}

const isPriceInOere = (amount: number | null | undefined): amount is number =>
  typeof amount === 'number' && Number.isInteger(amount) && amount >= 0;

async function correctStock({ sku, input, watch, context }: Running): Promise<Made> {
  const how = input.how === 'add' ? 'add' : 'set';
  const { source, quantity } = input;
  const note = tidyLine(input.note ?? '').slice(0, LONGEST_NOTE);
  if (note === '') return refusal('STOCK_NOTE_MISSING', { field: 'note' });
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || Math.abs(quantity) > MOST_PIECES)
    return refusal('QUANTITY_NOT_A_NUMBER', { field: 'quantity' });
  const { unchanged } = watch;
  const change = { sku, source: source ?? CENTRAL_SOURCE, how, quantity, note, unchanged } as const;
  const done = await changeStock(context.pool, change, context.now);
  return done.ok ? { ok: true, made: String(done.after) } : STOCK_REFUSALS[done.reason];
}

const MOST_PIECES = 9_999_999;
const STOCK_REFUSALS = {
  unknownSku: refusal('PRODUCT_UNKNOWN'),
  configurable: refusal('PRODUCT_HAS_VARIANTS'),
  unknownSource: refusal('STOCK_SOURCE_UNKNOWN', { field: 'source' }),
  belowZero: refusal('STOCK_BELOW_ZERO', { field: 'quantity' }),
  changed: refusal('PRODUCT_CHANGED'),
};

const TEXT_FIELDS: Record<string, string> = { name: 'name', short_description: 'short', description: 'description' };

async function writeTexts(running: Running): Promise<Made> {
  const { sku, input } = running;
  const text = (typed: string | null | undefined) => enteredText(typed ?? '').trim();
  const [nameDa, nameEn] = [tidyLine(input.nameDa ?? ''), tidyLine(input.nameEn ?? '')];
  if (nameDa === '') return refusal('REQUIRED', { field: 'nameDa' });
  if (nameEn === '') return refusal('REQUIRED', { field: 'nameEn' });
  const inDanish = { sku, store_view_code: '', name: nameDa, ...describedBy(input.shortDa, input.descriptionDa, text) };
  const inEnglish = {
    sku,
    store_view_code: 'en',
    name: nameEn,
    ...describedBy(input.shortEn, input.descriptionEn, text),
  };
  return editedBy(running, [inDanish, inEnglish], (column, line) => {
    const name = TEXT_FIELDS[column ?? ''];
    return name && `${name}${line === 3 ? 'En' : 'Da'}`;
  });
}

type Typed = string | null | undefined;

const describedBy = (short: Typed, description: Typed, text: (typed: Typed) => string) => ({
  short_description: text(short) || REMOVED,
  description: paragraphs(text(description)) || REMOVED,
});

/** Staff may write plain lines: an empty one begins a new paragraph. */
const paragraphs = (text: string): string =>
  text === '' || /<[a-z]/i.test(text)
    ? text
    : text
        .split(/\n\s*\n/)
        .map(
          (part) => `<p>${part.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br />')}</p>`,
        )
        .join('');

/** An empty field removes the number or class. */
async function writeCodes(running: Running): Promise<Made> {
  const { sku, input } = running;
  const named = (input.codes ?? []).filter(({ code }) => PRODUCT_CODES.some((one) => one === code));
  if (named.length === 0) return refusal('REQUIRED', { field: PRODUCT_CODES[0] });
  const cells = named.map(({ code, value }) => `"${code}=${tidyLine(value).replaceAll('"', '""') || REMOVED}"`);
  const row = { sku, additional_attributes: cells.join(',') };
  return editedBy(running, [row], (column) => named.find(({ code }) => column === ownAttribute(code))?.code);
}

async function chooseStores(running: Running): Promise<Made> {
  const { sku, input } = running;
  const stores = input.stores ?? [];
  const websites = input.isEverywhere ? 'base' : stores.join(',');
  const row: ProductCells =
    stores.length === 0 ? { sku, product_online: '2' } : { sku, product_online: '1', product_websites: websites };
  return editedBy(running, [row], () => 'stores');
}

// Our own attributes inside additional_attributes: units, duties, delivery, English texts, danger, cartridges; the rest are facts.

import { longestText, PLAIN_COLUMNS } from '#backend/commerce/catalogue/product/plain-texts';
import { slugOf } from '#domain/text/slug';
import { eanFrom } from '#domain/validate/ean';
import { type Cells, nameOf } from './cells';
import { cleanText, decodedText } from './clean-text';
import { isOutOfStock } from './left-to-shop';
import { withoutMarkup } from './plain-text';
import type { Put } from './read-product';
import type { References, StagedFacts } from './staged';

const STATES = ['common-item', 'special-order', 'customer-item', 'inactive', 'order-item', 'coming-home'] as const;
const LABELS = ['in-stock', 'short', 'medium', 'order-item', 'sold-out', 'made-to-order'] as const;
const ENERGY = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const ROLES = ['black', 'cyan', 'magenta', 'yellow', 'colour', 'photo', 'set', 'drum', 'waste'] as const;
const LOCKS = ['region', 'chip'] as const;
const DOCUMENTS = ['energylabel', 'user_guide', 'data', 'safety_data'] as const;
const MANY = { least: 0, most: 999_999_999 };

export function readOwn(cells: Cells, put: Put, facts: StagedFacts, references: References): void {
  readTexts(cells, put, references);
  readTrade(cells, put, references);
  readDanger(cells, put);
  readCartridge(cells, put, facts, references);
  const stock = sourceStock(cells, references);
  if (stock) facts.stock = stock;
}

function readTexts(cells: Cells, put: Put, { novelties }: References): void {
  put('name_en', decodedText(cells.own('name_en')) ?? undefined);
  put('short_en', cleanText(cells.own('short_description_en', 2000) ?? undefined, 'plain'));
  put('description_en', cleanText(cells.own('description_en', 200_000) ?? undefined, 'html'));
  const brand = decodedText(cells.own('brand'));
  put('brand', brand === null ? '' : brand);
  const code = cells.own('brand_code') ?? undefined;
  if (brand !== undefined) put('brand_code', brand === null ? null : (code ?? slugOf(brand)));
  const ean = ['ean', 'EAN', 'gtin', 'GTIN'].map((name) => cells.own(name)).find((said) => said !== undefined);
  if (typeof ean === 'string' && eanFrom(ean) === null) cells.fault(nameOf('ean'), 'ean', { value: ean }, true);
  put('ean', typeof ean === 'string' ? (eanFrom(ean) ?? undefined) : ean === null ? '' : undefined);
  for (const column of ['badge', 'sub_label']) {
    const danish = cells.own(column, 40);
    put(`${column}_da`, danish);
    put(`${column}_en`, cells.own(`${column}_en`, 40) ?? danish);
  }
  for (const column of PLAIN_COLUMNS)
    put(column, withoutMarkup(cells, column, cells.own(column, longestText(column)), novelties));
}

function readTrade(cells: Cells, put: Put, { novelties, dutyCodes }: References): void {
  const unit = cells.own('unit');
  if (typeof unit === 'string' && !novelties.unit(unit)) cells.fault(nameOf('unit'), 'unit', { value: unit });
  else put('unit', unit ?? undefined);
  const duty = cells.own('duty_code');
  if (typeof duty === 'string' && !dutyCodes.has(duty))
    cells.fault(nameOf('duty_code'), 'unknownReference', { value: duty, what: 'Afgiften' });
  else put('duty_code', duty);
  const amount = cells.numberOf(nameOf('duty_units'), cells.own('duty_units'), { least: 0, most: 100_000 });
  put('duty_milli_units', typeof amount === 'number' ? Math.round(amount * 1000) : undefined);
  put('cost_oere', cells.ownMoney('cost') ?? undefined);
  put('delivery_days', cells.ownWhole('delivery_days', { least: 0, most: 999 }) ?? undefined);
  put('delivery_label', cells.known(nameOf('delivery_label'), cells.own('delivery_label'), LABELS) ?? undefined);
  put('stock_state', cells.known(nameOf('stock_state'), cells.own('stock_state'), STATES) ?? undefined);
  put('request_price', cells.ownFlag('request_price') ?? undefined);
  put('only_trade', cells.ownFlag('roda_hide') ?? undefined);
  const certificates = cells.ownList('certificates');
  put('certificates', certificates === null ? [] : certificates);
  const energy = cells.known(nameOf('energy_class'), cells.own('energy_class'), ENERGY);
  put('energy_class', typeof energy === 'string' ? energy.toUpperCase() : energy);
  put('popularity', cells.ownWhole('popularity', MANY) ?? undefined);
  put('bonus_points', cells.ownWhole('bonus_points', MANY));
  put('bonus_only', cells.ownFlag('bonus_only') ?? undefined);
  put('bonus_category', cells.own('bonus_category', 60));
}

function readDanger(cells: Cells, put: Put): void {
  const [clp, hSentences, pSentences] = ['clp', 'h_sentences', 'p_sentences'].map((name) => cells.ownList(name));
  const none = clp === undefined && hSentences === undefined && pSentences === undefined;
  const given = { clp: clp ?? [], hSentences: hSentences ?? [], pSentences: pSentences ?? [] };
  put('danger', none ? undefined : Object.values(given).some((list) => list.length > 0) ? given : null);
  const [name, address, email] = ['producer_name', 'producer_address', 'producer_email'].map((each) => cells.own(each));
  const responsible = responsibleIn(cells);
  if (name !== undefined)
    put('producer', name === null ? null : { name, address: address ?? '', email: email ?? '', ...responsible });
  // In the order in which the row names them.
  const named = [...cells.rest().keys()].flatMap((key) => DOCUMENTS.find((type) => key === `document_${type}`) ?? []);
  const documents = named.flatMap((type) => {
    const link = cells.own(`document_${type}`, 500);
    return typeof link === 'string' ? [{ type, link }] : [];
  });
  if (documents.length > 0) put('documents', documents);
}

/** Who answers in the EU for a producer without an address there. */
function responsibleIn(cells: Cells) {
  const [name, address, email] = ['name', 'address', 'email'].map((each) => cells.own(`responsible_${each}`));
  return typeof name === 'string' ? { responsible: { name, address: address ?? '', email: email ?? '' } } : {};
}

function readCartridge(cells: Cells, put: Put, facts: StagedFacts, { printers }: References): void {
  const number = cells.own('cartridge_number');
  const role = cells.known(nameOf('cartridge_role'), cells.own('cartridge_role'), ROLES);
  const pages = cells.ownWhole('cartridge_pages', MANY);
  const original = cells.ownFlag('cartridge_original');
  const part = cells.own('cartridge_part');
  const lock = cells.known(nameOf('cartridge_lock'), cells.own('cartridge_lock'), LOCKS);
  const holds = (cells.ownList('cartridge_holds') ?? []).flatMap((text) => heldIn(cells, text) ?? []);
  if (number === null) put('cartridge', null);
  if (number) {
    const more = { ...(part ? { part } : {}), ...(lock ? { lock } : {}), ...(holds.length > 0 ? { holds } : {}) };
    put('cartridge', {
      number,
      role: role ?? 'black',
      pages: pages ?? 0,
      original: original ?? false,
      ...more,
    });
  }
  const fits = cells.ownList('fits_printers', 100_000);
  if (fits === undefined) return;
  for (const value of (fits ?? []).filter((id) => !printers.has(id)))
    cells.fault(nameOf('fits_printers'), 'unknownPrinter', { value }, true);
  facts.printers = (fits ?? []).filter((id) => printers.has(id));
}

/** What a set holds: 'CF410A:black:2300'. */
function heldIn(cells: Cells, text: string) {
  const [, part, named = '', pages] = /^(.+):([a-z]+):(\d{1,9})$/.exec(text) ?? [];
  const role = ROLES.find((one) => one === named);
  if (part !== undefined && role) return { part, role, pages: Number(pages) };
  cells.fault(nameOf('cartridge_holds'), 'holds', { value: text });
  return null;
}

/** qty is the central warehouse, which has nothing to sell of what is out of stock; stock_<shop> is the shelf of a physical shop. */
function sourceStock(cells: Cells, { sources }: References): Record<string, number> | null {
  const stock: Record<string, number> = {};
  const central = cells.numberOf('qty', cells.text('qty'), { least: 0, most: 9_999_999 });
  if (isOutOfStock(cells)) stock.central = 0;
  else if (typeof central === 'number') stock.central = Math.floor(central);
  for (const [shop, source] of sources) {
    const quantity = cells.ownWhole(`stock_${shop}`, MANY);
    if (typeof quantity === 'number') stock[source] = quantity;
  }
  return Object.keys(stock).length > 0 ? stock : null;
}

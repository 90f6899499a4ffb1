// The product page of the back office: what the product is, what it costs, what is in stock, where it is shown, and who changed it.
import {
  categoriesOfProduct,
  movementsOf,
  picturesOfProduct,
  pricesSince,
  type SeenProduct,
  seenOffers,
  seenProduct,
  stockOfProduct,
  stockPlaces,
  textsOfProduct,
} from '#backend/commerce/catalogue/index';
import { listActions, subjectState } from '#backend/commerce/staff/index';
import { listStores } from '#backend/commerce/store/store.sql';
import { guardedPool, inTransaction } from '#backend/db/transaction';
import { lowestOf30Days } from '#domain/catalogue/price-comparison';
import { PRODUCT_CODES } from '#domain/catalogue/product-codes';
import { oere } from '#domain/money/money';
import { CHANGES_PRODUCTS, possibleProductActs } from '#domain/staff/product-acts';
import { type Role, roleHasRight } from '#domain/staff/rights';
import type { StaffContext } from '../context';
import { comparable, seenText } from '../seen';
import { productChanges } from './changes';

const MOST_CHANGES = 100;
const MOST_MOVEMENTS = 20;
const PRICES_MS = 31 * 24 * 60 * 60 * 1000;
/** An offer without a last day. */
const NO_END = new Date('2099-12-31T00:00:00Z');

/** Null where there is no such product. */
export async function productForStaff(sku: string, role: Role, context: StaffContext) {
  const { pool, db, language } = context;
  const reading = guardedPool(pool, null);
  // Before the rest: what changes in between makes an act fail, and never passes unseen.
  const state = await inTransaction(reading, ({ client }) => subjectState(client, 'product', sku));
  const found = await seenProduct(pool, sku);
  const texts = found && (await textsOfProduct(pool, found.id));
  if (!found || !texts) return null;
  const stores = await listStores(db);
  const shown = found.stores ?? stores.map(({ code }) => code);
  return {
    ...{ sku: found.sku, seen: seenText(comparable(state)), kind: found.type, parent: found.parent },
    ...{ variants: found.variants, brand: found.brand, ean: found.ean, unit: found.unit, address: `/${found.url_key}` },
    ...{ isSalable: found.salable, countsStock: found.manage_stock },
    categories: (await categoriesOfProduct(pool, found.id)).map((row) => ({
      id: row.id,
      name: row[`name_${language}`],
    })),
    texts: textsOnWire(texts),
    codes: PRODUCT_CODES.map((code) => ({ code, value: texts[code] ?? '' })),
    price: await pricesOnWire(found, context),
    stock: await stockOnWire(found, context),
    stores: stores.map(({ code, name }) => ({ code, name, isShown: shown.includes(code) })),
    pictures: (await picturesOfProduct(pool, found.id)).map(({ key, version, alt_da, alt_en }) => ({
      ...{ key, version, altDa: alt_da, altEn: alt_en },
    })),
    timeline: await changesOfProduct(sku, context),
    acts: roleHasRight(role, CHANGES_PRODUCTS) ? possibleProductActs(kindOfProduct(found)) : [],
  };
}

const kindOfProduct = ({ type, parent, bonus_only, variants }: SeenProduct) => ({
  hasVariants: type === 'configurable' || variants.length > 0,
  isVariant: parent !== null,
  isBonusOnly: bonus_only,
});

const textsOnWire = (texts: NonNullable<Awaited<ReturnType<typeof textsOfProduct>>>) => ({
  ...{ nameDa: texts.name_da, nameEn: texts.name_en, shortDa: texts.short_da, shortEn: texts.short_en },
  ...{ descriptionDa: texts.description_da, descriptionEn: texts.description_en },
});

async function pricesOnWire({ id, gross_oere }: SeenProduct, { pool, now }: StaffContext) {
  const logged = await pricesSince(pool, id, new Date(now.getTime() - PRICES_MS));
  const offers = await seenOffers(pool, id, now);
  return {
    grossOere: gross_oere,
    low30Oere: lowestOf30Days(
      logged.map(({ at, gross_oere: gross }) => ({ at, gross: oere(gross) })),
      now,
    ),
    offers: offers.map((offer) => ({
      ...{ grossOere: offer.gross_oere, from: offer.valid_from.toISOString(), name: offer.name },
      to: offer.valid_to < NO_END ? offer.valid_to.toISOString() : null,
      isRunning: offer.valid_from <= now,
    })),
  };
}

async function stockOnWire({ id }: SeenProduct, { pool }: StaffContext) {
  const movements = await movementsOf(pool, id, MOST_MOVEMENTS);
  return {
    places: await stockPlaces(pool),
    shelves: await stockOfProduct(pool, id),
    movements: movements.map(({ at, source, delta, reason, order_number, note }) => ({
      ...{ at: at.toISOString(), source, delta, reason, order: order_number, note: note ?? '' },
    })),
  };
}

/** Commands on the product itself: a price agreed with a company has the SKU in its subject, too. */
const OF_PRODUCTS = /^(price set|stock (set|add)|product \w+)$/;

async function changesOfProduct(sku: string, { db }: StaffContext) {
  const filter = { staff: null, command: null, subject: sku, since: null, most: MOST_CHANGES };
  const actions = await listActions(db, filter);
  return actions
    .filter(({ command }) => OF_PRODUCTS.test(command))
    .map(({ at, staff, command, before, after }) => ({
      ...{ at: at.toISOString(), kind: 'action', who: staff, what: command.replace(/ /g, '-'), text: '' },
      changes: productChanges(before, after),
    }));
}

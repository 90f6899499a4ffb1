// Resolves the lines that were read of a buyer's document against the catalogue as one customer sees it: their assortment, prices and units.
import { checkProduct } from '#backend/commerce/cart/check-wanted';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import {
  type CardRow,
  cardsByIds,
  cardsByParents,
  findProducts,
  type PriceTerms,
  priceAt,
} from '#backend/commerce/catalogue/index';
import { type Named, productsNamed } from '#backend/commerce/ink/quick-order/quick-order.sql';
import { unitsOfGoods } from '#backend/commerce/punchout/index';
import type { Context } from '#backend/graphql/context';
import { isInStores } from '#domain/catalogue/assortment';
import { searchTexts, writtenSizes } from '#domain/purchase-order/reading/codes';
import type { Certainty, ReadLine } from '#domain/purchase-order/reading/model';
import { isOtherPrice } from '#domain/purchase-order/reading/price';
import { conversionOf } from '#domain/purchase-order/reading/unit-words';
import type { SoldUnit } from '#domain/purchase-order/units';

export type { Certainty };

export interface ProposedProduct {
  sku: string;
  name: string;
  unit: string;
}

interface Candidate extends ProposedProduct {
  /** Pieces of this product; null if the quantity or the unit cannot be converted. */
  pieces: number | null;
}

export interface ProposedLine extends ReadLine {
  certainty: Certainty;
  product: ProposedProduct | null;
  candidates: readonly Candidate[];
  /** Pieces of the product; null if the quantity or the unit cannot be converted. */
  pieces: number | null;
  /** Units that the product is sold in, where the order's is none of them or may be several. */
  soldIn: readonly string[] | null;
  /** Øre of one piece without and with VAT, duty included; null for a price on request. */
  net: number | null;
  gross: number | null;
  /** Øre of one piece, as the document has it. */
  ordered: number | null;
  isOtherPrice: boolean;
  /** Why it cannot be bought like this: the refusal of the cart. */
  refused: string | null;
}

const MOST_CANDIDATES = 8;
const LONGEST_SEARCH = 120;

interface Found {
  certainty: Certainty;
  cards: readonly CardRow[];
}

const NOTHING: Found = { certainty: 'unknown', cards: [] };

export async function proposeLines(lines: readonly ReadLine[], context: Context): Promise<ProposedLine[]> {
  const shopper = await shopperOf(context);
  const reader = await context.cardReader();
  const named = await productsNamed(
    context.pool,
    [...new Set(lines.flatMap(({ codes }) => codes))],
    shopper.assortment,
  );
  const found: Found[] = [];
  for (const line of lines) found.push(await foundFor(line, named, context));
  const terms: PriceTerms = { ...shopper.terms, now: reader.now };
  const skus = found.flatMap(({ cards }) => cards.map(({ sku }) => sku));
  const units = await unitsOfGoods(context.db, skus);
  return lines.map((line, at) => proposedLine(line, found[at] ?? NOTHING, { shopper, terms, units }));
}

async function foundFor(line: ReadLine, named: (code: string) => Named, context: Context): Promise<Found> {
  const matches = line.codes.map((code) => ({ code, ...named(code) }));
  const same = matches.filter((match) => match.same.length > 0);
  const cards = await cardsOf(
    same.flatMap((match) => match.same),
    context,
  );
  const [card, ...others] = cards;
  if (card && others.length === 0) {
    const isEan = card.ean !== '' && same.some(({ code }) => code.replace(/[\s-]/g, '') === card.ean);
    return { certainty: isEan ? 'ean' : 'number', cards };
  }
  if (card) return { certainty: 'ambiguous', cards };
  const similar = await cardsOf(
    matches.flatMap((match) => match.similar),
    context,
  );
  return foundByName(line, similar, context);
}

/** A number that is none of the shop's may be the buyer's own: what is found by the words next to it is a suggestion only. */
async function foundByName(line: ReadLine, similar: readonly CardRow[], context: Context): Promise<Found> {
  const texts = searchTexts(line);
  const hits = await hitsOf(texts, context);
  const rows = hits?.items.map(({ row }) => row) ?? [];
  const named = await cardsOf(
    rows.map(({ id, type }) => ({ id, type })),
    context,
  );
  // A family is found by a size of one of its variants.
  const hasSizes = writtenSizes(texts.all);
  const sized = named.filter(({ name }) => hasSizes(name));
  const cards = uniqueCards([...similar, ...(sized.length > 0 ? sized : named)]);
  if (cards.length === 0) return NOTHING;
  const isOnly = cards.length === 1 && similar.length === 0 && hits?.total === 1 && hits.settled?.loosely !== true;
  return { certainty: isOnly && line.codes.length === 0 ? 'name' : 'ambiguous', cards };
}

async function hitsOf({ all, words }: ReturnType<typeof searchTexts>, context: Context) {
  const find = (text: string) =>
    findProducts({ search: text.slice(0, LONGEST_SEARCH), pageSize: MOST_CANDIDATES, currentPage: 1 }, context);
  if (words === '') return null;
  const hits = all === words ? null : await find(all);
  return hits && hits.total > 0 && hits.settled?.loosely !== true ? hits : find(words);
}

const uniqueCards = (cards: readonly CardRow[]): CardRow[] =>
  [...new Map(cards.map((card) => [card.id, card])).values()].slice(0, MOST_CANDIDATES);

/** A family is no article: its variants are. */
async function cardsOf(rows: readonly { id: number; type: string }[], context: Context): Promise<CardRow[]> {
  if (rows.length === 0) return [];
  const reader = await context.cardReader();
  const idsOf = (isFamily: boolean) =>
    rows.filter(({ type }) => (type === 'configurable') === isFamily).map(({ id }) => id);
  const [articles, variants] = await Promise.all([
    cardsByIds([...new Set(idsOf(false))], reader),
    cardsByParents([...new Set(idsOf(true))], reader),
  ]);
  return uniqueCards([...articles, ...variants.filter(({ store_ids }) => isInStores(store_ids, context.store.id))]);
}

interface Scene {
  shopper: Shopper;
  terms: PriceTerms;
  units: ReadonlyMap<string, SoldUnit>;
}

function convertedFor({ quantity, unit }: ReadLine, sku: string, units: Scene['units']) {
  const sold = units.get(sku.toLowerCase());
  const conversion = sold ? conversionOf(unit, sold) : ({ ok: true, per: 1 } as const);
  const per = conversion.ok ? conversion.per : null;
  const pieces = quantity === null || per === null ? null : quantity * per;
  return { per, pieces, soldIn: conversion.ok ? null : conversion.soldIn };
}

function proposedLine(line: ReadLine, { certainty, cards }: Found, { shopper, terms, units }: Scene): ProposedLine {
  const candidates = (certainty === 'ambiguous' ? cards : []).map(({ sku, name, unit }) => ({
    ...{ sku, name, unit },
    pieces: convertedFor(line, sku, units).pieces,
  }));
  const card = certainty === 'ambiguous' ? undefined : cards[0];
  const plain = { ...line, certainty, candidates };
  const unpriced = {
    pieces: null,
    soldIn: null,
    net: null,
    gross: null,
    ordered: null,
    isOtherPrice: false,
    refused: null,
  };
  if (!card) return { ...plain, ...unpriced, product: null };
  const { sku, name, unit } = card;
  const { per, pieces, soldIn } = convertedFor(line, sku, units);
  const at = pieces ?? card.min_qty;
  const priced = (basis: 'net' | 'gross') => (card.request_price ? null : priceAt(card, at, { ...terms, basis }));
  const [net, gross] = [priced('net'), priced('gross')];
  const ordered = line.price === null || per === null ? null : (line.price * 100) / per;
  const today = [net, gross].flatMap((price) => (price ? [price.final, price.finalWithDuty] : []));
  return {
    ...{ ...plain, product: { sku, name, unit }, pieces, soldIn, ordered },
    net: net?.finalWithDuty ?? null,
    gross: gross?.finalWithDuty ?? null,
    isOtherPrice: ordered !== null && isOtherPrice(ordered, today, per ?? 1),
    refused: pieces === null ? null : (checkProduct(card, pieces, shopper)?.code ?? null),
  };
}

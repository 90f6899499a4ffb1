// From a card as the database gathered it, with the stock and agreed prices of this moment, to the row that models are made of.
import { LRUCache } from 'lru-cache';
import type { CardRow, SpecialFact, TierFact, VariantFacts } from './facts';

/** [[[id, sku], …], gross øre, duty code, duty thousandths, least quantity, stock is counted, stock state, tiers, specials, stores] */
type StoredVariants = [
  [number, string][],
  number,
  string | null,
  number,
  number,
  boolean,
  string,
  TierFact[] | null,
  SpecialFact[] | null,
  (number[] | null)?,
];

/** Workdays until delivery, grams and longest side of each variant, by its id. They are read next to the card, which does not hold them. */
export type Carriages = Readonly<Record<number, [days: number, grams: number, longestMm: number | null]>>;

/** The JSON that refresh_product_cards() writes. */
export type StoredCard = Omit<
  CardRow,
  'quantity' | 'agreed_oere' | 'variants' | 'in_warehouse_hotel' | 'is_contract_goods'
> & { variants: StoredVariants[] | null };

/** A stored card made ready to become rows. Shared by all who read it. */
export interface KnownCard {
  /**
   * Has every field that a row has: copying it and setting some costs an eighth of a copy that gains them. Where only the stock
   * can change the card, it is the latest row: a request that finds the same stock gets the same row, which is never modified.
   */
  row: Readonly<CardRow>;
  hasStockOnly: boolean;
  specials: SpecialFact[] | null;
  variants: StoredVariants[] | null;
  carriages: Carriages | null;
}

export function knownCard(card: StoredCard, carriages: Carriages | null = null): KnownCard {
  const { specials, variants } = card;
  const unknown = { quantity: 0, agreed_oere: null, in_warehouse_hotel: false, is_contract_goods: false };
  const row = { ...card, ...unknown, specials: null, variants: null };
  return { row, hasStockOnly: specials === null && variants === null, specials, variants, carriages };
}

type ByProduct = Readonly<Record<number, number>> | null;

/** A line of the statements in rows.ts. */
export interface CardLine {
  card_id: number;
  version: string;
  stock: ByProduct;
  agreed: ByProduct;
  /** [in the warehouse hotel, contract goods] */
  lists: [boolean | null, boolean | null] | null;
}

/** Cards by product and version of their row: a card is sent and parsed once, and again when the database has written it again. */
export interface CachedCards {
  get(id: number, version: string): KnownCard | undefined;
  set(id: number, version: string, card: KnownCard): void;
}

/** Cache size per language; a shop with more products caches those that are viewed. */
const MOST_BYTES = 24 * 1024 * 1024;

export function cachedCards(): CachedCards {
  const kept = new LRUCache<number, { version: string; card: KnownCard }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ card }) => JSON.stringify(card).length,
  });
  return {
    get(id, version) {
      const known = kept.get(id);
      return known?.version === version ? known.card : undefined;
    },
    set: (id, version, card) => void kept.set(id, { version, card }),
  };
}

/** For work without a request behind it. */
export const NOTHING_KEPT: CachedCards = { get: () => undefined, set: () => undefined };

/** Inside a transaction, whose uncommitted rows must not reach others: cached versions are used, new ones are not stored. */
export const readOnly = (kept: CachedCards): CachedCards => ({
  get: (id, version) => kept.get(id, version),
  set: () => undefined,
});

type Beside = Pick<CardLine, 'stock' | 'agreed' | 'lists'>;

export function cardOf(known: KnownCard, { stock, agreed, lists }: Beside, now: Date): Readonly<CardRow> {
  const { row, hasStockOnly } = known;
  const quantity = stock?.[row.id] ?? 0;
  if (!hasStockOnly || lists !== null || agreed?.[row.id] !== undefined)
    return fullCard(known, { stock, agreed, lists }, now);
  if (row.quantity !== quantity) known.row = { ...row, quantity };
  return known.row;
}

function fullCard(known: KnownCard, { stock, agreed, lists }: Beside, now: Date): CardRow {
  const at = now.getTime();
  const running = (specials: SpecialFact[] | null) => specials?.filter(([, from, to]) => from <= at && at < to) ?? null;
  const { delivery_days, weight_grams, longest_mm } = known.row;
  const ownCarriage = [delivery_days, weight_grams, longest_mm] as const;
  const variantsOf = (group: StoredVariants): VariantFacts[] => {
    const [keys, gross_oere, duty_code, duty_milli_units, min_qty, manage_stock, stock_state, tiers, specials, stores] =
      group;
    const own = running(specials);
    return keys.map(([id, sku]) => {
      const [days, grams, longestMm] = known.carriages?.[id] ?? ownCarriage;
      return {
        id,
        sku,
        gross_oere,
        duty_code,
        duty_milli_units,
        min_qty,
        manage_stock,
        stock_state,
        quantity: stock?.[id] ?? 0,
        tiers,
        specials: own,
        agreed_oere: agreed?.[id] ?? null,
        store_ids: stores ?? null,
        delivery_days: days,
        weight_grams: grams,
        longest_mm: longestMm,
      };
    });
  };
  const row = { ...known.row };
  row.quantity = stock?.[row.id] ?? 0;
  row.specials = running(known.specials);
  row.agreed_oere = agreed?.[row.id] ?? null;
  row.in_warehouse_hotel = lists?.[0] === true;
  row.is_contract_goods = lists?.[1] === true;
  row.variants = known.variants?.flatMap(variantsOf).sort((one, other) => one.id - other.id) ?? null;
  return row;
}

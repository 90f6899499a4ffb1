// From a card as the database gathered it, with the stock and agreed prices of this moment, to the row that models are made of.
import type { CardRow, PriceFacts, SpecialFact, TierFact } from './facts';

/** [[[id, sku], …], gross øre, duty code, duty thousandths, least quantity, stock is counted, stock state, tiers, specials] */
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
];

/** The JSON that card_of() of migration 0005 writes. */
type StoredCard = Omit<CardRow, 'quantity' | 'agreed_oere' | 'variants'> & { variants: StoredVariants[] | null };

type ByProduct = Readonly<Record<number, number>> | null;

/** A line of the statements in rows.ts. */
export interface CardLine {
  card: StoredCard;
  stock: ByProduct;
  agreed: ByProduct;
}

/** The card itself becomes the row: copying forty fields of each tile would cost as much as reading them. */
export function cardOf({ card, stock, agreed }: CardLine, now: Date): CardRow {
  const at = now.getTime();
  const running = (specials: SpecialFact[] | null) => specials?.filter(([, from, to]) => from <= at && at < to) ?? null;
  const variantsOf = (group: StoredVariants): PriceFacts[] => {
    const [keys, gross_oere, duty_code, duty_milli_units, min_qty, manage_stock, stock_state, tiers, specials] = group;
    const own = running(specials);
    return keys.map(([id, sku]) => ({
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
    }));
  };
  return Object.assign(card, {
    quantity: stock?.[card.id] ?? 0,
    specials: running(card.specials),
    agreed_oere: agreed?.[card.id] ?? null,
    variants: card.variants?.flatMap(variantsOf).sort((one, other) => one.id - other.id) ?? null,
  });
}

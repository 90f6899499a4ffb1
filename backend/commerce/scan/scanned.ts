// Resolves scans before anything is changed: the products of each code in this store for this shopper.

import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import type { CardReader, CardRow } from '#backend/commerce/catalogue/product/product.sql';
import { cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { productsNamed } from '#backend/commerce/ink/quick-order/quick-order.sql';
import { codesOfScan, type ShelfLabel, shelfLabelOf } from '#domain/quantity/scan';

/** One scan of a request: its id, what was read, and a label where it is one. */
export interface Scan {
  id: string;
  code: string;
}

export interface Meant {
  label: ShelfLabel | null;
  kind: 'one' | 'choose' | 'unknown';
  /** Card of the only product found. */
  card: CardRow | null;
}

/** By code. A parent's number matches its variants: one of them has to be chosen. */
export async function goodsMeant(
  codes: readonly string[],
  assortment: Assortment,
  reader: CardReader,
): Promise<ReadonlyMap<string, Meant>> {
  const asked = [...new Set(codes)].map((code) => {
    const label = shelfLabelOf(code);
    return { code, label, numbers: codesOfScan(label?.sku ?? code) };
  });
  const named = await productsNamed(
    reader.on,
    asked.flatMap(({ numbers }) => numbers),
    assortment,
  );
  const found = asked.map((one) => ({
    ...one,
    named: one.numbers.map((number) => named(number).same).find((rows) => rows.length > 0) ?? [],
  }));
  const ids = [...new Set(found.flatMap((one) => one.named.map(({ id }) => id)))];
  const cards = new Map((ids.length > 0 ? await cardsByIds(ids, reader) : []).map((card) => [card.id, card]));
  return new Map(
    found.map(({ code, label, named: rows }): [string, Meant] => {
      const [first, ...others] = rows;
      const card = first && cards.get(first.id);
      if (!first || !card) return [code, { label, kind: 'unknown', card: null }];
      const isOne = others.length === 0 && first.type !== 'configurable';
      return [code, { label, kind: isOne ? 'one' : 'choose', card: isOne ? card : null }];
    }),
  );
}

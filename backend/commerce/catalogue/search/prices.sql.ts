// SQL of the price that this shopper is shown, for lists that are sorted, narrowed or counted by it: the stored price of a product, but
// the agreed one where the shopper's business has one, and with the duty where prices are shown with VAT.
import type { Bind, Listed } from './facets/facets.sql';

/** Whose prices a list goes by. */
export interface BuyerPrices {
  /** Set where the shopper's business has agreed prices: few, compared with a catalogue of any size. */
  businessId: number | null;
  /** Agreed prices are rounded to this minute, so that counts can be cached for that long. */
  minute: Date;
  storeId: number;
  /** Duties that the price is shown with, in øre with VAT per piece or kilo. */
  duties: readonly { code: string; oere: number }[];
}

/** The agreed price of a product, and of a family that of its cheapest variant, where one of them has an agreed price. */
function agreedPrices({ businessId, minute, storeId }: BuyerPrices, bind: Bind): string {
  const at = `${bind(minute)}::timestamptz`;
  const agreed = `SELECT DISTINCT ON (x.product_id) x.product_id, x.gross_oere FROM contract_price x
      WHERE x.business_id = ${bind(businessId)} AND x.valid_from <= ${at} AND (x.valid_to IS NULL OR x.valid_to > ${at})
      ORDER BY x.product_id, x.valid_from DESC`;
  return `WITH a AS MATERIALIZED (${agreed}), own AS (
      SELECT p.id, p.parent_id, p.type, a.gross_oere FROM a JOIN product p ON p.id = a.product_id)
    SELECT id, gross_oere FROM own WHERE type <> 'configurable'
    UNION ALL
    SELECT v.parent_id, min(coalesce(a.gross_oere, v.sort_gross_oere)) FROM product v LEFT JOIN a ON a.product_id = v.id
     WHERE v.parent_id IN (SELECT parent_id FROM own) AND (v.store_ids IS NULL OR ${bind(storeId)}::int = ANY (v.store_ids))
     GROUP BY 1`;
}

/** Rounded as one unit's duty is. */
const unitDuties = (
  { duties }: BuyerPrices,
  bind: Bind,
) => `SELECT d.id, round(d.duty_milli_units * r.oere / 1000.0)::int AS oere
    FROM product d JOIN unnest(${bind(duties.map(({ code }) => code))}::text[], ${bind(duties.map(({ oere }) => oere))}::int[])
      AS r (code, oere) ON r.code = d.duty_code WHERE d.duty_code IS NOT NULL`;

/** The row with the shown price as its price, and what has to be joined to it for that. */
export function shownPrice(prices: BuyerPrices, row: Listed, bind: Bind): { row: Listed; joins: string } {
  const joins: string[] = [];
  let gross = row.gross;
  if (prices.businessId !== null) {
    joins.push(`LEFT JOIN (${agreedPrices(prices, bind)}) agreed ON agreed.id = ${row.id}`);
    gross = `coalesce(agreed.gross_oere, ${gross})`;
  }
  if (prices.duties.length > 0) {
    joins.push(`LEFT JOIN (${unitDuties(prices, bind)}) duty ON duty.id = ${row.id}`);
    gross = `(${gross} + coalesce(duty.oere, 0))`;
  }
  return { row: { ...row, gross }, joins: joins.join(' ') };
}

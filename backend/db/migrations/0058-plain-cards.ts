// Cards are made from rows of their own names: a third cheaper than naming each value, writing what both languages share as text and reading it again.

/** [audience, quantity, gross øre] */
const tiers = (
  product: string,
) => `(SELECT json_agg(json_build_array(t.audience, t.quantity, t.gross_oere) ORDER BY t.audience, t.quantity)
      FROM product_tier t WHERE t.product_id = ${product})`;

/** [gross øre, from ms, to ms, rule name, price log of the 30 days before]; its reader takes those that run at its instant. */
const specials = (
  product: string,
  language: string,
) => `(SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000,
        extract(epoch FROM s.valid_to) * 1000, s.name_${language},
        (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
          WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce(
            (SELECT max(b.at) FROM price_log b WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity')))
        ORDER BY s.valid_from)
      FROM product_special s WHERE s.product_id = ${product})`;

/** [[[id, sku], …], gross øre, …, stores]: most variants cost the same, so that they are told in groups. */
const variants = (language: string) => `CASE WHEN cardinality(f.variants) > 0 THEN (SELECT json_agg(g.facts) FROM (
      SELECT json_build_array(json_agg(json_build_array(v.id, v.sku) ORDER BY v.id), v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty,
          v.manage_stock, v.stock_state, v.tiers::json, v.specials::json, v.store_ids) AS facts
        FROM (SELECT o.*, ${tiers('o.id')}::text AS tiers, ${specials('o.id', language)}::text AS specials
                FROM product o WHERE o.parent_id = p.id) v
       GROUP BY v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty, v.manage_stock, v.stock_state, v.tiers, v.specials, v.store_ids
       ORDER BY min(v.id)) g) END`;

const AS_THEY_ARE =
  `id sku gross_oere duty_code duty_milli_units min_qty manage_stock type parent_id url_key brand brand_code ean unit max_qty
  increments stock_state delivery_days delivery_label request_price only_trade certificates energy_class weight_grams options option_values
  store_ids bonus_points residual_sale documents pcon_status pcon_moc pcon_ban`.split(/\s+/);

const card = (language: string) => `(SELECT row_to_json(c) FROM (
    SELECT ${AS_THEY_ARE.map((name) => `p.${name}`).join(', ')}, s.tiers, s.rating,
      p.name_${language} AS name, p.badge_${language} AS badge, p.sub_label_${language} AS sub_label, ${specials('p.id', language)} AS specials,
      CASE WHEN g.key IS NOT NULL THEN json_build_array(g.key, g.version, g.alt_${language}) END AS picture, ${variants(language)} AS variants) c)`;

export const plainCards = /* sql */ `
-- As before (0022): the same names and values.
CREATE OR REPLACE FUNCTION refresh_product_cards(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_card (product_id, members, store_ids, da, en)
  SELECT p.id, p.id || f.variants, p.store_ids, ${card('da')}, ${card('en')}
    FROM card_families(ids) w JOIN product p ON p.id = w.id
    LEFT JOIN product_rating r ON r.product_id = coalesce(p.parent_id, p.id)
    CROSS JOIN LATERAL (SELECT ARRAY(SELECT v.id FROM product v WHERE v.parent_id = p.id ORDER BY v.id) AS variants OFFSET 0) f
    -- A variant without a picture of its own shows its parent's.
    LEFT JOIN LATERAL (SELECT o.key, o.version, o.alt_da, o.alt_en FROM product_picture o WHERE o.product_id IN (p.id, p.parent_id)
      ORDER BY o.product_id <> p.id, o.position LIMIT 1) g ON true
    CROSS JOIN LATERAL (SELECT ${tiers('p.id')} AS tiers, CASE WHEN r.product_id IS NOT NULL THEN json_build_array(r.reviews, r.total) END AS rating OFFSET 0) s
   ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET members = excluded.members, store_ids = excluded.store_ids, da = excluded.da, en = excluded.en
$$;
`;

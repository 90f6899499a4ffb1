// What lists, pages and carts read of a product, gathered in one row by triggers: a page of tiles is one index range and no joins.
export const productCards = `
CREATE TABLE product_card (
  product_id integer PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  -- The product and its variants: whose stock and whose agreed prices belong to the card.
  members integer[] NOT NULL,
  -- Null = every store.
  store_ids integer[],
  da json NOT NULL,
  en json NOT NULL
);
-- A card stays in its row as it is: taking it out of line and compressing it would cost each page more than reading it.
ALTER TABLE product_card SET (toast_tuple_target = 8160);

-- [audience, quantity, gross øre]
CREATE FUNCTION tiers_of(of_product integer) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_agg(json_build_array(t.audience, t.quantity, t.gross_oere) ORDER BY t.audience, t.quantity)
    FROM product_tier t WHERE t.product_id = of_product
$$;

-- [gross øre, from ms, to ms, rule name, price log of the 30 days before]; its reader takes those that run at its instant.
CREATE FUNCTION specials_of(of_product integer, language text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_agg(json_build_array(s.gross_oere, extract(epoch FROM s.valid_from) * 1000, extract(epoch FROM s.valid_to) * 1000,
      CASE language WHEN 'en' THEN s.name_en ELSE s.name_da END,
      (SELECT json_agg(json_build_array(extract(epoch FROM l.at) * 1000, l.gross_oere)) FROM price_log l
        WHERE l.product_id = s.product_id AND l.at < s.valid_from AND l.at >= coalesce(
          (SELECT max(b.at) FROM price_log b WHERE b.product_id = s.product_id AND b.at <= s.valid_from - interval '30 days'), '-infinity')))
      ORDER BY s.valid_from)
    FROM product_special s WHERE s.product_id = of_product
$$;

-- [key, version, alt]; a variant without a picture of its own shows its parent's.
CREATE FUNCTION picture_of(of_product integer, of_parent integer, language text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_array(g.key, g.version, CASE language WHEN 'en' THEN g.alt_en ELSE g.alt_da END)
    FROM product_picture g WHERE g.product_id IN (of_product, of_parent) ORDER BY g.product_id <> of_product, g.position LIMIT 1
$$;

-- [[[id, sku], …], gross øre, …]: most variants cost the same, so that they are told in groups.
CREATE FUNCTION variants_of(of_product integer, language text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_agg(g.facts) FROM (
    SELECT json_build_array(json_agg(json_build_array(v.id, v.sku) ORDER BY v.id), v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty,
        v.manage_stock, v.stock_state, v.tiers::json, v.specials::json) AS facts
      FROM (SELECT p.*, tiers_of(p.id)::text AS tiers, specials_of(p.id, language)::text AS specials
              FROM product p WHERE p.parent_id = of_product) v
     GROUP BY v.gross_oere, v.duty_code, v.duty_milli_units, v.min_qty, v.manage_stock, v.stock_state, v.tiers, v.specials
     ORDER BY min(v.id)) g
$$;

CREATE FUNCTION card_of(p product, language text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('id', p.id, 'sku', p.sku, 'gross_oere', p.gross_oere, 'duty_code', p.duty_code,
    'duty_milli_units', p.duty_milli_units, 'min_qty', p.min_qty, 'manage_stock', p.manage_stock, 'type', p.type,
    'parent_id', p.parent_id, 'url_key', p.url_key, 'name', CASE language WHEN 'en' THEN p.name_en ELSE p.name_da END,
    'brand', p.brand, 'brand_code', p.brand_code, 'ean', p.ean, 'unit', p.unit, 'max_qty', p.max_qty, 'increments', p.increments,
    'stock_state', p.stock_state, 'delivery_days', p.delivery_days, 'delivery_label', p.delivery_label,
    'badge', CASE language WHEN 'en' THEN p.badge_en ELSE p.badge_da END,
    'sub_label', CASE language WHEN 'en' THEN p.sub_label_en ELSE p.sub_label_da END,
    'request_price', p.request_price, 'only_trade', p.only_trade, 'certificates', p.certificates, 'energy_class', p.energy_class,
    'weight_grams', p.weight_grams, 'options', p.options, 'option_values', p.option_values, 'store_ids', p.store_ids,
    'tiers', tiers_of(p.id), 'specials', specials_of(p.id, language), 'picture', picture_of(p.id, p.parent_id, language),
    'variants', variants_of(p.id, language))
$$;

-- A product's card holds its variants' prices, and a variant's its parent's picture, so that the family is gathered together.
CREATE FUNCTION refresh_product_cards(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO product_card (product_id, members, store_ids, da, en)
  SELECT p.id, p.id || ARRAY(SELECT v.id FROM product v WHERE v.parent_id = p.id ORDER BY v.id), p.store_ids,
      card_of(p, 'da'), card_of(p, 'en')
    FROM product p
   WHERE p.id = ANY (ids) OR p.parent_id = ANY (ids) OR p.id IN (SELECT c.parent_id FROM product c WHERE c.id = ANY (ids))
   ORDER BY p.id
  ON CONFLICT (product_id) DO UPDATE SET members = excluded.members, store_ids = excluded.store_ids, da = excluded.da, en = excluded.en
$$;

CREATE FUNCTION gather_cards_of_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_cards(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
CREATE FUNCTION gather_cards_of_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_product_cards(ARRAY(SELECT id FROM changed UNION SELECT parent_id FROM changed WHERE parent_id IS NOT NULL));
  RETURN NULL;
END $$;

-- A large import says SET LOCAL shop.gather_cards = 'off' and gathers all cards once at its end.
${['product', 'product_tier', 'product_special', 'product_picture', 'price_log'].map(gatheredFrom).join('\n')}

SELECT refresh_product_cards(ARRAY(SELECT id FROM product));
`;

function gatheredFrom(table: string): string {
  const gather = table === 'product' ? 'gather_cards_of_products' : 'gather_cards_of_facts';
  const on = (event: 'INSERT' | 'UPDATE' | 'DELETE', rows: 'NEW' | 'OLD') => `
CREATE TRIGGER ${table}_card_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT
  WHEN (current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION ${gather}();`;
  return [on('INSERT', 'NEW'), on('UPDATE', 'NEW'), on('DELETE', 'OLD')].join('');
}

-- What a product can be chosen by, gathered from its own facts.

-- As the product says it itself; value: null where it is made of the Danish label.
CREATE VIEW product_facet_fact AS
SELECT coalesce(p.parent_id, p.id) AS product_id, p.id AS member_id, f.code, f.value, f.label_da, f.label_en, f.position, f.swatch
  FROM product p CROSS JOIN LATERAL (
    SELECT 'brand' AS code, p.brand_code AS value, p.brand AS label_da, p.brand AS label_en, 0 AS position, NULL AS swatch WHERE p.parent_id IS NULL AND p.brand_code <> ''
    UNION ALL
    SELECT 'miljocertificering', c, initcap(replace(c, '-', ' ')), initcap(replace(c, '-', ' ')), 0, NULL
      FROM unnest(p.certificates) c WHERE p.parent_id IS NULL
    UNION ALL
    SELECT 'energy_class', p.energy_class, p.energy_class, p.energy_class, ascii(p.energy_class), NULL WHERE p.energy_class IS NOT NULL
    UNION ALL
    -- The bands of delivery are those of domain/catalogue/stock.
    SELECT 'delivery', NULL, d.da, d.en, d.most, NULL
      FROM (VALUES (0, 2, '1-2 hverdage', '1-2 weekdays'), (3, 5, '3-5 hverdage', '3-5 weekdays'), (6, 10, '1-2 uger', '1-2 weeks'),
        (11, 20, '2-4 uger', '2-4 weeks'), (21, 45, '1-2 måneder', '1-2 months'), (46, 998, 'ca. 4 måneder', 'about 4 months')) AS d(least, most, da, en)
     WHERE p.delivery_days BETWEEN d.least AND d.most
    UNION ALL
    -- Where several values were chosen each of them stands for itself.
    SELECT a ->> 'code', NULL, v.da, coalesce(v.en, v.da), 0, NULL
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.attributes) = 'array' THEN p.attributes ELSE '[]' END) a CROSS JOIN LATERAL (
        SELECT a ->> 'value' AS da, a ->> 'valueEn' AS en WHERE NOT a ? 'values'
        UNION ALL SELECT w #>> '{}', a -> 'valuesEn' ->> (at - 1)::int
          FROM jsonb_array_elements(CASE WHEN jsonb_typeof(a -> 'values') = 'array' THEN a -> 'values' ELSE '[]' END) WITH ORDINALITY AS x (w, at)) v
     WHERE a ->> 'code' NOT IN ('brand', 'miljocertificering', 'energy_class', 'delivery', 'price', 'in_stock')
    UNION ALL
    SELECT o ->> 'code', NULL, v ->> 'label', coalesce(v ->> 'labelEn', v ->> 'label'), 0, CASE o ->> 'swatchType' WHEN 'COLOR' THEN v ->> 'swatch' END
      FROM jsonb_array_elements(CASE WHEN jsonb_typeof(p.options) = 'array' THEN p.options ELSE '[]' END) o,
        jsonb_array_elements(CASE WHEN jsonb_typeof(o -> 'values') = 'array' THEN o -> 'values' ELSE '[]' END) v
  ) f JOIN facet k ON k.code = f.code;

-- Assigns a unique address to each value without one: labels that differ in signs only (`A4`, `A4+`) have one slug and are two values. A label that
-- its slug spells comes first.
CREATE FUNCTION name_facet_values() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  fresh record;
  candidate text;
  number integer;
BEGIN
  FOR fresh IN
    SELECT n.code, n.same, coalesce(nullif(name_slug(shop_fold(min(n.label_da))), ''), 'value') AS base
      FROM facet_named n WHERE n.address IS NULL GROUP BY n.code, n.same
     ORDER BY replace(n.same, ' ', '-') <> name_slug(shop_fold(min(n.label_da))), min(n.first), n.same
  LOOP
    candidate := fresh.base;
    number := 1;
    WHILE EXISTS (SELECT FROM facet_value WHERE code = fresh.code AND value = candidate)
       OR EXISTS (SELECT FROM facet_named WHERE code = fresh.code AND address = candidate) LOOP
      number := number + 1;
      candidate := fresh.base || '-' || number;
    END LOOP;
    UPDATE facet_named SET address = candidate WHERE code = fresh.code AND same = fresh.same AND address IS NULL;
  END LOOP;
END $$;

-- Values of these products and of their families; null = of all. The address of a value is made once per value, not once per product. A plan for
-- any list of products, null among them, would read the whole catalogue for each portion of an import.
CREATE FUNCTION refresh_facets(ids integer[]) RETURNS void LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan SET search_path = public, pg_temp AS $$
DECLARE members integer[] := ARRAY(
  SELECT p.id FROM product p WHERE ids IS NULL
  UNION SELECT f.id FROM card_families(ids) f WHERE ids IS NOT NULL
  UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id JOIN product v ON v.parent_id = p.parent_id);
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS facet_said (
    product_id integer NOT NULL, member_id integer NOT NULL, code text NOT NULL, value text, label_da text NOT NULL, label_en text, position integer, swatch text
  ) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS facet_named (
    code text NOT NULL, value text, label_da text NOT NULL, label_en text, position integer, swatch text, first integer, address text, same text NOT NULL
  ) ON COMMIT DROP;
  TRUNCATE facet_said, facet_named;
  INSERT INTO facet_said
  SELECT f.* FROM unnest(members) AS w (id) JOIN product_facet_fact f ON f.member_id = w.id WHERE f.label_da <> '';
  INSERT INTO facet_named
  SELECT n.*, n.value, lower(normalize(n.label_da)) FROM (
    SELECT code, value, label_da, min(label_en) AS label_en, min(position), min(swatch), min(member_id) AS first
      FROM facet_said GROUP BY code, value, label_da) n;
  DELETE FROM facet_named WHERE length(coalesce(value, name_slug(shop_fold(label_da)))) > 60;
  UPDATE facet_named n SET address = k.value FROM facet_value k WHERE n.value IS NULL AND k.code = n.code AND lower(normalize(k.label_da)) = n.same;
  -- Two transactions would give one address to two labels.
  IF EXISTS (SELECT FROM facet_named WHERE address IS NULL) THEN
    PERFORM pg_advisory_xact_lock(hashtext('facet_value'));
    UPDATE facet_named n SET address = k.value FROM facet_value k WHERE n.address IS NULL AND k.code = n.code AND lower(normalize(k.label_da)) = n.same;
    PERFORM name_facet_values();
  END IF;
  INSERT INTO facet_value (code, value, label_da, label_en, position, swatch)
  SELECT DISTINCT ON (n.code, n.address) n.code, n.address, n.label_da, coalesce(n.label_en, n.label_da), n.position, n.swatch
    FROM facet_named n WHERE NOT EXISTS (SELECT 1 FROM facet_value k WHERE k.code = n.code AND k.value = n.address)
   ORDER BY n.code, n.address, n.first
  ON CONFLICT DO NOTHING;
  UPDATE facet_value k SET swatch = n.swatch FROM facet_named n
   WHERE k.code = n.code AND k.value = n.address AND k.swatch IS NULL AND n.swatch IS NOT NULL;
  INSERT INTO product_facet
  SELECT s.product_id, array_agg(DISTINCT k.id)
    FROM facet_said s JOIN (SELECT n.code, n.label_da, coalesce(n.value, '') AS value, k.id
        FROM facet_named n JOIN facet_value k ON k.code = n.code AND k.value = n.address) k
      ON k.code = s.code AND k.label_da = s.label_da AND k.value = coalesce(s.value, '')
   GROUP BY s.product_id
  ON CONFLICT (product_id) DO UPDATE SET value_ids = excluded.value_ids WHERE product_facet.value_ids <> excluded.value_ids;
END $$;

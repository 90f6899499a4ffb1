// A category answers from its own places: what a product is shown, counted and sorted by stands beside its position, in the order of the list.

/** Imports and upkeep fill many places in one statement of their own. */
const BY_ITSELF = `current_setting('shop.gather_cards', true) IS DISTINCT FROM 'off'`;

const FACTS = ['store_ids', 'value_ids', 'gross_oere', 'request_price', 'only_trade', 'salable'] as const;
const listOf = (prefix: string) => FACTS.map((fact) => `${prefix}${fact}`).join(', ');

/**
 * The same facts as a product p and its facets f have them. A row of an index holds some 600 numbers and no more: of a product with very many
 * values the place says nothing (null), and its facets are asked.
 */
const AS_THEY_ARE = `p.store_ids, CASE WHEN cardinality(f.value_ids) > 200 THEN NULL ELSE coalesce(f.value_ids, '{}') END,
    p.sort_gross_oere, p.request_price, p.only_trade, p.salable`;

const FACETS = (['INSERT', 'UPDATE'] as const)
  .map(
    (
      event,
    ) => `CREATE TRIGGER product_category_facets_${event.toLowerCase()} AFTER ${event} ON product_facet REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT WHEN (${BY_ITSELF}) EXECUTE FUNCTION keep_places_of_facets();`,
  )
  .join('\n');

export const categoryLists = /* sql */ `
ALTER TABLE product_category ADD COLUMN store_ids integer[], ADD COLUMN value_ids integer[], ADD COLUMN gross_oere integer NOT NULL DEFAULT 0,
  ADD COLUMN request_price boolean NOT NULL DEFAULT false, ADD COLUMN only_trade boolean NOT NULL DEFAULT false,
  ADD COLUMN salable boolean NOT NULL DEFAULT true;

-- Places of these products, where they are no longer true; null = of all.
CREATE FUNCTION refresh_places(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE asked integer[] := coalesce(ids, ARRAY(SELECT id FROM product WHERE parent_id IS NULL));
BEGIN
  UPDATE product_category k SET (${listOf('')}) = ROW(${listOf('n.')})
    FROM (SELECT p.id, ${AS_THEY_ARE}
        FROM unnest(asked) AS w (id) JOIN product p ON p.id = w.id LEFT JOIN product_facet f ON f.product_id = p.id) n (id, ${listOf('')})
   WHERE k.product_id = n.id AND ROW(${listOf('k.')}) IS DISTINCT FROM ROW(${listOf('n.')});
END $$;
SELECT refresh_places(NULL);

-- All that a list needs stands in its index, in the order of the list.
DROP INDEX product_category_page;
CREATE INDEX product_category_list ON product_category (category_id, position, product_id) INCLUDE (${listOf('')});

CREATE FUNCTION fill_place() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE known product_category;
BEGIN
  SELECT NEW.category_id, NEW.product_id, NEW.position, NEW.own, ${AS_THEY_ARE} INTO known
    FROM product p LEFT JOIN product_facet f ON f.product_id = p.id WHERE p.id = NEW.product_id;
  IF FOUND THEN RETURN known; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER product_category_filled BEFORE INSERT ON product_category FOR EACH ROW WHEN (${BY_ITSELF}) EXECUTE FUNCTION fill_place();

CREATE FUNCTION keep_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_places(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER product_places AFTER UPDATE OF store_ids, sort_gross_oere, request_price, only_trade, salable ON product FOR EACH ROW
  WHEN (${BY_ITSELF} AND (OLD.store_ids, OLD.sort_gross_oere, OLD.request_price, OLD.only_trade, OLD.salable)
    IS DISTINCT FROM (NEW.store_ids, NEW.sort_gross_oere, NEW.request_price, NEW.only_trade, NEW.salable))
  EXECUTE FUNCTION keep_places();

CREATE FUNCTION keep_places_of_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_places(ARRAY(SELECT product_id FROM changed));
  RETURN NULL;
END $$;
${FACETS}

-- As before (0012), of the places alone.
CREATE OR REPLACE FUNCTION refresh_counts_of(categories integer[]) RETURNS void LANGUAGE sql AS $$
  WITH now AS (
    SELECT g.category_id, s.id AS store_id, sum(g.products)::int AS products
      FROM (SELECT k.category_id, k.store_ids, count(*) AS products FROM product_category k WHERE k.category_id = ANY (categories) GROUP BY 1, 2) g
      JOIN store s ON g.store_ids IS NULL OR s.id = ANY (g.store_ids) GROUP BY 1, 2),
  gone AS (
    DELETE FROM category_product_count n WHERE n.category_id = ANY (categories)
       AND NOT EXISTS (SELECT FROM now WHERE now.category_id = n.category_id AND now.store_id = n.store_id))
  INSERT INTO category_product_count AS kept SELECT * FROM now
  ON CONFLICT (category_id, store_id) DO UPDATE SET products = excluded.products WHERE kept.products <> excluded.products
$$;
`;

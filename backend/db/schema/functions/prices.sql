-- What products cost now and whether they can be bought, kept beside them.

-- Writes the log and the sort value of families, where they are no longer true; returns the products that changed.
CREATE FUNCTION refresh_prices(ids integer[], at timestamptz) RETURNS integer[] LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  family integer[];
  changed integer[];
BEGIN
  family := ARRAY(SELECT f.id FROM (
    SELECT c.id FROM card_families(ids) c
    UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id JOIN product v ON v.parent_id = p.parent_id) f);
  -- A parent carries the price of its cheapest variant.
  UPDATE product p SET gross_oere = v.gross_oere
    FROM (SELECT o.parent_id, min(o.gross_oere) AS gross_oere FROM unnest(family) AS w (id) JOIN product o ON o.parent_id = w.id GROUP BY 1) v
   WHERE p.id = v.parent_id AND p.gross_oere <> v.gross_oere;
  WITH own AS MATERIALIZED (
    SELECT p.id, p.parent_id, p.sort_gross_oere, least(p.gross_oere, (SELECT min(s.gross_oere) FROM product_special s
        WHERE s.product_id = p.id AND s.valid_from <= refresh_prices.at AND s.valid_to > refresh_prices.at)) AS gross_oere
      FROM unnest(family) AS w (id) JOIN product p ON p.id = w.id),
  logged AS (
    INSERT INTO price_log (product_id, at, gross_oere)
    SELECT n.id, refresh_prices.at, n.gross_oere FROM own n
     WHERE n.gross_oere IS DISTINCT FROM (SELECT l.gross_oere FROM price_log l
        WHERE l.product_id = n.id AND l.at <= refresh_prices.at ORDER BY l.at DESC, l.id DESC LIMIT 1) ORDER BY n.id),
  cheapest AS (SELECT o.parent_id, min(o.gross_oere) AS gross_oere FROM own o WHERE o.parent_id IS NOT NULL GROUP BY 1),
  written AS (
    UPDATE product p SET sort_gross_oere = coalesce(c.gross_oere, o.gross_oere) FROM own o LEFT JOIN cheapest c ON c.parent_id = o.id
     WHERE p.id = o.id AND o.sort_gross_oere <> coalesce(c.gross_oere, o.gross_oere) RETURNING p.id)
  SELECT array_agg(id) INTO changed FROM written;
  RETURN coalesce(changed, '{}');
END $$;

-- Whether anything of a family can be bought from the central stock now.
CREATE FUNCTION refresh_salable(ids integer[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  WITH one AS (
    SELECT p.id, p.parent_id, p.salable, NOT p.manage_stock OR p.stock_state IN ('order-item', 'special-order') OR coalesce(i.quantity, 0) >= p.min_qty AS buyable
      FROM (SELECT w.id FROM unnest(ids) AS w (id) UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product v ON v.parent_id = w.id) f
      JOIN product p ON p.id = f.id LEFT JOIN stock_item i ON i.product_id = p.id AND i.source_code = 'central'),
  families AS (SELECT parent_id, bool_or(buyable) AS buyable FROM one WHERE parent_id IS NOT NULL GROUP BY 1)
  UPDATE product p SET salable = coalesce(f.buyable, o.buyable) FROM one o LEFT JOIN families f ON f.parent_id = o.id
   WHERE p.id = o.id AND o.salable <> coalesce(f.buyable, o.buyable);
END;

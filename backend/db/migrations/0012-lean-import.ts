// What an import keeps true, in statements whose cost follows what changed: each kind of relative is found by its own index.

export const leanImport = /* sql */ `
-- The search has rows of its own (0007); these two were written with every product and never read.
DROP INDEX product_search_da;
DROP INDEX product_search_en;

-- What a filter by name reads of products.
CREATE OR REPLACE FUNCTION refresh_search_columns(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH folded AS (
    SELECT p.id, shop_fold(p.name_da || ' ' || c.words) AS da, shop_fold(p.name_en || ' ' || c.words) AS en
      FROM unnest(ids) AS w (id) JOIN product p ON p.id = w.id AND p.parent_id IS NULL
     CROSS JOIN LATERAL (SELECT concat_ws(' ', p.brand, p.sku, nullif(p.ean, ''), (SELECT string_agg(concat_ws(' ', v.sku, nullif(v.ean, '')), ' ' ORDER BY v.id)
       FROM product v WHERE v.parent_id = p.id), p.cartridge ->> 'number') AS words) c)
  UPDATE product p SET fold_da = f.da, fold_en = f.en FROM folded f WHERE p.id = f.id AND (p.fold_da <> f.da OR p.fold_en <> f.en)
$$;

CREATE OR REPLACE FUNCTION refresh_salable(ids integer[]) RETURNS void LANGUAGE sql AS $$
  WITH one AS (
    SELECT p.id, p.parent_id, p.salable, NOT p.manage_stock OR p.stock_state IN ('order-item', 'special-order') OR coalesce(i.quantity, 0) >= p.min_qty AS buyable
      FROM (SELECT w.id FROM unnest(ids) AS w (id) UNION SELECT v.id FROM unnest(ids) AS w (id) JOIN product v ON v.parent_id = w.id) f
      JOIN product p ON p.id = f.id LEFT JOIN stock_item i ON i.product_id = p.id AND i.source_code = 'central'),
  families AS (SELECT parent_id, bool_or(buyable) AS buyable FROM one WHERE parent_id IS NOT NULL GROUP BY 1)
  UPDATE product p SET salable = coalesce(f.buyable, o.buyable) FROM one o LEFT JOIN families f ON f.parent_id = o.id
   WHERE p.id = o.id AND o.salable <> coalesce(f.buyable, o.buyable)
$$;
`;

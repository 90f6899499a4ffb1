// Variants sold in fewer stores than their parent: a card tells each variant's own stores, so that no other store shows its price.
export const variantStores = /* sql */ `
-- The function is the one of 0018 except for the tenth fact of a variant.
DO $do$
DECLARE
  was text := pg_get_functiondef('refresh_product_cards(integer[])'::regprocedure);
  now text;
BEGIN
  now := replace(was, 'v.specials::json) AS facts', 'v.specials::json, v.store_ids) AS facts');
  now := replace(now, 'v.tiers, v.specials', 'v.tiers, v.specials, v.store_ids');
  IF now NOT LIKE '%v.store_ids) AS facts%' OR now NOT LIKE '%v.specials, v.store_ids%' THEN
    RAISE EXCEPTION 'refresh_product_cards is not as migration 0018 wrote it';
  END IF;
  EXECUTE now;
END $do$;
SELECT refresh_product_cards(ARRAY(SELECT DISTINCT parent_id FROM product WHERE parent_id IS NOT NULL AND store_ids IS NOT NULL));
`;

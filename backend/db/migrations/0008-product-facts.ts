// More of a product that tiles show: points, the last pieces, its documents; and which agreed lists it stands on (spec §3, §4).
export const productFacts = `
ALTER TABLE product
  -- Set of attributes that the product is described by, as the merchandise system names it.
  ADD COLUMN attribute_set text NOT NULL DEFAULT 'Default',
  -- The last pieces are sold off and none come after them.
  ADD COLUMN residual_sale boolean NOT NULL DEFAULT false;

-- Which lists of a business hold a product: asked with each card, for customers of a business only.
CREATE INDEX shopping_list_item_by_product ON shopping_list_item (product_id);

ALTER FUNCTION card_of(product, text) RENAME TO card_before_0008;

CREATE FUNCTION card_of(p product, language text) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT (card_before_0008(p, language)::jsonb || jsonb_build_object(
    'bonus_points', p.bonus_points, 'residual_sale', p.residual_sale, 'documents', p.documents))::json
$$;

SELECT refresh_product_cards(ARRAY(SELECT id FROM product));
`;

-- What lists, pages and carts read of a product, gathered in one row by triggers.

-- Only functions write these rows: no foreign key asks again whether the product is there.
CREATE TABLE product_card (
  product_id integer PRIMARY KEY,
  -- The product and its variants: whose stock and whose agreed prices belong to the card.
  members integer[] NOT NULL,
  -- Null = every store.
  store_ids integer[],
  da json NOT NULL,
  en json NOT NULL
);
-- A card stays in its row as it is: taking it out of line and compressing it would cost each page more than reading it.
ALTER TABLE product_card SET (toast_tuple_target = 8160);

// Products that staff say can stand in for one another: the same in another make or a larger pack. Whether one is worth proposing is
// reckoned for each cart.

export const cartUpgrades = /* sql */ `
CREATE TABLE cart_upgrade (
  product_id integer NOT NULL REFERENCES product (id),
  alternative_id integer NOT NULL REFERENCES product (id),
  -- How many of the product one piece of the alternative is: 12 for a box of twelve.
  pieces integer NOT NULL DEFAULT 1 CHECK (pieces >= 1),
  PRIMARY KEY (product_id, alternative_id),
  CHECK (product_id <> alternative_id)
);
`;

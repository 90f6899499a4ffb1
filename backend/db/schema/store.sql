-- Stores of the shop, and the units that goods are sold in.

CREATE TABLE store (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name text NOT NULL,
  basis text NOT NULL CHECK (basis IN ('gross', 'net')),
  shows_vat boolean NOT NULL,
  domain text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  settings jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE unit (
  code text PRIMARY KEY,
  label_da text NOT NULL, label_en text NOT NULL, plural_da text NOT NULL, plural_en text NOT NULL,
  unece text NOT NULL
);

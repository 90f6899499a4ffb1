-- Ways of delivery with their prices, and the places they deliver to.

CREATE TABLE shipping_method (
  carrier_code text NOT NULL,
  method_code text NOT NULL,
  carrier_title text NOT NULL,
  title_da text NOT NULL, title_en text NOT NULL,
  note_da text NOT NULL DEFAULT '', note_en text NOT NULL DEFAULT '',
  kind text NOT NULL CHECK (kind IN ('freeShipping1', 'paidShipping', 'freeShipping3', 'hiddenShipping')),
  needs_service_point boolean NOT NULL DEFAULT false,
  needs_shop boolean NOT NULL DEFAULT false,
  sort integer NOT NULL DEFAULT 0,
  delivery_days integer NOT NULL DEFAULT 1,
  channel text NOT NULL DEFAULT 'day' CHECK (channel IN ('day', 'express', 'interval', 'route', 'collected', 'point', 'shop', 'pallet')),
  image text,
  -- What it can carry; null where there is no limit.
  max_grams integer CHECK (max_grams > 0),
  max_longest_mm integer CHECK (max_longest_mm > 0),
  unit_grams integer CHECK (unit_grams > 0),
  -- Carriers of heavy goods are not offered for what a parcel takes.
  min_grams integer CHECK (min_grams > 0),
  -- Of the day's last orders, where it is not that of the calendar: '12:00'.
  cutoff text CHECK (cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  PRIMARY KEY (carrier_code, method_code)
);

CREATE TABLE shipping_price (
  carrier_code text NOT NULL,
  method_code text NOT NULL,
  store_id integer NOT NULL REFERENCES store (id),
  gross_oere integer NOT NULL CHECK (gross_oere >= 0),
  free_from_oere integer,
  PRIMARY KEY (store_id, carrier_code, method_code),
  FOREIGN KEY (carrier_code, method_code) REFERENCES shipping_method (carrier_code, method_code)
);

-- What it costs by weight.
CREATE TABLE shipping_rate (
  store_id integer NOT NULL,
  carrier_code text NOT NULL,
  method_code text NOT NULL,
  up_to_grams integer NOT NULL CHECK (up_to_grams > 0),
  gross_oere integer NOT NULL CHECK (gross_oere >= 0),
  PRIMARY KEY (store_id, carrier_code, method_code, up_to_grams),
  FOREIGN KEY (store_id, carrier_code, method_code) REFERENCES shipping_price (store_id, carrier_code, method_code) ON DELETE CASCADE
);

CREATE TABLE service_point (
  id text NOT NULL,
  carrier_code text NOT NULL,
  name text NOT NULL, street text NOT NULL, postcode text NOT NULL, city text NOT NULL,
  opening_hours text NOT NULL DEFAULT '',
  PRIMARY KEY (carrier_code, id)
);
CREATE INDEX service_point_postcode ON service_point (carrier_code, postcode);

-- When the shop sends, where that is not as usual: one row, or none. Stores that close earlier or later stand in store_cutoffs by code.
CREATE TABLE delivery_calendar (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  cutoff text NOT NULL CHECK (cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  store_cutoffs jsonb NOT NULL DEFAULT '{}',
  closed date[] NOT NULL DEFAULT '{}',
  open date[] NOT NULL DEFAULT '{}'
);

-- Every change of the terms of sale raises this number, so that they need not be read again to know that they still hold.
CREATE TABLE selling_version (one boolean PRIMARY KEY DEFAULT true CHECK (one), version bigint NOT NULL);
INSERT INTO selling_version (version) VALUES (1);

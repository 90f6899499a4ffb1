// Ways of delivery by channel, with what they can carry and what it costs by weight; the longest side of a product; where stock was taken.

export const delivery = /* sql */ `
ALTER TABLE shipping_method
  ADD COLUMN channel text NOT NULL DEFAULT 'day'
    CHECK (channel IN ('day', 'express', 'interval', 'route', 'collected', 'point', 'shop', 'pallet')),
  ADD COLUMN image text,
  ADD COLUMN max_grams integer CHECK (max_grams > 0),
  ADD COLUMN max_longest_mm integer CHECK (max_longest_mm > 0),
  ADD COLUMN unit_grams integer CHECK (unit_grams > 0);
UPDATE shipping_method SET channel = CASE WHEN needs_service_point THEN 'point' WHEN needs_shop THEN 'shop'
  WHEN carrier_code IN ('express', 'route') THEN carrier_code ELSE 'day' END;

-- What a limit makes free is no way that is always paid.
UPDATE shipping_method m SET kind = 'freeShipping1' WHERE kind = 'paidShipping' AND EXISTS (
  SELECT FROM shipping_price p WHERE p.carrier_code = m.carrier_code AND p.method_code = m.method_code AND p.free_from_oere IS NOT NULL);

CREATE TABLE shipping_rate (
  store_id integer NOT NULL,
  carrier_code text NOT NULL,
  method_code text NOT NULL,
  up_to_grams integer NOT NULL CHECK (up_to_grams > 0),
  gross_oere integer NOT NULL CHECK (gross_oere >= 0),
  PRIMARY KEY (store_id, carrier_code, method_code, up_to_grams),
  FOREIGN KEY (store_id, carrier_code, method_code) REFERENCES shipping_price (store_id, carrier_code, method_code) ON DELETE CASCADE
);

-- As packed; null where it was not measured.
ALTER TABLE product ADD COLUMN longest_mm integer CHECK (longest_mm > 0);
-- Orders that still can be joined by another one's goods.
CREATE INDEX sales_order_open ON sales_order (business_id, (shipping ->> 'deliveryDate')) WHERE business_id IS NOT NULL AND status = 'processing';
`;

// Versions of prices from other systems, and an index of webhook deliveries that wait for their next try.

export const priceVersions = `
ALTER TABLE bulk_version DROP CONSTRAINT bulk_version_kind_check,
  ADD CONSTRAINT bulk_version_kind_check CHECK (kind IN ('product', 'price', 'company', 'customer'));

CREATE INDEX webhook_delivery_paused ON webhook_delivery (webhook_id, next_try_at)
  WHERE delivered_at IS NULL AND given_up_at IS NULL AND next_try_at IS NOT NULL;
`;

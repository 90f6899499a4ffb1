// Mail is tried again at growing pauses and given up at last; links lead to the store's own host, so the host of a request is not kept.

export const mailDelivery = /* sql */ `
ALTER TABLE mail
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  -- Not before then.
  ADD COLUMN next_try_at timestamptz,
  ADD COLUMN given_up_at timestamptz,
  -- What was said at the last try that failed.
  ADD COLUMN failure text;
DROP INDEX IF EXISTS mail_unsent;
CREATE INDEX mail_unsent ON mail (id) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX mail_queued ON mail (queued_at);
ALTER TABLE stock_alert DROP COLUMN origin;
ALTER TABLE order_approval DROP COLUMN origin;

-- What a mail said is not kept once it is sent: links in it let people in.
UPDATE mail SET payload = payload - 'told' - 'origin' WHERE sent_at IS NOT NULL;
UPDATE mail SET payload = payload - 'origin' WHERE sent_at IS NULL;
`;

-- Replies to changes of other systems, by the key that the caller gave the request: sent again, it gets the same reply and nothing changes.

CREATE TABLE api_request (
  api_key_id text NOT NULL REFERENCES api_key (id),
  idempotency_key text NOT NULL,
  -- Address and body: another request under the same key is a mistake of the caller.
  content_hash text NOT NULL,
  reply jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (api_key_id, idempotency_key)
);
CREATE INDEX api_request_at ON api_request (at);

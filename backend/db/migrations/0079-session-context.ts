// What a browser's session must bring back from elsewhere is kept here; its cookie holds only the name of the row (spec §3 "Session").

export const sessionContext = /* sql */ `
CREATE TABLE session_context (
  -- SHA-256 of the id in the cookie, hex: a copy of the database opens no session.
  id_hash text PRIMARY KEY,
  entries jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_context_expires ON session_context (expires_at);
`;

// Invitations of staff: a member without a password, the links that let them choose one, and when each member last logged in.

export const staffInvitations = `
-- Null: invited, and has not chosen one.
ALTER TABLE staff_member ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE staff_member ADD COLUMN last_login_at timestamptz;
UPDATE staff_member m SET last_login_at = (SELECT max(created_at) FROM staff_session s WHERE s.staff_id = m.id);

CREATE TABLE staff_invitation (
  -- SHA-256 of the token in hex; of a mail that has not been sent the name that it refers to the link by.
  token_hash text PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff_member ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX staff_invitation_of ON staff_invitation (staff_id);
`;

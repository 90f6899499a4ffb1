// Sixty-ninth migration: wrong passwords rest no account any more; they are counted by name and address beside the other limits.

export const noAccountRests = /* sql */ `
ALTER TABLE customer DROP COLUMN failed_logins, DROP COLUMN locked_until;
`;

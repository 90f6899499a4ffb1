// The advice shop asks everybody to log in: the store itself says so, and is closed to everybody but its own customers.

export const closedStores = /* sql */ `
UPDATE store SET settings = settings || '{"loginRequired": true}' WHERE code = 'b2b_uniq';
`;

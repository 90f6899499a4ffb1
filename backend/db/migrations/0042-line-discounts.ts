// What each promotion took off a line of an order, by name: copied, so that nothing later changes what was agreed.

export const lineDiscounts = /* sql */ `
ALTER TABLE order_line ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]';
`;

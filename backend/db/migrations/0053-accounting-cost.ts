// What a public customer posts the invoice by, beside their EAN number, the order number and the person.

export const accountingCost = /* sql */ `
ALTER TABLE sales_order ADD COLUMN accounting_cost text;
`;

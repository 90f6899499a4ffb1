// Lists go by the price that the shopper is shown: a change of agreed prices is one of the catalogue, and products with a duty are found
// without looking at the others.

const noted = (event: 'INSERT' | 'UPDATE' | 'DELETE', rows: 'NEW' | 'OLD') =>
  `CREATE TRIGGER contract_price_change_${event.toLowerCase()} AFTER ${event} ON contract_price REFERENCING ${rows} TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();`;

export const buyerPrices = /* sql */ `
${noted('INSERT', 'NEW')}
${noted('UPDATE', 'NEW')}
${noted('DELETE', 'OLD')}
CREATE INDEX product_duties ON product (id) INCLUDE (duty_code, duty_milli_units) WHERE duty_code IS NOT NULL;
`;

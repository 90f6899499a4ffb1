// Searches of the back office by an index: customers by a part of name, e-mail, company or telephone, and the log by person. The expressions are
// those of backend/commerce/customer/staff/list.sql.ts and backend/commerce/staff/staff.sql.ts.

export const staffSearches = `
CREATE INDEX customer_found ON customer USING gin ((lower(email || ' ' || firstname || ' ' || lastname)) gin_trgm_ops);
CREATE INDEX business_found ON business USING gin ((lower(name || ' ' || cvr || ' ' || reference_number)) gin_trgm_ops);
CREATE INDEX customer_address_telephone ON customer_address USING gin ((translate(telephone, ' +-()', '')) gin_trgm_ops);
CREATE INDEX staff_action_person ON staff_action (lower(staff), id);
`;

// Companies that buy, and what is agreed with them.
export { agreePriceIn } from './staff/agree-prices';
export { findOfErp, writeOfErp } from './staff/erp-company';
export { type ErpCustomer, findErpCustomer, writeErpCustomer } from './staff/erp-customer';
export { changeCompany } from './staff/keep-companies';

// Accounts as staff work with them: lists, one account, and what is done with it.
export {
  type CustomerRow,
  customerByEmail,
  customerById,
  customerOfErp,
  lockCustomer,
  updateCustomer,
} from './account/account.sql';
export type { CompanyRow } from './account/business.sql';
export { switchAccount } from './account/staff-switches';
export { type ErpAddress, writeErpAddresses } from './addresses/erp-addresses';
export { type AddressRow, listAddresses } from './customer.sql';
export { changeCustomerIn } from './staff/change-customer';
export { customerSeen } from './staff/customers.sql';
export { erasePerson } from './staff/erase-person';
export { type ListedCustomer, listCustomerRows, purchasesOfCustomer } from './staff/list.sql';
export { sendPasswordLink } from './staff/send-password-link';

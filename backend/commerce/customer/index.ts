// Accounts as staff work with them: lists, one account, and what is done with it.
export { customerByEmail, customerById } from './account/account.sql';
export { switchAccount } from './account/staff-switches';
export { type AddressRow, listAddresses } from './customer.sql';
export { customerSeen } from './staff/customers.sql';
export { erasePerson } from './staff/erase-person';
export { type ListedCustomer, listCustomerRows, purchasesOfCustomer } from './staff/list.sql';
export { sendPasswordLink } from './staff/send-password-link';

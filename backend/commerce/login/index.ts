// Logins for others than the customer at the keyboard: links of staff that act for a customer.
export { makeActingLink } from './sso/make-links';

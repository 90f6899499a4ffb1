// Accounts and logins of staff, and their notes about orders.
import { schemaFiles } from '../../generated/schema';

export const staffAccounts = schemaFiles['staff-accounts'];

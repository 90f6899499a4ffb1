// The list of migrations in the order of their numbers, none left out. Never edit one that has been released: add the next number.
import { baseline } from './0001-baseline';
import { purchaseOrderDecisions } from './0002-purchase-order-decisions';
import { staffAccounts } from './0003-staff-accounts';

export interface Migration {
  number: number;
  name: string;
  sql: string;
}

export const migrations: readonly Migration[] = [
  { number: 1, name: 'baseline', sql: baseline },
  { number: 2, name: 'purchase-order-decisions', sql: purchaseOrderDecisions },
  { number: 3, name: 'staff-accounts', sql: staffAccounts },
];

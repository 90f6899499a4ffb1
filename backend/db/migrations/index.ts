// The list of migrations in the order of their numbers, none left out. Never edit one that has been released: add the next number.
import { baseline } from './0001-baseline';
import { staffAccounts } from './0002-staff-accounts';

export interface Migration {
  number: number;
  name: string;
  sql: string;
}

export const migrations: readonly Migration[] = [
  { number: 1, name: 'baseline', sql: baseline },
  { number: 2, name: 'staff-accounts', sql: staffAccounts },
];

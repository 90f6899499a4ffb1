// Second factors of staff logins: limits of the login's second page, recovery codes, and the roles that may require one.
import { roleHasRight } from './rights';

/** How long the second page of a login waits for its code, and how many codes it takes. */
export const LOGIN_STEP_MINUTES = 5;
export const LOGIN_STEP_TRIES = 5;
export const RECOVERY_CODES = 10;

/** In groups of four, as it is read and typed. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** Without spaces and hyphens, in capitals; null for what is no recovery code. */
export function recoveryCodeFrom(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z2-7]{16}$/.test(code) ? code : null;
}

/** Roles that the setting STAFF_SECOND_FACTOR is about. */
export const handlesMoneyOrStaff = (role: string): boolean => roleHasRight(role, 'money', 'staff');

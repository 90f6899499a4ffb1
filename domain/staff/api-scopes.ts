// What a key of the interface for other systems may do: each address needs one of these, the endpoint of staff the ones of its operations.
import { isStaffScope, STAFF_SCOPES, type StaffScope } from './key-access';

const ADDRESS_SCOPES = [
  'read-events',
  'write-prices',
  'write-stock',
  'write-products',
  'write-categories',
  'write-companies',
  'write-customers',
  'write-contract-prices',
  'write-payments',
  'write-invoices',
  'write-shipments',
  'write-orders',
  'write-purchases',
] as const;
export type ApiScope = (typeof ADDRESS_SCOPES)[number] | StaffScope;

export const STAFF_SCOPE_NAMES: readonly StaffScope[] = Object.keys(STAFF_SCOPES).filter(isStaffScope);
export const API_SCOPES: readonly ApiScope[] = [...ADDRESS_SCOPES, ...STAFF_SCOPE_NAMES];

export const isApiScope = (typed: string): typed is ApiScope => API_SCOPES.some((scope) => scope === typed);

export interface KeyLife {
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/** From its last moment on a key opens nothing. */
export const isKeyValid = ({ expiresAt, revokedAt }: KeyLife, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt);

/** When the earlier keys of the same name end after a rotation: never later than they would have ended. */
export const endOfRotated = ({ expiresAt }: Pick<KeyLife, 'expiresAt'>, now: Date, overlapDays: number): Date => {
  const end = new Date(now.getTime() + overlapDays * 24 * 60 * 60 * 1000);
  return expiresAt !== null && expiresAt < end ? expiresAt : end;
};

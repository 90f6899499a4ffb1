// How long a login of staff lives, and passwords of staff.

/** A till or a desk that was left open is closed to others. */
export const STAFF_IDLE_MS = 60 * 60 * 1000;
/** A working day; after it staff log in again, however busy they are. */
export const STAFF_LONGEST_MS = 12 * 60 * 60 * 1000;
/** Being seen is written no more often. */
export const SEEN_EVERY_MS = 60 * 1000;

export interface StaffLogin {
  seenAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export const isStaffLoginLive = ({ seenAt, expiresAt, revokedAt }: StaffLogin, now: Date): boolean =>
  revokedAt === null && expiresAt > now && now.getTime() - seenAt.getTime() < STAFF_IDLE_MS;

export const LEAST_STAFF_PASSWORD = 12;
const LONGEST_STAFF_PASSWORD = 256;

/** Long enough, and neither the address nor the name that the account is known by. */
export function isStaffPassword(typed: string, known: readonly string[]): boolean {
  const plain = typed.trim().toLowerCase();
  const isLong = plain.length >= LEAST_STAFF_PASSWORD && typed.length <= LONGEST_STAFF_PASSWORD;
  return isLong && new Set(plain).size > 3 && !known.some((word) => word.toLowerCase() === plain);
}

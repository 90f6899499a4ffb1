// Forty good and forty bad inputs of a field: how each is stored, or what is said of it.
import type { RefusalCode } from '#domain/refusals';

export interface Inputs {
  /** As it is typed, as it is stored. */
  good: readonly (readonly [typed: string, stored: string])[];
  /** By what is wrong with them. */
  bad: Partial<Record<RefusalCode, readonly string[]>>;
}

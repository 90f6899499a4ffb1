// Forty valid and forty invalid inputs of a field: how each is stored, or its rejection.
import type { RefusalCode } from '#domain/refusal/refusals';

export interface Inputs {
  /** As it is typed, as it is stored. */
  good: readonly (readonly [typed: string, stored: string])[];
  /** By their fault. */
  bad: Partial<Record<RefusalCode, readonly string[]>>;
}

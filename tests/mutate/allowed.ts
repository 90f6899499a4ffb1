// Mutants that no test can or need tell from the code as it is, each with the reason.

export interface Allowed {
  file: string;
  /** As `nameOf` writes it: the line | what stood there -> what is put in its place. */
  mutant: string;
  reason: string;
}

export const ALLOWED: readonly Allowed[] = [];

// Slow tests use a sample of their cases in the usual run, and every case with ALL_FLOWS=1 (`npm test -- --all`).
import process from 'node:process';

/** Throws when a case of the sample no longer exists: the usual run would lose it without notice. */
export function sampleOf<Case>(
  cases: readonly Case[],
  usual: readonly Case[],
  isComplete = Boolean(process.env.ALL_FLOWS),
): readonly Case[] {
  const unknown = usual.filter((one) => !cases.includes(one));
  if (unknown.length > 0) throw new Error(`not among the cases: ${unknown.join(', ')}`);
  return isComplete ? cases : cases.filter((one) => usual.includes(one));
}

/** Every n-th case. Of all combinations of some lists it has each member of each list, where n is prime and divides no length. */
export const oneIn = <Case>(
  n: number,
  cases: readonly Case[],
  isComplete = Boolean(process.env.ALL_FLOWS),
): readonly Case[] => (isComplete ? cases : cases.filter((_, at) => at % n === 0));

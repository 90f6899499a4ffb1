// Counts the SQL statements of one request, for the demo bar's meter and for the tests that pin how many a page may need.
import { AsyncLocalStorage } from 'node:async_hooks';

export interface StatementMeter {
  statements: number;
}

const current = new AsyncLocalStorage<StatementMeter>();

/** Runs `work` with a fresh counter; nested calls count into the outer one as well. */
export async function countStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: number }> {
  const outer = current.getStore();
  const meter: StatementMeter = { statements: 0 };
  const result = await current.run(meter, work);
  if (outer) outer.statements += meter.statements;
  return { result, statements: meter.statements };
}

/** Called by the pool for every statement that it sends. */
export function noteStatement(): void {
  const meter = current.getStore();
  if (meter) meter.statements += 1;
}

// Independent steps: a failing one does not prevent the others.
import type { Log } from '#backend/graphql/masking';

/** In this order; what fails is logged by its name, and done again with the next round. */
export async function eachForItself(log: Log, steps: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (failure) {
      log.error({ err: failure, step: name }, 'A step of maintenance failed; the next round tries it again');
    }
  }
}

/** Tries all, and throws at the end what the first that failed has thrown. */
export async function allOfThem<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
}

/** Results and failed items; the caller reports both. */
export interface Worked<Item, Result> {
  done: Result[];
  failures: { item: Item; failure: unknown }[];
}

/** Does the work for all, one after another. */
export async function workThrough<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Worked<Item, Result>> {
  const worked: Worked<Item, Result> = { done: [], failures: [] };
  for (const item of items) {
    try {
      worked.done.push(await work(item));
    } catch (failure) {
      worked.failures.push({ item, failure });
    }
  }
  return worked;
}

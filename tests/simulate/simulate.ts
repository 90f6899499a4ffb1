// Runs many stories, one seed after the other, in as many lanes as there are databases; stops at the first that breaks a rule.
import { TEST_NOW } from '../support/template';
import { openStage } from './stage';
import { tell } from './tell';

export interface Sums {
  seeds: number;
  statements: number;
  waits: number;
  accidents: number;
  /** 'place: ok' → how often. */
  outcomes: Map<string, number>;
  /** The violation, with its seed and events; null: none. */
  broken: string | null;
}

export const noSums = (): Sums => ({
  ...{ seeds: 0, statements: 0, waits: 0, accidents: 0 },
  ...{ outcomes: new Map(), broken: null },
});

export function addSums(sums: Sums, more: Sums): void {
  for (const name of ['seeds', 'statements', 'waits', 'accidents'] as const) sums[name] += more[name];
  for (const [word, times] of more.outcomes) sums.outcomes.set(word, (sums.outcomes.get(word) ?? 0) + times);
  sums.broken ??= more.broken;
}

export async function simulate(
  urls: readonly string[],
  { from, seeds }: { from: number; seeds: number },
): Promise<Sums> {
  const sums = noSums();
  let next = from;

  async function lane(url: string): Promise<void> {
    const stage = await openStage(url, TEST_NOW);
    while (next < from + seeds && sums.broken === null) {
      const seed = next;
      next += 1;
      const {
        broken: rules,
        trace,
        ...told
      } = await tell(stage, seed).catch((failure: unknown) => {
        sums.broken ??= `seed ${seed} failed`;
        throw new Error(`seed ${seed} failed`, { cause: failure });
      });
      const broken = `seed ${seed} breaks:\n  ${rules.join('\n  ')}\nwhat happened:\n  ${trace.join('\n  ')}`;
      addSums(sums, { seeds: 1, ...told, broken: rules.length > 0 ? broken : null });
    }
    await stage.close();
  }
  await Promise.all(urls.map(lane));
  return sums;
}

// Tells many stories, one seed after the other, in as many lanes as there are databases; stops at the first that breaks a rule.
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
  /** What broke, with its seed and what happened; null: nothing did. */
  broken: string | null;
}

export async function simulate(
  urls: readonly string[],
  { from, seeds }: { from: number; seeds: number },
  progress: (sums: Sums) => void = () => undefined,
): Promise<Sums> {
  const sums: Sums = { seeds: 0, statements: 0, waits: 0, accidents: 0, outcomes: new Map(), broken: null };
  let next = from;

  async function lane(url: string): Promise<void> {
    const stage = await openStage(url, TEST_NOW);
    while (next < from + seeds && sums.broken === null) {
      const seed = next;
      next += 1;
      const told = await tell(stage, seed).catch((failure: unknown) => {
        sums.broken ??= `seed ${seed} failed`;
        throw failure;
      });
      sums.seeds += 1;
      for (const name of ['statements', 'waits', 'accidents'] as const) sums[name] += told[name];
      for (const [word, times] of told.outcomes) sums.outcomes.set(word, (sums.outcomes.get(word) ?? 0) + times);
      if (told.broken.length > 0)
        sums.broken ??= `seed ${seed} breaks:\n  ${told.broken.join('\n  ')}\nwhat happened:\n  ${told.trace.join('\n  ')}`;
      progress(sums);
    }
    await stage.close();
  }
  await Promise.all(urls.map(lane));
  return sums;
}

// A separate process that runs the stories assigned to it, so that each core has some; index.ts assigns them.
import { type Sums, simulate } from './simulate';

/** Stories in a row, on an exclusive database. */
export interface Row {
  url: string;
  from: number;
  seeds: number;
}
export type Heard = Omit<Sums, 'outcomes'> & { outcomes: [string, number][] };

process.on('message', async ({ url, from, seeds }: Row) => {
  const sums = await simulate([url], { from, seeds });
  process.send?.({ ...sums, outcomes: [...sums.outcomes] } satisfies Heard);
});

// A process of its own that tells the stories it is handed, so that each core has some; index.ts hands them out.
import { type Sums, simulate } from './simulate';

/** Stories in a row, on a database that no one else uses. */
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

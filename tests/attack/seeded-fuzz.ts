// Seeded random requests over every route, as an attempt: no reply is a server error.
import type { Attempt } from './attempt';
import { fuzz } from './fuzz';
import type { Target } from './target';

export async function seededFuzz({ origin, seed, isQuick }: Target): Promise<Attempt> {
  const requests = isQuick ? 500 : 20_000;
  const { statuses, failures, longestHead } = await fuzz({ origin, requests, seed });
  const told = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
  const result = [`${told.join(', ')}; longest head ${longestHead} bytes`, ...failures.slice(0, 10)].join('; ');
  return { attack: `chance over all routes, seed ${seed}`, tries: requests, result, held: failures.length === 0 };
}

// Requests per second of ready pages: the page cache against a server that only sends a buffer, in turns.
import autocannon from 'autocannon';
import { percentile } from './client.mjs';

const SECONDS = 2;
const ROUNDS = 5;

async function shoot({ port, path }, connections) {
  const headers = { host: `localhost:${port}`, 'accept-encoding': 'gzip' };
  const result = await autocannon({ url: `http://127.0.0.1:${port}${path}`, connections, duration: SECONDS, headers });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${path}: ${result.errors} errors, ${result.non2xx} replies were not 2xx`);
  return result.requests.average;
}

/** The middle of the rounds for each target, by name. */
export async function countInTurns(targets, connections) {
  const counts = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) counts[name].push(await shoot(target, connections));
  }
  return Object.fromEntries(Object.entries(counts).map(([name, all]) => [name, percentile(all, 0.5)]));
}

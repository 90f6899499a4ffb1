// Times one request at a time, in rounds that take turns between the pages, so that a busy machine slows all of them alike.
import { openClient, percentile } from './client.mjs';

/** Until the compiler has optimised everything. */
const WARM_UP = 500;
const ROUNDS = 12;
const PER_ROUND = 40;

/** `targets`: name → { port, path }, the path as text or as a function that names the next. Resolves to name → { p50, p99, bytes } in milliseconds and bytes of the body as sent. */
export async function timeInTurns(targets) {
  const runs = Object.entries(targets).map(([name, target]) => ({
    name,
    ...target,
    times: [],
  }));
  for (const each of runs) {
    // Opened when it is its turn: a server closes an idle socket.
    each.client = openClient(each.port);
    for (let count = 0; count < WARM_UP; count += 1) await ask(each);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of runs) {
      for (let count = 0; count < PER_ROUND; count += 1) each.times.push(await ask(each));
    }
  }
  for (const { client } of runs) client.close();
  return Object.fromEntries(
    runs.map(({ name, times, bytes }) => [name, { p50: percentile(times, 0.5), p99: percentile(times, 0.99), bytes }]),
  );
}

async function ask(run) {
  const path = typeof run.path === 'function' ? run.path() : run.path;
  const { ms, bytes, status } = await run.client.get(path);
  if (status !== 200) throw new Error(`${run.name}: ${path} answered ${status}`);
  run.bytes = bytes;
  return ms;
}

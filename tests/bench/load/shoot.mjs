// One round of requests by so many connections at once: how many were served, how long those took, and what became of the others.
import autocannon from 'autocannon';
import { percentile } from '../client.mjs';

/** A reply that takes longer counts as none. */
const TIMEOUT_SECONDS = 10;

/**
 * @param {string} origin
 * @param {{ requests: { path: string, method?: string, headers?: Record<string, string>, body?: string }[] }} target in turn, each connection from its first
 * @param {number} connections
 * @param {number} seconds
 */
export async function shoot(origin, { requests }, connections, seconds) {
  const times = [];
  let shed = 0;
  let wrong = 0;
  const host = new URL(origin).host;
  const port = new URL(origin).port;
  const since = performance.now();
  const running = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    requests: requests.map((one) => ({ ...one, headers: { host, 'accept-encoding': 'gzip', ...one.headers } })),
  });
  running.on('response', (_client, status, _bytes, ms) => {
    if (status < 400) times.push(ms);
    else if (status === 503) shed += 1;
    else wrong += 1;
  });
  const { errors } = await running;
  const took = (performance.now() - since) / 1000;
  return {
    served: times.length / took,
    p50: times.length > 0 ? percentile(times, 0.5) : Number.NaN,
    p99: times.length > 0 ? percentile(times, 0.99) : Number.NaN,
    shed,
    wrong,
    errors,
  };
}

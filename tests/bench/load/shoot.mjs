// One round of requests by this many connections at once: how many were served, how long those took, and the outcome of the others.
import autocannon from 'autocannon';
import { percentile } from '../client.mjs';

/** A reply that takes longer does not count. */
const TIMEOUT_SECONDS = 10;
/** Requests that a connection has to send in turn. Each is written out per connection, which costs the client time and memory. */
const LEAST_EACH = 25;

/**
 * @param {string} origin
 * @param {{ requests: { path: string, method?: string, headers?: Record<string, string>, body?: string }[] }} target in turn, each connection from another one
 * @param {number} connections
 * @param {number} seconds
 * @param {number} runIn seconds before them: their replies count in `slowestFirst` only, as all connections are opened in one instant
 */
export async function shoot(origin, { requests }, connections, seconds, runIn = 0) {
  const times = [];
  let slowestFirst = 0;
  let shed = 0;
  let wrong = 0;
  const host = new URL(origin).host;
  const port = new URL(origin).port;
  const asked = requests.map((one) => ({ ...one, headers: { host, 'accept-encoding': 'gzip', ...one.headers } }));
  const each = Math.ceil(asked.length / connections);
  let turn = 0;
  const running = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: runIn + seconds,
    timeout: TIMEOUT_SECONDS,
    requests: asked,
    setupClient(client) {
      // Each connection requests another address: concurrent requests for the same page would share one rendering.
      const from = Math.floor((turn++ * asked.length) / connections);
      client.setRequests([...asked.slice(from), ...asked.slice(0, from)].slice(0, Math.max(each, LEAST_EACH)));
    },
  });
  const since = performance.now();
  running.on('response', (_client, status, _bytes, ms) => {
    if (status < 400 && performance.now() - since < runIn * 1000) slowestFirst = Math.max(slowestFirst, ms);
    else if (status < 400) times.push(ms);
    else if (status === 503) shed += 1;
    else wrong += 1;
  });
  const { errors } = await running;
  const took = (performance.now() - since) / 1000 - runIn;
  return {
    served: times.length / took,
    p50: times.length > 0 ? percentile(times, 0.5) : Number.NaN,
    p99: times.length > 0 ? percentile(times, 0.99) : Number.NaN,
    slowestFirst,
    shed,
    wrong,
    errors,
  };
}

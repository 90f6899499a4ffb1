// Calls an external back end with a timeout and a circuit breaker: not at all while it is known to be unavailable.
import { type Circuit, CLOSED_CIRCUIT, circuitAsked, circuitFailed, isCircuitOpen } from '#domain/resilience/circuit';
import type { Client } from './transport.server';

/** The back end failed: a surprise, shown by the error page. */
export class BackendFailed extends Error {}

/** The back end is unavailable or overloaded: not the request's fault, and answered with 503. */
export class BackendAway extends BackendFailed {}

/** Three failures in a row; then one request tries every five seconds. */
const RULE = { failures: 3, pauseMs: 5_000 };

/** One for each of the two. */
const circuits = new Map<Client, Circuit>();
const circuitOf = (client: Client) => circuits.get(client) ?? CLOSED_CIRCUIT;

/** `ask` throws where no readable answer was received. */
export async function throughCircuit<Result>(client: Client, ask: () => Promise<Result>): Promise<Result> {
  const now = performance.now();
  if (isCircuitOpen(circuitOf(client), now)) throw new BackendAway(`${client} was away a moment ago`);
  circuits.set(client, circuitAsked(circuitOf(client), RULE, now));
  try {
    const result = await ask();
    circuits.set(client, CLOSED_CIRCUIT);
    return result;
  } catch (failure) {
    circuits.set(client, circuitFailed(circuitOf(client), RULE, performance.now()));
    throw failure instanceof BackendAway ? failure : new BackendAway(`${client} cannot be reached`, { cause: failure });
  }
}

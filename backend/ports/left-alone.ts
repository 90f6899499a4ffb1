// Circuit breaker for external servers: the first caller waits for a failing server, and later ones fail fast for a while.
import {
  type Circuit,
  type CircuitRule,
  CLOSED_CIRCUIT,
  circuitAsked,
  circuitFailed,
  isCircuitOpen,
} from '#domain/resilience/circuit';

/** Not called at all: the server failed a moment ago. */
export class LeftAlone extends Error {}

export interface LeftAloneRule extends CircuitRule {
  now?: () => number;
  /** Which failures mean that the server is unavailable; if omitted, all. A plain rejection is none of them. */
  isAway?(failure: unknown): boolean;
}

export type AskElsewhere = <Result>(ask: () => Promise<Result>) => Promise<Result>;

export function whileItAnswers(
  name: string,
  { now = () => performance.now(), isAway = () => true, ...rule }: LeftAloneRule,
): AskElsewhere {
  let circuit: Circuit = CLOSED_CIRCUIT;
  return async (ask) => {
    if (isCircuitOpen(circuit, now())) throw new LeftAlone(`${name} was away a moment ago`);
    circuit = circuitAsked(circuit, rule, now());
    try {
      const result = await ask();
      circuit = CLOSED_CIRCUIT;
      return result;
    } catch (failure) {
      circuit = isAway(failure) ? circuitFailed(circuit, rule, now()) : CLOSED_CIRCUIT;
      throw failure;
    }
  };
}

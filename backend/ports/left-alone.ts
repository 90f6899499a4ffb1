// A server elsewhere that does not answer is left alone for a while: the first who asks waits for it, and those after are told at once.
import {
  type Circuit,
  type CircuitRule,
  CLOSED_CIRCUIT,
  circuitAsked,
  circuitFailed,
  isCircuitOpen,
} from '#domain/circuit';

/** Not asked at all: it was away a moment ago. */
export class LeftAlone extends Error {}

export interface LeftAloneRule extends CircuitRule {
  now?: () => number;
  /** Which failures say that it is away; without it, all. A plain no is none of them. */
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

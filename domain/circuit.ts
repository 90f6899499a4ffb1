// When something elsewhere that fails is left alone for a while instead of being asked by each request: closed, open, and one try at a time after that.

/** Times are milliseconds of one clock. */
export interface Circuit {
  /** Failures since the last success. */
  failures: number;
  /** Not asked before this time. */
  until: number;
}

export interface CircuitRule {
  /** So many failures in a row open it. */
  failures: number;
  /** How long it then is not asked; after that one request tries for all. */
  pauseMs: number;
}

export const CLOSED_CIRCUIT: Circuit = { failures: 0, until: 0 };

export const isCircuitOpen = ({ until }: Circuit, now: number): boolean => now < until;

/** Before asking: while it is not known to be well again, this request is the one that tries, and the others wait for the next pause to end. */
export const circuitAsked = (circuit: Circuit, rule: CircuitRule, now: number): Circuit =>
  circuit.failures >= rule.failures ? { ...circuit, until: now + rule.pauseMs } : circuit;

export function circuitFailed({ failures }: Circuit, rule: CircuitRule, now: number): Circuit {
  const so = failures + 1;
  return { failures: so, until: so >= rule.failures ? now + rule.pauseMs : 0 };
}

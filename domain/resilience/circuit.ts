// Circuit breaker for calls to failing services: closed, open, and half-open with one trial request at a time.

/** Times are milliseconds of one clock. */
export interface Circuit {
  /** Failures since the last success. */
  failures: number;
  /** Not called before this time. */
  until: number;
}

export interface CircuitRule {
  /** So many failures in a row open it. */
  failures: number;
  /** How long calls are paused; after that one trial request is let through. */
  pauseMs: number;
}

export const CLOSED_CIRCUIT: Circuit = { failures: 0, until: 0 };

export const isCircuitOpen = ({ until }: Circuit, now: number): boolean => now < until;

/** Half-open circuit: this request is the trial; all others fail fast until the next pause ends. */
export const circuitAsked = (circuit: Circuit, rule: CircuitRule, now: number): Circuit =>
  circuit.failures >= rule.failures ? { ...circuit, until: now + rule.pauseMs } : circuit;

export function circuitFailed({ failures }: Circuit, rule: CircuitRule, now: number): Circuit {
  const so = failures + 1;
  return { failures: so, until: so >= rule.failures ? now + rule.pauseMs : 0 };
}

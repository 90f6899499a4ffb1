// Whether a failure says that what the shop stands on is away, rather than that something is wrong.
import { BackendAway } from './remote-circuit.server';

/** The embedded back end is loaded at run time, so that its own error is known by its name only. */
export const isAway = (failure: unknown): boolean =>
  failure instanceof BackendAway || (failure instanceof Error && failure.name === 'DatabaseAway');

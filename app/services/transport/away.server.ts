// Whether a failure means that a service the shop depends on is unavailable, rather than an error of the shop.
import { BackendAway } from './remote-circuit.server';

/** The embedded back end is loaded at run time, so that its own error is known by its name only. */
export const isAway = (failure: unknown): boolean =>
  failure instanceof BackendAway || (failure instanceof Error && failure.name === 'DatabaseAway');

// Values of the back office's API: outcomes of use cases, and moments.
import type { Outcome, Refusal } from '#domain/refusal/refusals';
import type { StaffEntry } from './accounts/log-in';

export const staffProblemOf = ({ code, field, params = {} }: Refusal) => ({
  code,
  field: field ?? null,
  params: Object.entries(params).map(([name, value]) => ({ name, value: String(value) })),
});

export const loginOnWire = (done: Outcome<StaffEntry>) =>
  done.ok
    ? { token: done.token, step: done.step, problem: null }
    : { token: null, step: null, problem: staffProblemOf(done) };

export const codesOnWire = (done: Outcome<{ codes: string[] }>) =>
  done.ok ? { codes: done.codes, problem: null } : { codes: [], problem: staffProblemOf(done) };

export const doneOnWire = (done: Outcome, made: string | null = null) =>
  done.ok ? { problem: null, made, changes: [] } : { problem: staffProblemOf(done), made: null, changes: [] };

/** Null for a text that is no moment. */
export const wireMoment = (text: string | null | undefined): Date | null => {
  const moment = text ? new Date(text) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
};

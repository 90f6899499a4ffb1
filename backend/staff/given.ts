// Values of arguments that the schema has as text.
import { inputRefused } from '#backend/refusal';

/** Undefined where none is given. */
export function momentFrom(given: string | null | undefined): Date | undefined {
  if (given == null) return undefined;
  const moment = new Date(given);
  if (Number.isNaN(moment.getTime())) throw inputRefused(`${given} is no moment.`);
  return moment;
}

// The name under which a staff member acts: logged with everything that they change.
import { tidyLine } from '#domain/validate/written';

export const STAFF_NAME_LENGTH = 80;

/** Null for no name, and for one that is too long to be one. */
export function staffNameFrom(typed: string): string | null {
  const name = tidyLine(typed);
  return name === '' || name.length > STAFF_NAME_LENGTH ? null : name;
}

// Names of people. Spec §5 "name_length": first plus last name together at most 30 characters; "alpha_spaces".

/** Spec §9. */
export const NAME_LENGTH = 30;

/** Counted as people count letters, an 'é' of two code points as one. */
export function fitsNameLength(firstName: string, lastName: string): boolean {
  return lengthOf(firstName) + lengthOf(lastName) <= NAME_LENGTH;
}

/** Letters of any language and spaces. */
export function isAlphaSpaces(text: string): boolean {
  return /^[\p{L}\p{M}\s]+$/u.test(text);
}

function lengthOf(name: string): number {
  return [...name.trim().normalize('NFC')].length;
}

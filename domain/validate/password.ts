// How strong a password must be. Spec §5 "password": at least {min} of the four classes lowercase, uppercase, digits and special
// characters; the minimum is a parameter.

export const PASSWORD_CLASSES = {
  lowercase: /\p{Ll}/u,
  uppercase: /\p{Lu}/u,
  digits: /\p{Nd}/u,
  special: /[^\p{L}\p{Nd}\s]/u,
} as const;

/** The shop's own parameters; Magento's defaults. */
export const PASSWORD_MIN_CLASSES = 3;
export const PASSWORD_MIN_LENGTH = 8;

export function passwordClasses(password: string): number {
  return Object.values(PASSWORD_CLASSES).filter((pattern) => pattern.test(password)).length;
}

export function hasClasses(password: string, min: number = PASSWORD_MIN_CLASSES): boolean {
  return passwordClasses(password) >= min;
}

export function isLongEnough(password: string, min: number = PASSWORD_MIN_LENGTH): boolean {
  return [...password].length >= min;
}

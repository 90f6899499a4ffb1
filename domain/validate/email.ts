// E-mail addresses. Spec §5: valid e-mail format is required.

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
// Danish domains may hold æ, ø and å.
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;
const LONGEST = 254;
const LONGEST_LOCAL = 64;

/** 'mailto:anna@example.dk' and '<anna@example.dk>' are how mail programs copy it. */
const writtenEmail = (typed: string): string =>
  typed
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/^<(.*)>$/, '$1');

export function isEmail(typed: string): boolean {
  const text = writtenEmail(typed);
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > LONGEST) return false;
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (local.length > LONGEST_LOCAL || !LOCAL.test(local) || labels.length < 2) return false;
  return labels.every((label) => LABEL.test(label)) && /^(?:xn--[a-z0-9-]+|\p{L}{2,})$/iu.test(labels.at(-1) ?? '');
}

/** How an address is compared and stored: trimmed and in lower case. Null when it cannot be one. */
export function emailFrom(typed: string): string | null {
  return isEmail(typed) ? writtenEmail(typed).toLowerCase() : null;
}

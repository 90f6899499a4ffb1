// E-mail addresses. Spec §5: valid e-mail format is required.

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
// Danish domains may hold æ, ø and å; letters of other scripts that look like Latin ones may not (such domains are written as xn--).
const LABEL = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]{0,61}[\p{Script=Latin}\d])?$/u;
const LONGEST = 254;
const LONGEST_LOCAL = 64;

export function isEmail(typed: string): boolean {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > LONGEST) return false;
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  if (local.length > LONGEST_LOCAL || !LOCAL.test(local) || labels.length < 2) return false;
  return (
    labels.every((label) => LABEL.test(label)) &&
    /^(?:xn--[a-z0-9-]+|\p{Script=Latin}{2,})$/iu.test(labels.at(-1) ?? '')
  );
}

/** How an address is compared and stored: trimmed and in lower case. Null when it cannot be one. */
export function emailFrom(typed: string): string | null {
  return isEmail(typed) ? typed.trim().toLowerCase() : null;
}

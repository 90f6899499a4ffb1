// The one check of every redirect target that came from outside. Architecture §6: targets from a form pass one same-origin check.

const ORIGIN = 'http://shop.invalid';
const LONGEST = 2048;
// A browser drops tabs and line breaks inside a URL and reads a backslash as a slash: '/\t/host' and '/\host' are foreign.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for.
const TREACHEROUS = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\\]/;

/** The target as path, search and fragment when it is within this shop; null for everything else, in every spelling. */
export function samePath(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > LONGEST) return null;
  if (!target.startsWith('/') || target.startsWith('//') || TREACHEROUS.test(target)) return null;
  const url = new URL(target, ORIGIN);
  const path = url.pathname + url.search + url.hash;
  // '/..//host' is normalised to '//host', which names a host when it is sent back.
  return url.origin === ORIGIN && !path.startsWith('//') ? path : null;
}

// Where an address without a page leads: from one redirect to the next until one leads to an address that has none.

/** A shop that moved five times has changed its mind often enough; what goes on longer leads nowhere. */
const MOST_STEPS = 5;

/** A path of the shop as used for redirect look-ups: without outer slashes, query and fragment; null for another site's address. */
export function pathOfTarget(to: string): string | null {
  if (!/^\/(?![/\\])/.test(to)) return null;
  return (to.split(/[?#]/, 1)[0] ?? '').replace(/^\/+|\/+$/g, '');
}

/**
 * `next` says where the redirect at a path leads, null where there is none. Answers the last address; null where `from` has no redirect;
 * 'circle' for a way that comes back to where it was, or has no end.
 */
export function endOfWay(from: string, next: (path: string) => string | null): string | null | 'circle' {
  const seen = new Set([from]);
  let end = next(from);
  while (end !== null) {
    const path = pathOfTarget(end);
    if (path === null) return end;
    if (seen.has(path) || seen.size > MOST_STEPS) return 'circle';
    seen.add(path);
    const further = next(path);
    if (further === null) return end;
    end = further;
  }
  return null;
}

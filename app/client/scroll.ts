// Spec §2: a navigation on the same path retains the scroll position, another path starts at the top, back restores the position.

interface Entry {
  pathname: string;
  key: string;
}

const groups = new Map<string, string>();
let last: { pathname: string; group: string } | null = null;

/** For Remix's `<ScrollRestoration getKey>`: history entries that follow each other on one path share one position. */
export function scrollKey({ pathname, key }: Entry): string {
  // Also runs on the server, which must not use one visitor's history for the next.
  if (typeof document === 'undefined') return key;
  const group = groups.get(key) ?? (last?.pathname === pathname ? last.group : key);
  groups.set(key, group);
  last = { pathname, group };
  return group;
}

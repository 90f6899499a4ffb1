// The pictures of a product in the order in which staff leave them.

/** As many as a folder of a catalogue file may have. */
export const MOST_PRODUCT_PICTURES = 20;

/** One place towards the first, or towards the last; as it was at the ends, and for a version that is not in the list. */
export function movedByOne(versions: readonly string[], version: string, way: 'up' | 'down'): string[] {
  const from = versions.indexOf(version);
  const to = way === 'up' ? from - 1 : from + 1;
  const other = versions[to];
  if (from < 0 || other === undefined) return [...versions];
  return versions.map((each, at) => (at === from ? other : at === to ? version : each));
}

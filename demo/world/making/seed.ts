// Reproducible randomness: every number of the world comes from the seed and a name, never from the order of calls.

/** FNV-1a with a final mix; 0 ≤ result < 1. The same seed and name give the same number on every machine. */
export function chance(seed: string, name: string): number {
  let hash = 0x811c9dc5;
  const text = `${seed}/${name}`;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x100000000;
}

/** An integer from `low` to `high`, both included. */
export function between(seed: string, name: string, low: number, high: number): number {
  return low + Math.floor(chance(seed, name) * (high - low + 1));
}

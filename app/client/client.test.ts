// Tests the reload guard after a missing chunk and the storage of scroll positions.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayReload } from './chunk-reload';
import { scrollKey } from './scroll';

afterEach(() => vi.unstubAllGlobals());

describe('a missing script file', () => {
  // spec: 4 Return flow and chunks: Chunk load failure reloads the page, at most once per minute
  //   at app/client/chunk-reload.ts
  // spec: 8: Chunk load failure: reload once per minute
  //   at app/client/chunk-reload.ts
  // spec: 9: Reload guard 60 s
  //   at app/client/chunk-reload.ts
  it('reloads the page at most once per minute', () => {
    const kept = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    vi.stubGlobal('window', { sessionStorage });
    expect([mayReload(100_000), mayReload(130_000), mayReload(160_000)]).toEqual([true, false, true]);
  });

  it('does not reload when session storage is unavailable', () => {
    vi.stubGlobal('window', {});
    expect(mayReload(100_000)).toBe(false);
  });
});

describe('the scroll position', () => {
  beforeEach(() => vi.stubGlobal('document', {}));

  // spec: 2 Scroll and error pages: The same path keeps its scroll position, another goes to the top
  //   at app/client/scroll.ts
  it('has one key for consecutive entries of one path, and a new key for another path', () => {
    expect(scrollKey({ pathname: '/papir', key: 'a' })).toBe('a');
    expect(scrollKey({ pathname: '/papir', key: 'b' })).toBe('a');
    expect(scrollKey({ pathname: '/stole', key: 'c' })).toBe('c');
    expect(scrollKey({ pathname: '/papir', key: 'd' })).toBe('d');
  });

  it('is restored for the entry that the visitor goes back to', () => {
    expect(scrollKey({ pathname: '/papir', key: 'b' })).toBe('a');
  });
});

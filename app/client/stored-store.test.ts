// The chosen store in local storage (spec §4, §9).
import { afterEach, expect, it, vi } from 'vitest';
import { keepStore } from './stored-store';

afterEach(() => vi.unstubAllGlobals());

// spec: 4 Store selection: The choice is saved in local storage too
//   at app/client/stored-store.ts, app/client/later.ts
// spec: 9: Storage key: selected store in local storage
//   at app/client/stored-store.ts
it('is saved to local storage unchanged, and not at all where there is no local storage', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  keepStore('{"id":2,"code":"b2b"}');
  expect(setItem).toHaveBeenCalledWith('selected-store', '{"id":2,"code":"b2b"}');
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepStore('{}')).not.toThrow();
});

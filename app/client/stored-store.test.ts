// The chosen store in local storage (spec §4, §9).
import { afterEach, expect, it, vi } from 'vitest';
import { keepStore } from './stored-store';

afterEach(() => vi.unstubAllGlobals());

it('is kept in local storage as the page says it, and nowhere where nothing is kept', () => {
  const setItem = vi.fn();
  vi.stubGlobal('localStorage', { setItem });
  keepStore('{"id":2,"code":"b2b"}');
  expect(setItem).toHaveBeenCalledWith('selected-store', '{"id":2,"code":"b2b"}');
  vi.stubGlobal('localStorage', undefined);
  expect(() => keepStore('{}')).not.toThrow();
});

// Service workers and caches of an earlier shop on this origin are removed (spec §9).
import { afterEach, expect, it, vi } from 'vitest';
import { removeOldWorkers } from './old-workers';

afterEach(() => vi.unstubAllGlobals());

// spec: 9: Old service workers and caches are removed on load
//   at app/client/old-workers.ts
it('unregisters every old service worker and deletes every old cache', async () => {
  const old = (name: string) => ({
    active: { scriptURL: `https://shop.example/${name}.js` },
    unregister: vi.fn(async () => true),
  });
  const workers = [old('sw'), old('workbox')];
  const kept = new Set(['workbox-precache', 'images']);
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => workers } });
  vi.stubGlobal('window', { caches });
  await removeOldWorkers();
  for (const { unregister } of workers) expect(unregister).toHaveBeenCalledTimes(1);
  expect([...kept]).toEqual([]);
});

it('does not unregister the scanner’s own worker, in any of its states', async () => {
  const script = { scriptURL: 'https://shop.example/scanner-worker.js' };
  const scope = 'https://shop.example/mobilscanner-demo';
  const states = [
    { active: script },
    { active: null, waiting: script },
    { installing: script },
    { active: null, scope },
  ];
  const workers = states.map((state) => ({ ...state, unregister: vi.fn(async () => true) }));
  const other = { active: { scriptURL: 'https://shop.example/sw.js' }, unregister: vi.fn(async () => true) };
  const kept = new Set(['scanner-1', 'scanner-0']);
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [...workers, other] } });
  vi.stubGlobal('window', { caches });
  await removeOldWorkers();
  for (const { unregister } of workers) expect(unregister).not.toHaveBeenCalled();
  expect(other.unregister).toHaveBeenCalledTimes(1);
  expect([...kept]).toEqual(['scanner-1']);
});

it('does nothing where the browser has neither service workers nor caches', async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {});
  await expect(removeOldWorkers()).resolves.toBeUndefined();
});

// Service workers and caches of an earlier shop on this address are removed on load (spec §9).

export async function removeOldWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = 'caches' in window ? await window.caches.keys() : [];
  await Promise.all([
    ...registrations.map((registration) => registration.unregister()),
    ...names.map((name) => window.caches.delete(name)),
  ]);
}

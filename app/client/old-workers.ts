// Service workers and caches of an earlier shop on this address are removed on load (spec §9); the scanner's own stays.
import { SCANNER_CACHE, scannerWorkerPath } from '#domain/service-addresses';

export async function removeOldWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = 'caches' in window ? await window.caches.keys() : [];
  await Promise.all([
    ...registrations.filter((one) => !isScanners(one)).map((registration) => registration.unregister()),
    ...names.filter((name) => name !== SCANNER_CACHE).map((name) => window.caches.delete(name)),
  ]);
}

/** One that is still coming has no script that is active yet. */
function isScanners({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script !== undefined && new URL(script).pathname === scannerWorkerPath();
}

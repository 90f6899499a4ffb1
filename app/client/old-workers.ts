// Service workers and caches of an earlier shop on this address are removed on load (spec §9); the scanner's own stays.
import { SCANNER_CACHE, scannerPath, scannerWorkerPath } from '#domain/page/service-addresses';

export async function removeOldWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const names = 'caches' in window ? await window.caches.keys() : [];
  await Promise.all([
    ...registrations.filter((one) => !isScanners(one)).map((registration) => registration.unregister()),
    ...names.filter((name) => name !== SCANNER_CACHE).map((name) => window.caches.delete(name)),
  ]);
}

/** One that is only just coming has no script yet: it is known by what it serves. */
function isScanners({ active, waiting, installing, scope }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  if (script === undefined) return new URL(scope).pathname === scannerPath();
  return new URL(script).pathname === scannerWorkerPath();
}

// Makes the scanner available offline: installs its service worker on the first visit, and sends it the files that the page has used.
import { scannerPath, scannerWorkerPath } from '#domain/page/service-addresses';

/** Skipped on pages with another address, as during a punchout visit: they belong to that visit alone. */
export async function keepScannerOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || location.pathname !== scannerPath()) return;
  try {
    await navigator.serviceWorker.register(scannerWorkerPath(), { scope: scannerPath() });
    // The camera's part, too: it is fetched when it is first pressed, and that may be in the cellar.
    await import('./scan-camera');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ assets: assetsUsed(), language: document.documentElement.lang });
  } catch {
    // A browser that takes no worker scans while the page stays open.
  }
}

const assetsUsed = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

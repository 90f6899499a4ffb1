// Lets the scanner open where there is no connection: its service worker is there after one visit, and told which files the page has used.
import { scannerPath, scannerWorkerPath } from '#domain/service-addresses';

/** Nothing on pages whose address is another, as during a visit from a procurement system: they are that visit's own. */
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

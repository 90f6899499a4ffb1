// The scanner's service worker: opens the scanner where there is no connection, after one visit with one. It keeps one page, which is the same
// for everyone and knows no price and no one's name, and the scripts and styles of the build. Nothing else is ever kept by it.
const PAGE = '/mobilscanner-demo';
const SHELL = '/mobilscanner-demo/offline';
const KEPT = 'scanner-1';
const ASSETS = /\/assets\/[\w.-]+\.(?:js|css|woff2)/g;
/** More than the scanner is made of; a page cannot fill the disk by telling more. */
const MOST_ASSETS = 100;

addEventListener('install', (event) => event.waitUntil(keepShell().then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(openScanner(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(openAsset(request));
});

/** The page tells which files it has used: those that come later are in no markup. */
addEventListener('message', (event) => {
  const { data } = event;
  const told = Array.isArray(data?.assets) ? data.assets.slice(0, MOST_ASSETS) : [];
  const files = told.filter((one) => typeof one === 'string' && one.replace(ASSETS, '') === '');
  const language = data?.language === 'en' ? 'en' : 'da';
  event.waitUntil(keepShell(language, files).catch(() => undefined));
});

/** The shop's own answer wherever there is one; it is not kept. A shop that has no scanner any more ends the worker. */
async function openScanner({ request }) {
  try {
    const answer = await fetch(request);
    if (answer.status === 404 || answer.status === 410) await end();
    return answer;
  } catch {
    return (await caches.match(SHELL, { cacheName: KEPT })) ?? Response.error();
  }
}

/** Their names change with what is in them. */
const openAsset = async (request) =>
  (await caches.match(new URL(request.url).pathname, { cacheName: KEPT })) ?? fetch(request);

/** Asked for without cookies: the page of no one. What it needs comes first, so that one that is kept is whole; older files go. */
async function keepShell(language = 'da', used = []) {
  const answer = await fetch(SHELL, { credentials: 'omit', cache: 'no-store', headers: { 'Accept-Language': language } });
  if (!answer.ok || answer.redirected) return;
  const named = (await answer.clone().text()).match(ASSETS) ?? [];
  const wanted = new Set([...named, ...used]);
  const cache = await caches.open(KEPT);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...wanted].filter((path) => !there.has(path)));
  await cache.put(SHELL, answer);
  // A first visit's install knows of fewer files than the page that is open tells in a moment.
  if (used.length > 0) for (const path of there) if (path !== SHELL && !wanted.has(path)) await cache.delete(path);
}

async function end() {
  await caches.delete(KEPT);
  await registration.unregister();
}

// Addresses around the shop: stores that one can walk into, pages of agreements, the scanner, goods for points. Spec §2.

const below = (path: string, part: string | undefined) =>
  part === undefined || part === '' ? path : `${path}/${encodeURIComponent(part)}`;

/** The scanner; `target`: 'cart', or the list that is scanned onto. */
export const scannerPath = (target?: string) =>
  target === undefined ? '/mobilscanner-demo' : `/mobilscanner-demo?${new URLSearchParams({ target })}`;
/** Where scans are sent together. */
export const scansPath = () => '/mobilscanner-demo/scans';
/** The scanner's offline page: its service worker caches it, and it is the same for everyone. */
export const offlineScannerPath = () => '/mobilscanner-demo/offline';
/** A separate file at the root: from there a worker may serve the scanner's address. */
export const scannerWorkerPath = () => '/scanner-worker.js';
/** The name of the worker's cache (public/scanner-worker.js). */
export const SCANNER_CACHE = 'scanner-1';
/** Labels of shelves as PDF, as many as are written in `labels`. */
export const shelfLabelsPath = (labels: string) => `/mobilscanner-demo/labels?${new URLSearchParams({ labels })}`;
/** The page of a company's agreement; without a name the page prompts for it. */
export const agreementPath = (slug?: string) => below('/aftale', slug);
/** All stores that one can walk into, or one of them by the last part of its address. */
export const storesPath = (store?: string) => below('/butikker', store);

export const bonusShopPath = () => '/bonusshop';
export const bonusCategoryPath = (code: string) => below('/bonusshop/kategori', code);
/** The same product as it is bought for points; `path`: its own address in the shop, with what is chosen of it. */
export const inBonusShop = (path: string) => `${bonusShopPath()}${path}`;

const asking = (path: string, name: string, value: string | undefined) =>
  value === undefined ? path : `${path}?${new URLSearchParams({ [name]: value })}`;

/** Where a consumer withdraws from an order: the page prompts for its number, or its token opens it. `receipt`: shows that of one withdrawal. */
export const withdrawPath = (token?: string, receipt?: string) => asking(below('/fortryd', token), 'receipt', receipt);
/** Where goods are returned by agreement: the page prompts for the order's number, or its token opens it. `done`: shows that return. */
export const returnPath = (token?: string, done?: string) => asking(below('/retur', token), 'done', done);

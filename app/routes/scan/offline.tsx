// The offline scanner page. Its service worker caches this page: no price, no name, no list; scans wait until the shop is reachable.

import { notFound } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { takesScans } from '~/services/scan/scan.server';
import { ScannerOfflinePage } from '~/ui/pages/scanner-offline-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule', 'limited-to-account'],
  robots: 'noindex',
  async load(context) {
    if (!(await takesScans())) throw notFound();
    return { head: titleOf(context, 'scan:offline.title'), model: {} };
  },
  Page: ScannerOfflinePage,
});
export const loader = page.loader;

// Starts the page's scripts in the browser. Everything has worked without them up to here.
import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reloadOnMissingChunk } from '~/client/chunk-reload';
import { removeOldWorkers } from '~/client/old-workers';

reloadOnMissingChunk();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
void removeOldWorkers();

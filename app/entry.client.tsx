// Starts the page's scripts in the browser. Everything has worked without them up to here.
import { reloadOnMissingChunk } from '~/client/chunk-reload';
import { removeOldWorkers } from '~/client/old-workers';
import { startPage } from '~/client/start';

reloadOnMissingChunk();
// Only a page with live parts (the cart) includes the modules of its routes, which React hydrates.
if ('__remixRouteModules' in window) void import('~/client/wake-document').then(({ wakeDocument }) => wakeDocument());
else startPage();
void removeOldWorkers();

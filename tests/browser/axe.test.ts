// No breach of WCAG 2.2 AA, and no horizontal scrolling at 320 px, on the pages of the office shop and its catalogue, with panels open. The other
// looks are in axe-looks.
import { openBrowserShop } from './shop-in-browser';
import { describeUsable } from './usable';
import { pagesOf } from './usable-pages';

const shop = openBrowserShop();

describeUsable(shop, 'localhost', pagesOf('office'));
describeUsable(shop, 'katalog.localhost', pagesOf('catalogue'));

// Prompt for private or business on a first visit (spec section 2, "store-init"). Its form posts to the store change.
import type { StoreLink } from '~/models/frame';
import { storeLinks } from '~/services/page/frame.server';
import type { PanelServer } from '../contract';

export const storeInit: PanelServer<{ stores: StoreLink[] }> = {
  guards: ['catalog-only-rule'],
  async load(context) {
    const stores = storeLinks(context);
    return stores.length > 0 ? { stores } : null;
  },
};

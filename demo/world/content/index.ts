// Everything that the content service holds, in Danish and English.
import type { WorldContent, WorldProduct } from '../types';
import { CONTACTS } from './contacts';
import { errorPages } from './errors';
import { frontPages } from './front-pages';
import { ENERGY_CLASSES, LOGOS } from './logos';
import { footers, MENUS } from './navigation';
import { notifications } from './notifications';
import { pages } from './pages';
import { popups } from './popups';
import { SELLERS } from './sellers';

export function contentOf(products: readonly WorldProduct[], now: Date): WorldContent {
  const fronts = frontPages(products, now);
  return {
    menus: MENUS,
    sellers: SELLERS,
    footers: footers(),
    contacts: CONTACTS,
    frontPages: fronts,
    pages: pages(),
    notifications: notifications(now),
    errorPages: errorPages(),
    energyClasses: [...ENERGY_CLASSES],
    logos: [...LOGOS],
    popups: popups(fronts, now),
  };
}

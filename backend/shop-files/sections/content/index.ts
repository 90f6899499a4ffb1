// Every section of content, in the order in which faults are reported.
import type { Section } from '../../section';
import { energyClasses } from './energy-classes';
import { errorPages } from './error-pages';
import { footers } from './footers';
import { frontPages } from './front-pages';
import { logos } from './logos';
import { menus } from './menus';
import { notifications } from './notifications';
import { pages } from './pages';
import { popups } from './popups';
import { recommendationRows } from './recommendation-rows';
import { redirects } from './redirects';
import { sellers } from './sellers';

/** Content names stores and categories: it comes after them. */
export const CONTENT: readonly Section[] = [
  frontPages,
  footers,
  menus,
  recommendationRows,
  energyClasses,
  redirects,
  pages,
  notifications,
  popups,
  errorPages,
  logos,
  sellers,
];

// The titles of pages.
import { textsOf } from '~/i18n/texts.server';
import type { Visit } from '~/models/visit';

export const titleOf = (visit: Visit, key: string): string => namedIn(visit, textsOf(visit.language).t(key));

/** What a page is called, with the shop's name after it: the tabs of several shops are told apart by it. */
export const namedIn = ({ variant }: Pick<Visit, 'variant'>, name: string): string => `${name} · ${variant.name}`;

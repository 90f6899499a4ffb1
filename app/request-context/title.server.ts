// The titles of pages.
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';

export const titleOf = (context: RequestContext, key: string): string =>
  namedIn(context, textsOf(context.language).t(key));

/** What a page is called, with the shop's name after it: the tabs of several shops are told apart by it. */
export const namedIn = ({ variant }: Pick<RequestContext, 'variant'>, name: string): string =>
  `${name} · ${variant.name}`;

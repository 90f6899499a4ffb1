// The titles of pages.
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';

export const titleOf = (context: RequestContext, key: string): string =>
  namedIn(context, textsOf(context.language).t(key));

/** A page's title, followed by the shop's name to distinguish the tabs of several shops. */
export const namedIn = ({ variant }: Pick<RequestContext, 'variant'>, name: string): string =>
  `${name} · ${variant.name}`;

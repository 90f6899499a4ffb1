// The title of a page in the shopper's language, with the shop's name after it.
import { textsOf } from '~/i18n/texts.server';
import type { Visit } from '~/models/visit';

export const titleOf = (visit: Visit, key: string): string =>
  `${textsOf(visit.language).t(key)} · ${visit.variant.name}`;

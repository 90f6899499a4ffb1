// What every paper of the shop needs to be written: its language, its texts, and the look of the shop.
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import type { Scene } from '~/pdf/pdf-content';
import { accentOf, markOf } from '~/ui/theme/accents';

export function sceneOf({ language, variant }: RequestContext): Scene {
  const { t } = textsOf(language);
  return {
    language,
    shop: variant.name,
    accent: accentOf(variant.themeName),
    mark: markOf(variant.themeName),
    t: (key, params) => t(key, params ?? {}),
  };
}

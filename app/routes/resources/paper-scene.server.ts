// What every paper of the shop needs to be written: its language, its texts, the look and the logo of the shop, and who sells.
import { textsOf } from '~/i18n/texts.server';
import type { RequestContext } from '~/models/request-context';
import type { Scene } from '~/pdf/pdf-content';
import { readSeller } from '~/services/seller/seller.server';
import { passToFiles } from '~/services/transport/backend.server';
import { accentOf, markOf } from '~/ui/theme/accents';

export async function sceneOf(context: RequestContext): Promise<Scene> {
  const { language, variant } = context;
  const { t } = textsOf(language);
  const [seller, logo] = await Promise.all([readSeller(context), logoOnPaper(context)]);
  return {
    language,
    shop: variant.name,
    company: seller?.name ?? '',
    accent: accentOf(variant.themeName),
    mark: variant.logo === 'look' ? markOf(variant.themeName) : [],
    logo,
    t: (key, params) => t(key, params ?? {}),
  };
}

/** Its bytes, where the shop has one and it can be had at this moment. */
async function logoOnPaper({ scheme, host, variant: { logo } }: RequestContext): Promise<Buffer | null> {
  if (logo === null || logo === 'look') return null;
  const answer = await passToFiles(new Request(new URL(logo.url, `${scheme}://${host}`)));
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

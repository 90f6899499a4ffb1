// What every paper of the shop needs to be written: its language, its texts, the look and the logo of the shop, and who sells.
import { textsOf } from '~/i18n/texts.server';
import type { Caller } from '~/models/caller';
import type { RequestContext } from '~/models/request-context';
import type { Scene } from '~/pdf/pdf-content';
import { readSeller } from '~/services/seller/seller.server';
import { listStores } from '~/services/store.server';
import { passToFiles } from '~/services/transport/backend.server';
import { SHOP_ITSELF } from '~/services/transport/shop-itself';
import { listVariants } from '~/services/variant.server';
import { accentOf, markOf } from '~/ui/theme/accents';

type SceneContext = Caller & Pick<RequestContext, 'variant'>;

export async function sceneOf(context: SceneContext): Promise<Scene> {
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
async function logoOnPaper({ scheme, host, variant: { logo } }: SceneContext): Promise<Buffer | null> {
  if (logo === null || logo === 'look') return null;
  const answer = await passToFiles(new Request(new URL(logo.url, `${scheme}://${host}`)));
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
}

/** The shop that has the store: for documents that staff print for orders of any store. */
export async function sceneOfStore(
  { store, language }: { store: string; language: 'da' | 'en' },
  { scheme, host }: Caller,
): Promise<Scene> {
  const [variants, stores] = [await listVariants(SHOP_ITSELF), await listStores(SHOP_ITSELF)];
  const variant = variants.find(({ storeCodes }) => storeCodes.includes(store)) ?? variants[0];
  const { id: storeId } = stores.find(({ code }) => code === store) ?? stores[0] ?? {};
  if (!variant || storeId === undefined) throw new Error(`No shop has the store ${store}`);
  return sceneOf({ ...SHOP_ITSELF, ...{ storeId, storeCode: store, language, scheme, host, variant } });
}

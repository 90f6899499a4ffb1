// The shop as derived from the request alone, without calling any service: for pages shown after such a call has failed.
import { env } from '~/config/env.server';
import { variantFor } from '~/config/variants';
import type { Language } from '~/i18n/languages';
import { knownVariants } from '~/services/variant.server';
import { languageIn, requestLanguage } from './locale.server';

export async function outsideOf(request: Request): Promise<{ language: Language; themeName: string; name: string }> {
  const variant = shopAt(new URL(request.url).host);
  const { themeName, name } = variant;
  return { language: languageIn(variant, await requestLanguage(request)), themeName, name };
}

/** The shop of a host, from what is known without a request. */
export const shopAt = (host: string) => variantFor(host, env.SHOP_VARIANT, knownVariants());

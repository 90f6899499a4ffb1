// The language switcher: the choice is stored in a cookie for 365 days (spec sections 1 and 9).
import { isLocale } from '#domain/store/locale';
import { localeCookie } from '~/request-context/locale.server';
import type { PanelServer } from '../contract';

export const language: PanelServer<Record<string, never>> = {
  guards: [],
  load: async () => ({}),
  async act(_visit, { request, form, returnTo }) {
    const locale = form.get('locale');
    if (typeof locale !== 'string' || !isLocale(locale))
      return { ok: false, refusal: { ok: false, code: 'UNKNOWN_INTENT' } };
    return { ok: true, to: returnTo, cookies: [localeCookie(request, locale)] };
  },
};

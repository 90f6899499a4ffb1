// All stores that one can walk into (spec section 2, /butikker); a postcode puts the nearest first.
import { storesPath } from '#domain/page/addresses';
import { parseStoreSearch } from '~/forms/store-search/schema.server';
import { textsOf } from '~/i18n/texts.server';
import { headOf } from '~/request-context/head.server';
import { ownStoreOf } from '~/request-context/own-store.server';
import { notFound } from '~/request-context/respond.server';
import { listPhysicalStores } from '~/services/store/store.server';
import { StoresPage } from '~/ui/pages/stores-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context, { request }) {
    const { t } = textsOf(context.language);
    const asked = parseStoreSearch(new URL(request.url).searchParams);
    const stores = await listPhysicalStores(context, asked.ok ? asked.value.postnr || null : null);
    if (stores.length === 0) throw notFound();
    const near = asked.ok
      ? { typed: asked.value.postnr, error: null }
      : { typed: asked.values.postnr ?? '', error: asked.errors.postnr ?? null };
    return {
      head: headOf(context, {
        title: t('stores:title'),
        description: t('stores:intro', { count: stores.length }),
        canonical: storesPath(),
      }),
      status: asked.ok ? 200 : 400,
      model: { stores, near, ownStore: ownStoreOf(request), language: context.language },
    };
  },
  Page: StoresPage,
});
export const loader = page.loader;

// One store (spec section 2, /butikker/{id}), by the last part of its address or by its code; it can be made the visitor's own.
import { storesPath } from '#domain/page/addresses';
import type { RequestContext } from '~/models/request-context';
import { formOf } from '~/request-context/form.server';
import { headOf, originOf } from '~/request-context/head.server';
import { noOwnStoreCookie, ownStoreCookie, ownStoreOf } from '~/request-context/own-store.server';
import { back, badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { listPhysicalStores } from '~/services/store/store.server';
import { storeDataOf } from '~/services/store/store-data';
import { StorePage } from '~/ui/pages/store-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

async function storeAt(context: RequestContext, id: string) {
  const stores = await listPhysicalStores(context);
  const store = stores.find(({ code, href }) => href === storesPath(id) || code === id);
  if (!store) throw notFound();
  return { store, stores };
}

const page = serverPage({
  guards: [],
  async load(context, { request, params }) {
    const id = params.id ?? '';
    const { store, stores } = await storeAt(context, id);
    if (store.href !== storesPath(id)) throw redirectTo(store.href, [], 301);
    return {
      head: headOf(context, { title: store.name, description: store.description, canonical: store.href }),
      model: {
        store,
        stores,
        isOwn: ownStoreOf(request) === store.code,
        maySell: !context.rules.catalogueMode,
        said: [storeDataOf(store, originOf(context))],
        language: context.language,
      },
    };
  },
  async act(context, { request, params }) {
    const { store } = await storeAt(context, params.id ?? '');
    const intent = (await formOf(request)).get('intent');
    if (intent !== 'choose' && intent !== 'forget') throw badRequest('Unknown intent');
    const isChosen = intent === 'choose';
    return back(request, store.href, {
      cookies: [isChosen ? ownStoreCookie(request, store.code) : noOwnStoreCookie(request)],
      toast: {
        level: TOAST_LEVELS.success,
        text: isChosen ? 'stores:own.done' : 'stores:own.gone',
        params: { name: store.name },
      },
    });
  },
  Page: StorePage,
});
export const loader = page.loader;
export const action = page.action;

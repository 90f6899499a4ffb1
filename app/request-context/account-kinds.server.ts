// Which accounts can be made in a shop, and in which of its stores: private ones in the consumer store, business ones in the business store.
import type { AccountKind } from '~/models/customer';
import type { RequestContext, StoreView } from '~/models/request-context';

export interface OfferedKind {
  kind: AccountKind;
  store: StoreView;
}

/** Whether this shop has accounts at all, to log in to or to make (spec §6: one gift shop has none). */
export const hasAccounts = ({ variant, rules }: Pick<RequestContext, 'variant' | 'rules'>): boolean =>
  !rules.catalogueMode && !variant.closedPaths.includes('/customer');

/** In the order of the shop's stores; empty where accounts are made by the shop's own people (everyone logs in there). */
export function offeredKinds({ variant, stores }: Pick<RequestContext, 'variant' | 'stores'>): OfferedKind[] {
  if (variant.features.loginRequired) return [];
  const consumer = stores.find((store) => store.isConsumer);
  const business = stores.find((store) => !store.isConsumer);
  return [
    ...(consumer ? [{ kind: 'private' as const, store: consumer }] : []),
    ...(business ? [{ kind: 'business' as const, store: business }] : []),
  ];
}

/** The requested kind, otherwise the one of the visitor's store. */
export function kindAsked(
  context: RequestContext,
  asked: string | null,
): { chosen: OfferedKind | null; offered: OfferedKind[] } {
  const offered = offeredKinds(context);
  const byName = offered.find(({ kind }) => kind === asked);
  return { chosen: byName ?? offered.find(({ store }) => store.id === context.storeId) ?? offered[0] ?? null, offered };
}

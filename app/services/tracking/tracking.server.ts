// Reports events of consenting visitors to the back end; and stores the consent itself.
import { consentText, mayBeNoted, type Purpose } from '#domain/content/consent';
import { asksMarketing } from '~/config/outside.server';
import type { CartView } from '~/models/cart';
import type { RequestContext } from '~/models/request-context';
import { readCart } from '../cart/cart.server';
import {
  BrandViewedDocument,
  CartTransferredDocument,
  CartUpdatedDocument,
  CategoryViewedDocument,
  GiveConsentDocument,
  LoggedInDocument,
  OrderCompleteDocument,
  ProductClickedDocument,
  ProductViewedDocument,
  SearchMissedDocument,
} from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { send } from '../transport/transport.server';

export type Happening =
  | { kind: 'product'; key: string }
  | { kind: 'click'; key: string; referrer: string | null }
  | { kind: 'brand'; key: string }
  | { kind: 'category'; key: string };

/** False: there is no consent to it, or it is about nothing of this store. */
export async function note(context: RequestContext, happening: Happening): Promise<boolean> {
  if (!mayBeNoted(context.consent)) return false;
  const { data } = await sendTracking(callerOf(context), happening);
  return data?.tracked?.status === 'SUCCESS';
}

const callerOf = (context: RequestContext): RequestContext => ({
  ...context,
  visitor: context.consent.personal ? context.visitorId : 'anonymous',
});

/** A change that was made is noted after it, and never undone because of that. */
async function noteAfter(context: RequestContext, tellIt: (caller: RequestContext) => Promise<unknown>): Promise<void> {
  if (!mayBeNoted(context.consent) || !(await offers('commerce', 'Mutation.trackingUserLogin'))) return;
  await tellIt(callerOf(context)).catch(() => undefined);
}

export const noteLogin = (context: RequestContext): Promise<void> =>
  noteAfter(context, (caller) => send(caller, { client: 'commerce', document: LoggedInDocument, variables: {} }));

/** The cart as it is after the change; read where the change did not return it. */
export const noteCart = (context: RequestContext, changed: CartView | null = null): Promise<void> =>
  noteAfter(context, async (caller) => {
    const cart = trackedCart(changed ?? (await readCart(caller)));
    return send(caller, { client: 'commerce', document: CartUpdatedDocument, variables: { cart } });
  });

function trackedCart({ lines, totals }: CartView) {
  const items = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  return { items, subtotal: totals.subtotalOere / 100, currency: 'DKK' };
}

/** A cart that has gone back to a procurement system; `orderNumber`: which visit it was of. */
export const noteTransfer = (context: RequestContext, view: CartView, orderNumber: string): Promise<void> =>
  noteAfter(context, (caller) => {
    const variables = { cart: trackedCart(view), orderNumber };
    return send(caller, { client: 'commerce', document: CartTransferredDocument, variables });
  });

export const noteOrder = (context: RequestContext, number: string): Promise<void> =>
  noteAfter(context, (caller) =>
    send(caller, {
      client: 'commerce',
      document: OrderCompleteDocument,
      variables: { order: { orderNumber: number } },
    }),
  );

/** A search that found nothing; only its words are counted. Without an effect where the service has no such count. */
export async function noteMissedSearch(context: RequestContext, words: string): Promise<void> {
  if (!(await offers('commerce', 'Mutation.trackingSearchMissed'))) return;
  const variables = { search: words };
  await send(context, { client: 'commerce', document: SearchMissedDocument, variables }).catch(() => undefined);
}

function sendTracking(caller: RequestContext, happening: Happening) {
  const { key } = happening;
  switch (happening.kind) {
    case 'product':
      return send(caller, { client: 'commerce', document: ProductViewedDocument, variables: { sku: key } });
    case 'click': {
      const variables = { sku: key, referrer: happening.referrer };
      return send(caller, { client: 'commerce', document: ProductClickedDocument, variables });
    }
    case 'brand':
      return send(caller, { client: 'commerce', document: BrandViewedDocument, variables: { brandId: key } });
    case 'category':
      return send(caller, { client: 'commerce', document: CategoryViewedDocument, variables: { path: [key] } });
  }
}

/** Stored as proof, with the version of the text that was read; the data of a visitor who refuses is deleted. */
export async function giveConsent(
  context: RequestContext,
  visitor: string | null,
  purposes: readonly Purpose[],
): Promise<void> {
  const variables = { visitor, purposes: [...purposes], textVersion: consentText(asksMarketing) };
  await send(context, { client: 'commerce', document: GiveConsentDocument, variables });
}

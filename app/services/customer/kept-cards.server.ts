// Payment cards stored at the provider: the list, the page to enter a card, and removal.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { KeptCardView, WaysToPay } from '~/models/kept-card';
import {
  KeptCardsDocument,
  type KeptCardsQuery,
  OpenCardPageDocument,
  RemoveKeptCardDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';

type WireToken = NonNullable<NonNullable<KeptCardsQuery['customerPaymentTokens']>['items'][number]>;

const keptCardOf = ({ public_hash: key, card }: WireToken): KeptCardView => {
  const { brand, lastFour, expiresOn, isExpired, subscriptions } = card;
  const expires = `${expiresOn.slice(5, 7)}/${expiresOn.slice(0, 4)}`;
  return { key, brand, lastFour, expires, isExpired, subscriptions: [...subscriptions] };
};

export async function waysToPay(caller: Caller): Promise<WaysToPay> {
  const data = await read(caller, { client: 'commerce', document: KeptCardsDocument, variables: {} });
  return {
    onInvoice: data.customer?.may_pay_on_invoice === true,
    onCard: data.customer?.may_keep_cards === true,
    cards: (data.customerPaymentTokens?.items ?? []).flatMap((token) => (token ? [keptCardOf(token)] : [])),
  };
}

/** `agreement`: the words that the customer has agreed to. `url`: where the card is given. */
export async function openCardPage(
  caller: Caller,
  agreement: string,
  returnUrl: string,
): Promise<Outcome<{ url: string }>> {
  const variables = { agreement, returnUrl };
  const { data, errors } = await send(caller, { client: 'commerce', document: OpenCardPageDocument, variables });
  if (!data || errors.length > 0) return firstRefusal(null, errors) ?? refusal('CARD_PAGE_UNAVAILABLE');
  return { ok: true, url: data.openCardPage };
}

export async function removeKeptCard(caller: Caller, key: string): Promise<Outcome> {
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: RemoveKeptCardDocument,
    variables: { key },
  });
  return data && errors.length === 0 ? { ok: true } : (firstRefusal(null, errors) ?? refusal('CARD_NOT_FOUND'));
}

// Forms about subscriptions: their terms as they were typed, the quantities of their lines, and which goods a new one is for.
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { REFUSALS } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { isDigits } from '#domain/validate/digits';
import type { GoodsFor } from '~/models/subscription';
import { cardKeyIn } from '../kept-card/schema.server';
import { textIn, textsIn } from '../shopping-list/schema.server';

/** An id as the wire wants it; 0, which nothing has, for any other text. */
export const idIn = (typed: string): number => (isDigits(typed) && typed.length <= 9 ? Number(typed) : 0);

export interface TypedSubscription {
  name: string;
  interval: string;
  startDate: string;
  addressId: number;
  /** The card's key; '' on invoice; null where the form had no such field. */
  card: string | null;
  requisitioner: string;
  requisitionNumber: string;
}

/** A name that names no card is the back end's to refuse. */
function cardChosen(form: FormData): string | null {
  if (!form.has('card')) return null;
  return textIn(form, 'card') === 'invoice' ? '' : cardKeyIn(form) || 'none';
}

/** What may be typed is the back end's to say. Spec §5: the address is converted to a number. */
export const subscriptionIn = (form: FormData): TypedSubscription => ({
  name: textIn(form, 'name').slice(0, 400),
  interval: textIn(form, 'interval').slice(0, 40),
  startDate: textIn(form, 'startDate').slice(0, 40),
  addressId: idIn(textIn(form, 'addressId')),
  card: cardChosen(form),
  requisitioner: textIn(form, 'requisitioner').slice(0, 400),
  requisitionNumber: textIn(form, 'requisitionNumber').slice(0, 400),
});

/** Which form was sent; null where it does not say. */
export const formKeyIn = (form: FormData): string | null => textIn(form, 'formKey').slice(0, 64) || null;

/** Spec §5: the terms must be accepted. */
export const termsErrorIn = (form: FormData): Record<string, string> =>
  form.has('terms') ? {} : { terms: REFUSALS.TERMS_NOT_ACCEPTED };

/** What the next delivery costs on the page that was pressed, in øre; null where it does not say. */
export function seenPriceIn(form: FormData): number | null {
  const said = textIn(form, 'seen');
  return isDigits(said) && said.length <= 12 ? Number(said) : null;
}

/** The lines of the page as they were typed; which of them have no quantity. 0 takes a line out. */
export function subscriptionLinesIn(form: FormData): {
  lines: { itemId: number; quantity: number }[];
  wrong: number[];
} {
  const lines: { itemId: number; quantity: number }[] = [];
  const wrong: number[] = [];
  for (const id of textsIn(form, 'line').map(idIn)) {
    const quantity = wholeFrom(textIn(form, `qty-${id}`)) ?? -1;
    if (quantity < 0 || quantity > QUANTITY_CAP) wrong.push(id);
    else lines.push({ itemId: id, quantity });
  }
  return { lines, wrong };
}

const SOURCES = ['cart', 'list', 'order', 'product'] as const;

/** Null where it is not said which goods are meant. */
export function goodsFrom({ goods, key = '', qty = '' }: Record<string, string>): GoodsFor | null {
  const source = SOURCES.find((one) => one === goods);
  if (!source || key.length > 64 || (source !== 'cart' && key === '')) return null;
  const quantity = idIn(qty);
  return { source, key, quantity: source === 'product' && quantity > 0 ? quantity : null };
}

// A note on one line of the cart, for customers who may write notes (spec §3 enable_salesline_notes).
import { textKeyOf } from '#domain/refusal/refusals';
import { parseCartNote } from '~/forms/cart-note/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { CartLine } from '~/models/cart';
import type { RequestContext } from '~/models/request-context';
import { readCart } from '~/services/cart/cart.server';
import { setNote } from '~/services/cart/notes.server';
import type { PanelServer } from '../contract';

async function lineOf(context: RequestContext, item: string | undefined): Promise<CartLine | null> {
  if (!item || !context.customer?.writesNotes) return null;
  const { lines } = await readCart(context);
  return lines.find((line) => line.uid === item) ?? null;
}

export const cartItemNote: PanelServer<{ line: CartLine }> = {
  guards: ['authenticated', 'catalog-only-rule', 'limited-to-account'],
  async load(context, { item }) {
    const line = await lineOf(context, item);
    return line && { line };
  },
  async act(context, { form, params, returnTo }) {
    const line = await lineOf(context, params.item);
    if (!line) return { ok: false, refusal: { ok: false, code: 'COULD_NOT_FIND_CART_ITEM' } };
    const parsed = parseCartNote(form, 'lineNote');
    const reply = { intent: 'note', errors: {}, values: typedValues(form), message: null };
    if (!parsed.ok) return { ok: false, reply: { ...reply, errors: parsed.errors } };
    const outcome = await setNote(context, line.uid, parsed.value);
    if (outcome.ok) return { ok: true, to: returnTo };
    return { ok: false, reply: { ...reply, message: { key: textKeyOf(outcome.code) } } };
  },
};

// A note on one line of the cart, for customers who may write notes (spec §3 enable_salesline_notes).
import { textKeyOf } from '#domain/refusals';
import { parseCartNote } from '~/forms/cart-note/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { CartLine } from '~/models/cart';
import type { Visit } from '~/models/visit';
import { readCart } from '~/services/cart/cart.server';
import { setNote } from '~/services/cart/notes.server';
import type { PanelServer } from '../contract';

async function lineOf(visit: Visit, item: string | undefined): Promise<CartLine | null> {
  if (!item || !visit.customer?.writesNotes) return null;
  const { lines } = await readCart(visit);
  return lines.find((line) => line.uid === item) ?? null;
}

export const cartItemNote: PanelServer<{ line: CartLine }> = {
  guards: ['authenticated', 'catalog-only-rule', 'limited-to-account'],
  async load(visit, { item }) {
    const line = await lineOf(visit, item);
    return line && { line };
  },
  async act(visit, { form, params, returnTo }) {
    const line = await lineOf(visit, params.item);
    if (!line) return { ok: false, refusal: { ok: false, code: 'COULD_NOT_FIND_CART_ITEM' } };
    const parsed = parseCartNote(form, 'lineNote');
    const reply = { intent: 'note', errors: {}, values: typedValues(form), message: null };
    if (!parsed.ok) return { ok: false, reply: { ...reply, errors: parsed.errors } };
    const outcome = await setNote(visit, line.uid, parsed.value);
    if (outcome.ok) return { ok: true, to: returnTo };
    return { ok: false, reply: { ...reply, message: { key: textKeyOf(outcome.code) } } };
  },
};

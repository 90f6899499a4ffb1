// What a buyer writes in the cart: a note on the order, and gift wishes for a line.
import { cartPath } from '#domain/page/addresses';
import { parseCartPresent } from '~/forms/cart-line/schema.server';
import { parseCartNote } from '~/forms/cart-note/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { RequestContext } from '~/models/request-context';
import { back, refuse, refuseWith } from '~/request-context/respond.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { setNote } from '~/services/cart/notes.server';
import { changePresent } from '~/services/cart/presents.server';

const INTENTS = ['note', 'present'] as const;
export type WordsIntent = (typeof INTENTS)[number];

export const wordsIntentOf = (form: FormData): WordsIntent | undefined =>
  INTENTS.find((intent) => intent === form.get('intent'));

export const writeWords = (request: Request, context: RequestContext, intent: WordsIntent, form: FormData) =>
  intent === 'note' ? saveNote(request, context, form) : present(request, context, form);

/** On the order; the note of a line is written in its panel. */
async function saveNote(request: Request, context: RequestContext, form: FormData): Promise<Response> {
  const parsed = parseCartNote(form, 'cartNote');
  if (!parsed.ok) return refuse({ intent: 'note', ...parsed });
  const outcome = await setNote(context, null, parsed.value);
  if (!outcome.ok) return refuseWith('note', outcome, typedValues(form));
  return back(request, cartPath(), { toast: { level: TOAST_LEVELS.success, text: 'cart:note.saved' } });
}

async function present(request: Request, context: RequestContext, form: FormData): Promise<Response> {
  const parsed = parseCartPresent(form);
  if (!parsed.ok) return refuse({ intent: 'present', ...parsed });
  const { item, wish } = parsed.value;
  const outcome = await changePresent(context, item, wish);
  if (!outcome.ok) return refuseWith('present', outcome, typedValues(form));
  return back(request, cartPath(), { toast: { level: TOAST_LEVELS.success, text: 'cart:present.saved' } });
}

// Handles the form of a gift shop's order, on its first page or on that of a saved one: saves a draft, or sends the request.
import { giftShopOrderPath } from '#domain/gift-shop/addresses';
import { parseGiftShop, parseSavedGiftShop } from '~/forms/gift-shop/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { RequestContext } from '~/models/request-context';
import { oncePerForm } from '~/request-context/double-press.server';
import { badRequest, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { saveGiftShopDraft, sendGiftShopOrder } from '~/services/gift-shop/gift-shop.server';

const saveDraftOnce = oncePerForm(saveGiftShopDraft, (saved) => saved.ok);
const sendOrderOnce = oncePerForm(sendGiftShopOrder, (sent) => sent.ok);

/** `token`: of the saved one; null: of none. */
export async function takeGiftShopOrder(
  request: Request,
  context: RequestContext,
  form: FormData,
  token: string | null,
): Promise<Response> {
  if (form.get('intent') === 'save') return saveHalfWay(request, context, form, token);
  if (form.get('intent') !== 'ask') throw badRequest('Unknown intent');
  const parsed = parseGiftShop(form);
  if (!parsed.ok) return refuse({ intent: 'ask', ...parsed });
  const asked = await sendOrderOnce(request, context, token, parsed.value);
  if (!asked.ok) return refuseWith('ask', asked, typedValues(form));
  return redirectTo(`${giftShopOrderPath(asked.token)}?asked`);
}

/** Not stored in drafts: names of the form itself. */
const NOT_KEPT = new Set(['intent']);
const LONGEST_KEPT = 200;

async function saveHalfWay(
  request: Request,
  context: RequestContext,
  form: FormData,
  token: string | null,
): Promise<Response> {
  const parsed = parseSavedGiftShop(form);
  if (!parsed.ok) return refuse({ intent: 'ask', ...parsed });
  const typed = Object.entries(typedValues(form)).filter(([name, value]) => !NOT_KEPT.has(name) && value !== '');
  const values = Object.fromEntries(typed.map(([name, value]) => [name.slice(0, 60), value.slice(0, LONGEST_KEPT)]));
  const saved = await saveDraftOnce(request, context, { token, email: parsed.value.email, values });
  if (!saved.ok) return refuseWith('ask', saved, typedValues(form));
  return redirectTo(`${giftShopOrderPath(saved.token)}?saved`);
}

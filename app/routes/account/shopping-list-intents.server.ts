// What the buttons of a shopping list's page do: lines saved, removed and moved, numbers added, and goods put into the cart.
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { linesToCorrect } from '#domain/cart/quick-order';
import { firstLineNamed, MOST_LIST_LINES } from '#domain/list/shopping-list';
import { cartPath, listPartPath, samePath, shoppingListPath } from '#domain/page/addresses';
import { MOST_LINES } from '#domain/purchase-rules/room';
import { type Outcome, type Refusal, refusal, textKeyOf } from '#domain/refusal/refusals';
import { QUICK_ORDER_BYTES, typedLines } from '~/forms/quick-order/schema.server';
import type { FormReply } from '~/forms/reply/fields';
import { listLinesIn, refusedAt, textIn, textsIn, versionIn } from '~/forms/shopping-list/schema.server';
import { LOCALE_OF } from '~/i18n/languages';
import type { RequestContext } from '~/models/request-context';
import type { NotListed, RefusedListCart } from '~/models/shopping-list';
import { serverModel } from '~/page-context';
import { cartOr } from '~/request-context/cart-gone.server';
import { copyListOnce, listIntoCartOnce, oncePerForm } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, methodNotAllowed, notFound } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { TOAST_LEVELS, type Toast } from '~/request-context/toast.server';
import * as changes from '~/services/shopping-list/list-changes.server';
import type { ListInCart } from '~/services/shopping-list/list-to-cart.server';
import { noteCart } from '~/services/tracking/tracking.server';

/** What an action has found, for the page that shows it. */
export interface ListAnswer {
  result: RefusedListCart | null;
  missing: NotListed[];
  typed: string;
  said: FormReply | null;
}
export const LIST_ANSWER = serverModel<ListAnswer>();

interface Asked {
  id: string;
  form: FormData;
  request: Request;
  context: RequestContext;
  /** Shows the page again, with this. */
  show(answer: Partial<ListAnswer>): Response;
}

export async function actOnList(context: RequestContext, args: ActionFunctionArgs): Promise<Response> {
  const { id } = args.params;
  if (id === undefined) throw methodNotAllowed('GET, HEAD');
  const form = await formOf(args.request, QUICK_ORDER_BYTES);
  const show = (answer: Partial<ListAnswer>) => {
    LIST_ANSWER.keep(args.context, { result: null, missing: [], typed: '', said: null, ...answer });
    // The page is rendered by the server alone, from what is stored above.
    return json({ checked: true }, { status: 400 });
  };
  const asked = { id, form, request: args.request, context, show };
  return cartOr(args.request, () => actAs(asked, intentOf(form)));
}

/** Buttons of one line carry its number. */
const intentOf = (form: FormData): string =>
  form.has('one') ? 'one' : form.has('remove') ? 'remove' : textIn(form, 'intent');

function actAs(asked: Asked, intent: string): Promise<Response> {
  const { form } = asked;
  const ticked = textsIn(form, 'ticked');
  switch (intent) {
    case 'save':
      return saveLines(asked);
    case 'add':
      return addTyped(asked);
    case 'copy':
      return listCopied(asked);
    case 'one':
      return intoCart(asked, textsIn(form, 'one'), true);
    case 'cart-all':
      return intoCart(asked, null, true);
    case 'good-all':
      return intoCart(asked, null, false);
    case 'good-ticked':
      return intoCart(asked, ticked, false);
    case 'remove':
      return linesRemoved(asked, textsIn(form, 'remove'));
    case 'cart-ticked':
      return ticked.length === 0 ? noneTicked(asked) : intoCart(asked, ticked, true);
    case 'remove-ticked':
      return ticked.length === 0 ? noneTicked(asked) : linesRemoved(asked, ticked);
    case 'move':
      return ticked.length === 0 ? noneTicked(asked) : linesMoved(asked, ticked);
    default:
      throw badRequest('Unknown intent');
  }
}

const listRefused = ({ form, show }: Asked, { code, params }: Refusal): Response => {
  if (code === 'LIST_NOT_FOUND') throw notFound();
  return show({
    said: { ...refusedAt(form, 'list', {}), message: { key: textKeyOf(code), ...(params && { params }) } },
  });
};

const noneTicked = async ({ form, show }: Asked): Promise<Response> =>
  show({ said: { ...refusedAt(form, 'list', {}), message: { key: 'listpage:page.noneTicked' } } });

/** The same page of the same list, in its order. */
const here = ({ request, id }: Asked): string => {
  const { pathname, search } = new URL(request.url);
  return samePath(pathname + search.replace(/[?&]_data=[^&]*/, '')) ?? shoppingListPath(id);
};

function listChanged(asked: Asked, outcome: Outcome, text: string, count = 1): Response {
  if (!outcome.ok) return listRefused(asked, outcome);
  return back(asked.request, here(asked), { toast: { level: TOAST_LEVELS.success, text, params: { count } } });
}

async function saveLines(asked: Asked): Promise<Response> {
  const { context, id, form, show } = asked;
  const { lines, wrong } = listLinesIn(form);
  const errors = Object.fromEntries(wrong.map((line) => [`qty-${line}`, 'listpage:page.quantityWrong']));
  if (wrong.length > 0)
    return show({ said: { ...refusedAt(form, 'list', errors), message: { key: 'listpage:page.quantityWrong' } } });
  return listChanged(asked, await changes.saveListLines(context, id, versionIn(form), lines), 'listpage:page.saved');
}

async function linesRemoved(asked: Asked, items: string[]): Promise<Response> {
  const outcome = await changes.takeListLines(asked.context, asked.id, items);
  return listChanged(asked, outcome, 'listpage:page.removedMany', items.length);
}

async function linesMoved(asked: Asked, items: string[]): Promise<Response> {
  const outcome = await changes.moveLines(asked.context, asked.id, textIn(asked.form, 'to'), items);
  return listChanged(asked, outcome, 'listpage:page.moved', items.length);
}

async function listCopied(asked: Asked): Promise<Response> {
  const made = await copyListOnce(asked.request, asked.context, asked.id);
  if (!made.ok) return listRefused(asked, made);
  const toast = { level: TOAST_LEVELS.success, text: 'lists:edit.copied', params: { name: made.name } };
  return back(asked.request, shoppingListPath(made.id), { toast });
}

const refusedNumber = ({ code, refusal: { code: why } }: NotListed) => ({
  code,
  isQuantity: why === 'QUANTITY_NOT_A_NUMBER',
});

/** None is left out silently: a list that no list can hold is not begun. */
function tooManyIn(form: FormData): FormReply {
  const file = form.get('file');
  const field = file instanceof File && file.size > 0 ? 'file' : 'lines';
  return refusedAt(form, 'add', { [field]: 'lists:addTo.tooMany' });
}

const addToListOnce = oncePerForm(changes.addToList, (listed) => listed.ok && listed.added > 0);

/** Adds the lines that are available; the others are reported and remain in the form. */
async function addTyped(asked: Asked): Promise<Response> {
  const { form, context, id, show, request } = asked;
  const parsed = await typedLines(form, MOST_LIST_LINES);
  if (!parsed.ok) return show({ typed: parsed.typed, said: refusedAt(form, 'add', { [parsed.field]: parsed.error }) });
  if (parsed.lines.length > MOST_LIST_LINES) return show({ typed: parsed.typed, said: tooManyIn(form) });
  if (parsed.lines.length === 0) return show({ said: refusedAt(form, 'add', { lines: 'lists:addTo.nothing' }) });
  const lines = parsed.lines.map(({ code, whole, quantity }) => ({ sku: code, whole, quantity }));
  const listed = await addToListOnce(request, context, id, lines);
  if (!listed.ok) return listRefused(asked, listed);
  const { added, refused: missing } = listed;
  if (missing.length > 0) return show({ missing, typed: linesToCorrect(parsed.lines, missing.map(refusedNumber)) });
  const toast = { level: TOAST_LEVELS.success, text: 'lists:addTo.done', params: { count: added } };
  return back(asked.request, shoppingListPath(id), { toast });
}

/** All that is meant, or nothing with the reasons; with `isWhole` false what can be bought. */
async function intoCart(asked: Asked, items: string[] | null, isWhole: boolean): Promise<Response> {
  const { context, request, id, form, show } = asked;
  const from = firstLineNamed(textIn(form, 'from'), MOST_LIST_LINES);
  const put = await listIntoCartOnce(request, context, id, { items, allOrNone: isWhole, from });
  if (!put.ok) return listRefused(asked, put);
  const { lines, added, cartId, next, left } = put;
  if (lines.length === 0 && next !== null)
    return listRefused(asked, refusal('CART_FULL', { params: { most: MOST_LINES } }));
  if (lines.length === 0) return items ? noneTicked(asked) : listRefused(asked, refusal('LIST_CHANGED'));
  if (added === 0) return show({ result: { lines, items, from, left } });
  await noteCart({ ...context, cartId });
  // Items left for the next cart are offered on their page of the list.
  const to = next === null ? cartPath() : listPartPath(id, next);
  return back(request, to, { toast: inCartToast(put, context), cookies: cartCookie(request, context, cartId) });
}

function inCartToast({ lines, added, left }: ListInCart, { language }: RequestContext): Toast {
  const missing = lines.filter(({ problem }) => problem !== null).length;
  const waiting = { left: left.toLocaleString(LOCALE_OF[language]) };
  const { success, warning } = TOAST_LEVELS;
  if (missing > 0)
    return left > 0
      ? { level: warning, text: 'listpage:cart.somePart', params: { added, missing, ...waiting } }
      : { level: warning, text: 'listpage:cart.some', params: { added, missing } };
  return left > 0
    ? { level: success, text: 'listpage:cart.part', params: { count: added, ...waiting } }
    : { level: success, text: 'listpage:cart.added', params: { count: added } };
}

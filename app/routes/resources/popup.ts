// How the popup was left, in its cookie (spec §4 "Popup cookie"); opened again, the page leads to it. Of a draft only its own link knows.
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { POPUP_STATES, popupStateFrom } from '#domain/content/popup';
import { looksAtDraft, samePath, withPopupState } from '#domain/page/addresses';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { popupCookie } from '~/request-context/popup.server';
import { badRequest, redirectTo } from '~/request-context/respond.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs): Promise<Response> {
  await getContext(args);
  const form = await formOf(args.request);
  const state = popupStateFrom(form.get('state'));
  if (!state) throw badRequest('Unknown state');
  const page = (samePath(form.get('returnTo')) ?? '/').split('#')[0] ?? '/';
  if (looksAtDraft(page)) return redirectTo(withPopupState(page, POPUP_STATES[state]));
  return redirectTo(`${page}${state === 'modal' ? '#popup' : ''}`, [popupCookie(args.request, state)]);
}

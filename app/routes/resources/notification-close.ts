// Closing the notification is one-way (spec section 4): its id is stored in a cookie, and the notification is not shown again.
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { looksAtDraft, samePath } from '#domain/page/addresses';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { closedNotificationCookies } from '~/request-context/notification.server';
import { back } from '~/request-context/respond.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs): Promise<Response> {
  await getContext(args);
  const form = await formOf(args.request);
  // A look at a draft closes nothing.
  if (looksAtDraft(samePath(form.get('returnTo')) ?? '/')) return back(args.request, form.get('returnTo'));
  const closed = closedNotificationCookies(args.request, String(form.get('id') ?? ''));
  return back(args.request, form.get('returnTo'), { cookies: closed });
}

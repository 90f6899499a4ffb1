// One-press login of the demo bar; outside the demo world there is no such address.
import type { ActionFunctionArgs } from '@remix-run/node';
import { frontPath, loginPath, samePath } from '#domain/page/addresses';
import { demoFront } from '~/request-context/demo-front.server';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { loggedIn } from '~/request-context/logged-in.server';
import { notFound, redirectTo, refusalToast } from '~/request-context/respond.server';
import { toastCookie } from '~/request-context/toast.server';
import { logIn } from '~/services/customer/customer.server';
import { demoPassword } from '~/services/demo.server';

export const loader = demoFront;

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const form = await formOf(args.request);
  const email = String(form.get('email') ?? '');
  const password = await demoPassword(email);
  if (!password) throw notFound();
  const outcome = await logIn(context, email, password);
  if (!outcome.ok) return redirectTo(loginPath(), [toastCookie(args.request, refusalToast(outcome))]);
  const target = samePath(form.get('returnTo')) ?? frontPath();
  return loggedIn(args.request, context, { ...outcome, stay: false, target });
}

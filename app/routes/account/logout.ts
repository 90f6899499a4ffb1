// Spec section 4, 'Logout': the mutation runs, cookies are cleared, the locale goes to da-DK and the page goes to /.
import type { ActionFunctionArgs } from '@remix-run/node';
import { frontPath, punchoutFailedPath } from '#domain/page/addresses';
import { getContext } from '~/request-context/get-context.server';
import { forgettingStorage, redirectTo } from '~/request-context/respond.server';
import { endedSessionCookies } from '~/request-context/session.server';
import { forgetSessionContext } from '~/request-context/session-context.server';
import { logOut } from '~/services/customer/customer.server';
import { NotAuthorised } from '~/services/transport/transport.server';

export const loader = () => redirectTo(frontPath());

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  try {
    if (context.token) await logOut(context);
  } catch (error) {
    // A token that has ended already needs no ending.
    if (!(error instanceof NotAuthorised)) throw error;
  }
  await forgetSessionContext(context, args.request);
  // A punchout buyer has no personal login: the front page would treat them as an anonymous visitor.
  const target = context.customer?.punchout ? `${punchoutFailedPath()}?step=ended` : frontPath();
  return forgettingStorage(redirectTo(target, endedSessionCookies(args.request)));
}

// What the ways in by a link have in common: the page tells who would be let in and uses nothing up, for mail programs open links by
// themselves; the press of its button logs in.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { accountPath, frontPath } from '#domain/addresses';
import { logInByToken, readWayIn } from '~/services/customer/sso.server';
import type { RequestContext } from '~/models/request-context';
import { loggedIn } from '~/request-context/logged-in.server';
import { refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';

/** 401 where the link is worth nothing: the page says so in the words of a failed login. */
export async function showWayIn(context: RequestContext, token: string) {
  const way = await readWayIn(context, token);
  return json({ way, title: titleOf(context, 'account:wayIn.pageTitle') }, { status: way ? 200 : 401 });
}

export async function takeWayIn(
  { request }: ActionFunctionArgs | LoaderFunctionArgs,
  context: RequestContext,
  token: string,
) {
  const way = await readWayIn(context, token);
  const outcome = await logInByToken(context, token);
  if (!outcome.ok) return refuseWith('wayIn', outcome, {});
  // Staff come to see what the customer sees; the customer comes for their account.
  return loggedIn(request, context, { ...outcome, stay: false, target: way?.staff ? frontPath() : accountPath() });
}

// Receives the page's beacon: a product, brand or category was viewed, or a product link was followed from another page.
// Loaders do not run on pages that are shared, so the browser says it, and only where the visitor has agreed.
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { parseHappening } from '~/forms/event/schema.server';
import { getContext } from '~/request-context/get-context.server';
import { badRequest } from '~/request-context/respond.server';
import { note } from '~/services/tracking/tracking.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const happening = await parseHappening(args.request);
  if (!happening) throw badRequest('Unknown event');
  // 403 without consent, and for what this store does not have: nothing was noted.
  return new Response(null, { status: (await note(context, happening)) ? 204 : 403 });
}

// The demo bar's switch: with the cookie set, the server leaves the scripts out.
import type { ActionFunctionArgs } from '@remix-run/node';
import { demoFront } from '~/request-context/demo-front.server';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { back, notFound } from '~/request-context/respond.server';
import { scriptsCookie } from '~/request-context/session.server';
import { demoOfThisProcess } from '~/services/transport/backend.server';

export const loader = demoFront;

export async function action(args: ActionFunctionArgs): Promise<Response> {
  await getContext(args);
  if (!(await demoOfThisProcess())) throw notFound();
  const form = await formOf(args.request);
  return back(args.request, form.get('returnTo'), {
    cookies: [scriptsCookie(args.request, form.get('scripts') === 'off')],
  });
}

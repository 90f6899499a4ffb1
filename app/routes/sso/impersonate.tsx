// Staff act for a customer by a token that works once (spec §2 "Impersonation by token").
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { showWayIn, takeWayIn } from './way-in.server';
import { metaOfWayIn } from './way-in-route';

export { default } from './way-in-route';
export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta = metaOfWayIn;

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  return showWayIn(context, args.params.token ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  return takeWayIn(args, context, args.params.token ?? '');
}

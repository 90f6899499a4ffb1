// A customer comes from a partner's program with a token that the partner has signed (spec §2 "/cgm/authenticate").
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { showWayIn, takeWayIn } from './way-in.server';
import { metaOfWayIn } from './way-in-route';

export { default } from './way-in-route';
export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta = metaOfWayIn;

/** Signed tokens have two dots; a link's token is not taken here. */
function tokenIn({ url }: Request): string {
  const token = new URL(url).searchParams.get('token') ?? '';
  return token.includes('.') ? token : '';
}

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  return showWayIn(context, tokenIn(args.request));
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  return takeWayIn(args, context, tokenIn(args.request));
}

// A customer is let in by id and key, once (spec §2 "Quick login"). The router knows no partial segments: the prefix is looked at here.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';
import { showWayIn, takeWayIn } from './way-in.server';
import { metaOfWayIn } from './way-in-route';

export { default } from './way-in-route';
export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta = metaOfWayIn;

function tokenIn({ prefix = '', id = '', key = '' }: LoaderFunctionArgs['params']): string {
  if (!/^.+_customer$/.test(prefix)) throw notFound();
  return id && key ? `${id}:${key}` : '';
}

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  return showWayIn(context, tokenIn(args.params));
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  return takeWayIn(args, context, tokenIn(args.params));
}

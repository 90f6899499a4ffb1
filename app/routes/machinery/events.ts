// What the page's beacon tells: a product, brand or category was looked at, a product was followed from another page.
// Loaders do not run on pages that are shared, so the browser says it, and only where the visitor has agreed.
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { note } from '~/services/tracking/tracking.server';
import { enter } from '~/visit/enter.server';
import { badRequest } from '~/visit/respond.server';

export const loader = () => redirect('/');

const key = z.string().min(1).max(64);
const HAPPENING = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), key }).strict(),
  z.object({ kind: z.literal('brand'), key }).strict(),
  z.object({ kind: z.literal('category'), key }).strict(),
  z.object({ kind: z.literal('click'), key, referrer: z.string().max(255).nullable() }).strict(),
]);

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args);
  const told: unknown = await args.request.json().catch(() => null);
  const happening = HAPPENING.safeParse(told);
  if (!happening.success) throw badRequest('Unknown event');
  // 403 without consent, and for what this store does not have: nothing was noted.
  return new Response(null, { status: (await note(visit, happening.data)) ? 204 : 403 });
}

// The same-origin GraphQL address with a client name (spec section 7): POST only, JSON only.
import type { ActionFunctionArgs } from '@remix-run/node';
import { isCatalogueHost } from '#domain/host';
import { answerGraphql } from '~/services/backend.server';
import { methodNotAllowed, notFound } from '~/visit/respond.server';

const CLIENTS = { default: 'commerce', commerce: 'commerce', content: 'content' } as const;

export function loader(): Response {
  return methodNotAllowed('POST');
}

export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const client = Object.entries(CLIENTS).find(([name]) => name === params.client)?.[1];
  if (!client) throw notFound();
  // Spec §2 catalogue mode: prices, carts and logins are commerce's, so a host without them has no way to ask for them either.
  if (client === 'commerce' && isCatalogueHost(new URL(request.url).host)) throw notFound();
  return answerGraphql(client, request);
}

// The same-origin GraphQL address with a client name (spec section 7): POST only, JSON only.
import type { ActionFunctionArgs } from '@remix-run/node';
import { answerGraphql } from '~/services/backend.server';
import { methodNotAllowed, notFound } from '~/visit/respond.server';

const CLIENTS = { default: 'commerce', commerce: 'commerce', content: 'content' } as const;

export function loader(): Response {
  return methodNotAllowed('POST');
}

export async function action({ request, params }: ActionFunctionArgs): Promise<Response> {
  const client = Object.entries(CLIENTS).find(([name]) => name === params.client)?.[1];
  if (!client) throw notFound();
  return answerGraphql(client, request);
}

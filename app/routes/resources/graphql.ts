// The same-origin GraphQL address with a client name (spec section 7), and without one for clients of Magento.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isCatalogueHost } from '#domain/store/host';
import { notFound } from '~/request-context/respond.server';
import { answerGraphql, hasBackOffice } from '~/services/transport/backend.server';

const CLIENTS = { default: 'commerce', commerce: 'commerce', content: 'content', staff: 'staff' } as const;

async function answer({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const asked = params.client ?? 'default';
  const client = Object.entries(CLIENTS).find(([name]) => name === asked)?.[1];
  if (!client) throw notFound();
  // Spec §2 catalogue mode: prices, carts and logins belong to commerce, so a host without them does not expose it.
  if (client !== 'content' && isCatalogueHost(new URL(request.url).host)) throw notFound();
  if (client === 'staff' && !hasBackOffice()) throw notFound();
  return answerGraphql(client, request);
}

/** Queries alone: the back end refuses all that would change something. */
export const loader = (args: LoaderFunctionArgs): Promise<Response> => answer(args);
export const action = (args: ActionFunctionArgs): Promise<Response> => answer(args);

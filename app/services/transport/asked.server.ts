// What a question looks like on its way to a back end: its headers, its text, its name.
import { type DocumentNode, Kind, print } from 'graphql';
import { env } from '~/config/env.server';
import type { Caller } from '~/models/caller';
import type { Client } from './transport.server';

interface Asked {
  client: Client;
  document: DocumentNode;
  variables: object;
}

export function headersFor(caller: Caller, question: Asked): Record<string, string> {
  const common = {
    'x-client-name': question.client,
    origin: `${caller.scheme}://${caller.host}`,
    'x-request-id': caller.requestId,
    'x-real-ip': caller.clientAddress,
    'user-agent': caller.userAgent,
  };
  if (question.client === 'content') {
    // Spec §7: the content client sends the operation name and variables in a header (Latin-1, so non-ASCII is escaped).
    const told = JSON.stringify({ operationName: nameOf(question.document), variables: question.variables });
    return {
      ...common,
      ...tokenFor('content'),
      'x-operation': told.replace(/[^\x20-\x7e]/g, escapeUnit).slice(0, 2000),
    };
  }
  const told = {
    ...common,
    store: String(caller.storeId),
    'content-currency': 'DKK',
    'accept-language': caller.language,
    ...(caller.device ? { 'x-device': caller.device } : {}),
    ...(caller.visitor ? { 'x-visitor': caller.visitor } : {}),
  };
  return caller.token ? { ...told, authorization: `Bearer ${caller.token}` } : told;
}

/** An external content service may require a token: it identifies the shop, not the shopper. */
export const tokenFor = (client: Client): Record<string, string> =>
  client === 'content' && env.CONTENT_TOKEN ? { authorization: `Bearer ${env.CONTENT_TOKEN}` } : {};

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const texts = new WeakMap<DocumentNode, string>();

export function textOf(document: DocumentNode): string {
  const known = texts.get(document);
  if (known) return known;
  const text = print(document);
  texts.set(document, text);
  return text;
}

export function operationIn(document: DocumentNode) {
  return document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

export const nameOf = (document: DocumentNode): string | undefined => operationIn(document)?.name?.value;

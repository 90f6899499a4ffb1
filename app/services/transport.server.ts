// The way to the back end: in the same process by default, over HTTP where a URL is set. The only import of backend/ in app/.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type DocumentNode, Kind, print } from 'graphql';
import { env } from '~/config/env.server';
import type { Caller } from '~/models/caller';
import { shopBackend } from './backend.server';
import { fitToRemote } from './prune-remote.server';
import { dataOf, errorOf, isResult, type Result, type WireError } from './wire.map';

export type { WireError } from './wire.map';

export type Client = 'commerce' | 'content';

export interface Answer<Data> {
  data: Data | null;
  errors: WireError[];
}

/** The back end says that this token may not (any more) do what was asked; the door ends the login. */
export class NotAuthorised extends Error {}

/** The back end failed or could not be reached: a surprise, shown by the error page. */
export class BackendFailed extends Error {}

// Content documents stand in services/content; all others speak to commerce.
interface Question<Data, Variables extends object> {
  client: Client;
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
}

/** Asks and returns what was answered, refusals included: for changes, whose errors are the shopper's business. */
export async function send<Data, Variables extends object>(
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Answer<Data>> {
  const started = performance.now();
  const result = await ask(caller, question);
  caller.meter.calls += 1;
  caller.meter.graphqlMs += performance.now() - started;
  caller.meter.statements += result.statements ?? 0;
  const errors = (result.errors ?? []).map(errorOf);
  for (const error of errors) {
    if (
      error.category === 'graphql-authorization' &&
      !/^The current user cannot perform operations on cart/.test(error.message)
    ) {
      throw new NotAuthorised(error.message);
    }
    if (error.category === 'internal') throw new BackendFailed(error.message);
  }
  return { data: dataOf<Data>(result), errors };
}

/** Asks for what must be there: any error without data is a surprise. */
export async function read<Data, Variables extends object>(
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Data> {
  const answer = await send(caller, question);
  if (answer.data === null)
    throw new BackendFailed(answer.errors.map((error) => error.message).join('; ') || 'No answer');
  return answer.data;
}

function ask<Data, Variables extends object>(caller: Caller, question: Question<Data, Variables>): Promise<Result> {
  const remote = question.client === 'commerce' ? env.COMMERCE_GRAPHQL_URL : env.CONTENT_GRAPHQL_URL;
  return remote ? askRemote(remote, caller, question) : askInProcess(caller, question);
}

async function askInProcess<Data, Variables extends object>(
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Result> {
  const backend = await shopBackend();
  return backend.execute({
    client: question.client,
    document: question.document,
    variables: Object.fromEntries(Object.entries(question.variables)),
    headers: headersFor(caller, question),
  });
}

async function askRemote<Data, Variables extends object>(
  url: string,
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Result> {
  const { document, variables, headers, complete } = await fitToRemote(url, caller, question);
  if (!document) return complete({ data: {} });
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headersFor(caller, question), ...headers, ...json },
    body: JSON.stringify({ query: textOf(document), operationName: nameOf(document), variables }),
    signal: AbortSignal.timeout(15_000),
  });
  // Magento answers 401 and 403 with a readable body: never throw on the status alone.
  const body: unknown = await response.json().catch(() => null);
  if (!isResult(body)) throw new BackendFailed(`${response.status} from ${question.client}`);
  return complete(body);
}

function headersFor<Data, Variables extends object>(
  caller: Caller,
  question: Question<Data, Variables>,
): Record<string, string> {
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
    return { ...common, 'x-operation': told.replace(/[^\x20-\x7e]/g, escapeUnit).slice(0, 2000) };
  }
  const told = {
    ...common,
    store: String(caller.storeId),
    'content-currency': 'DKK',
    'accept-language': caller.language,
    ...(caller.visitor ? { 'x-visitor': caller.visitor } : {}),
  };
  return caller.token ? { ...told, authorization: `Bearer ${caller.token}` } : told;
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const texts = new WeakMap<DocumentNode, string>();

function textOf(document: DocumentNode): string {
  const known = texts.get(document);
  if (known) return known;
  const text = print(document);
  texts.set(document, text);
  return text;
}

function nameOf(document: DocumentNode): string | undefined {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return operation?.kind === Kind.OPERATION_DEFINITION ? operation.name?.value : undefined;
}

// The way to the back end: in the same process by default, over HTTP where a URL is set. The only import of backend/ in app/.
import { createHash } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { OperationTypeNode } from 'graphql';
import { enteredText } from '#domain/reading/text';
import { env } from '~/config/env.server';
import type { Caller } from '~/models/caller';
import { headersFor, nameOf, operationIn, textOf } from './asked.server';
import { shopBackend } from './backend.server';
import { orLastKnown } from './last-known.server';
import { NotAuthorised } from './not-authorised';
import { fitToRemote } from './prune-remote.server';
import { BackendAway, BackendFailed, throughCircuit } from './remote-circuit.server';
import { dataOf, errorOf, isResult, type Result, type WireError } from './wire.map';

export { BackendFailed } from './remote-circuit.server';
export type { WireError } from './wire.map';
export { NotAuthorised };

export type Client = 'commerce' | 'content' | 'staff';

export interface Answer<Data> {
  data: Data | null;
  errors: WireError[];
}

// Content documents are in services/content; all others are for commerce.
interface Question<Data, Variables extends object> {
  client: Client;
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
}

/** Sends a document and returns the answer, errors included: for changes, whose errors the shopper has to see. */
export async function send<Data, Variables extends object>(
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Answer<Data>> {
  const started = performance.now();
  const result = await askService(caller, question);
  caller.meter.calls += 1;
  caller.meter.graphqlMs += performance.now() - started;
  caller.meter.statements += result.statements ?? 0;
  noteShown(caller, question.client, result);
  const errors = (result.errors ?? []).map(errorOf);
  for (const error of errors) {
    if (error.category === 'graphql-authorization' && !concernsThisAlone(error)) throw new NotAuthorised(error);
    if (error.category === 'unavailable') throw new BackendAway(error.message);
    if (error.category === 'internal') throw new BackendFailed(error.message);
  }
  return { data: dataOf<Data>(result), errors };
}

/** The login is good: it is this change, or this cart, that is not the shopper's. */
const concernsThisAlone = ({ code, message }: WireError): boolean =>
  code === 'PUNCHOUT_NOT_HERE' || /^The current user cannot perform operations on cart/.test(message);

/** A page with unknown dependencies may show anything; every page contains texts of the content service. */
function noteShown({ meter }: Caller, client: Client, { shows }: Result): void {
  if (shows) for (const one of shows) meter.shows?.add(one);
  else if (client === 'commerce') meter.shows = null;
}

/** Reads data that must exist: an error without data is unexpected and throws. */
export async function read<Data, Variables extends object>(
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Data> {
  const data = async () => {
    const answer = await send(caller, question);
    if (answer.data !== null) return answer.data;
    const why = answer.errors.map((error) => error.message).join('; ') || 'No answer';
    // Pages are made without texts; they are not made without goods.
    throw question.client === 'content' ? new BackendAway(`content: ${why}`) : new BackendFailed(why);
  };
  // In the same process content and commerce are available and unavailable together.
  if (question.client !== 'content' || !REMOTE.content) return data();
  const known = await orLastKnown(keyOf(question), data);
  if (known.isEarlier) caller.meter.isIncomplete = true;
  return dataOf<Data>({ data: known.data }) ?? data();
}

/** Content is the same for all callers of the same query; an older version of the document has a different key. */
function keyOf<Data, Variables extends object>({ document, variables }: Question<Data, Variables>): string {
  const text = createHash('sha1').update(textOf(document)).digest('base64url').slice(0, 12);
  return `${nameOf(document)} ${text} ${JSON.stringify(variables)}`;
}

/** The back office is part of the embedded back end only (services/backend.server). */
const REMOTE: Record<Client, string | undefined> = {
  commerce: env.COMMERCE_GRAPHQL_URL,
  content: env.CONTENT_GRAPHQL_URL,
  staff: undefined,
};

async function askService<Data, Variables extends object>(
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Result> {
  const { client } = question;
  // The client has disconnected: its page's remaining requests are pointless.
  if (caller.signal?.aborted) throw new BackendAway('No client waits for the answer');
  const remote = REMOTE[client];
  return remote ? throughCircuit(client, () => askRemote(remote, caller, question)) : askInProcess(caller, question);
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
    // One of these belongs to each page request.
    page: caller.meter,
  });
}

const UNREADABLE = {
  message: 'content answered what its schema does not have',
  extensions: { category: 'unavailable' },
};

async function askRemote<Data, Variables extends object>(
  url: string,
  caller: Caller,
  question: Question<Data, Variables>,
): Promise<Result> {
  const { document, variables, headers, complete, fits } = await fitToRemote(url, caller, question);
  if (!document) return complete({ data: {} });
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headersFor(caller, question), ...headers, ...json },
    body: JSON.stringify({ query: textOf(document), operationName: nameOf(document), variables }),
    signal: AbortSignal.timeout(patienceWith(question)),
  });
  // Magento answers 401 and 403 with a readable body: never throw on the status alone.
  const body = await answerBody(response, question.client);
  if (!isResult(body)) throw new BackendAway(`${response.status} from ${question.client}`);
  // An unreadable answer counts as none: the last known one is shown. The service itself is up, so requests to it continue.
  if (question.client === 'content' && !fits(body)) return { errors: [UNREADABLE] };
  return complete(body);
}

/** Null for what is no JSON. Texts of a content service are normalised like those that staff enter here: they are searched and compared. */
async function answerBody(response: Response, client: Client): Promise<unknown> {
  if (client !== 'content') return response.json().catch(() => null);
  try {
    return JSON.parse(await response.text(), (_name, value: unknown) =>
      typeof value === 'string' ? enteredText(value) : value,
    );
  } catch {
    return null;
  }
}

/**
 * Timeouts in milliseconds. Content has the shortest, because a page can be shown without it or with the last known answer (last-known.server.ts).
 * Mutations have the longest: after a timeout it is unknown whether the change was made.
 */
const PATIENCE = { content: 5_000, question: 8_000, change: 15_000 };

function patienceWith<Data, Variables extends object>({ client, document }: Question<Data, Variables>): number {
  if (client === 'content') return PATIENCE.content;
  const isChange = operationIn(document)?.operation === OperationTypeNode.MUTATION;
  return isChange ? PATIENCE.change : PATIENCE.question;
}

// Schemas of the back ends behind our two URL settings: fetched once each, so that every document can be pruned to them.
import {
  buildClientSchema,
  type DocumentNode,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { env } from '~/config/env.server';
import type { Caller } from '~/models/caller';
import { answerFits } from './answer-shape';
import { tokenFor } from './asked.server';
import { operationOf, type Pruned, pruneDocument } from './prune-document';
import { pruneVariables } from './prune-variables';
import type { Client } from './transport.server';
import { isResult, type Result } from './wire.map';

interface Remote {
  /** Null where it could not be learned: documents then go as they are. */
  schema: GraphQLSchema | null;
  pruned: WeakMap<DocumentNode, Pruned>;
}

interface Kept {
  remote: Promise<Remote>;
  until: number;
}

const remotes = new Map<string, Kept>();

/** A back end that refuses introspection is queried again after a while; one that could not be reached, soon. */
const REFUSED_MS = 10 * 60_000;
const FAILED_MS = 10_000;
/** The first page that needs the schema waits for it. */
const PATIENCE_MS = 3_000;

function remoteAt(url: string, client: Client): Promise<Remote> {
  const known = remotes.get(url);
  if (known && performance.now() < known.until) return known.remote;
  const learning = introspect(url, client);
  const remote = learning.then(({ schema }) => ({ schema, pruned: new WeakMap<DocumentNode, Pruned>() }));
  const kept: Kept = { remote, until: Number.POSITIVE_INFINITY };
  remotes.set(url, kept);
  learning.then(({ cachedMs }) => {
    kept.until = performance.now() + cachedMs;
  });
  return remote;
}

interface Learned {
  schema: GraphQLSchema | null;
  cachedMs: number;
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json' };

async function introspect(url: string, client: Client): Promise<Learned> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...JSON_HEADERS, ...tokenFor(client), 'x-client-name': client },
      body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await response.json();
    if (!isResult(body) || response.status >= 500) return { schema: null, cachedMs: FAILED_MS };
    if (!isIntrospection(body.data)) return { schema: null, cachedMs: REFUSED_MS };
    return { schema: buildClientSchema(body.data, { assumeValid: true }), cachedMs: Number.POSITIVE_INFINITY };
  } catch {
    // This hides no error: the request itself follows, and fails visibly if the back end is unavailable.
    return { schema: null, cachedMs: FAILED_MS };
  }
}

const isIntrospection = (data: unknown): data is IntrospectionQuery =>
  typeof data === 'object' && data !== null && '__schema' in data && data.__schema !== null;

/** `coordinate` is Type.field, of an object or an input. */
function has(schema: GraphQLSchema, coordinate: string): boolean {
  const [typeName = '', field = ''] = coordinate.split('.');
  const type = schema.getType(typeName);
  return (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) && field in type.getFields();
}

/**
 * The capability flag of a feature: whether the back end of `client` has `coordinate`. Our own has every field; one that does
 * not return its schema is assumed to have it: it gets the full request and refuses by itself.
 */
export async function offers(client: Client, coordinate: string): Promise<boolean> {
  const url = client === 'commerce' ? env.COMMERCE_GRAPHQL_URL : env.CONTENT_GRAPHQL_URL;
  if (!url) return true;
  const { schema } = await remoteAt(url, client);
  return schema === null || has(schema, coordinate);
}

export interface Fitted {
  /** Null where there is nothing to send: `complete` then makes the answer out of nothing. */
  document: DocumentNode | null;
  variables: object;
  headers: Record<string, string>;
  complete(result: Result): Result;
  /** Whether an answer has the shape that the back end's own schema promises; true where it returns no schema. */
  fits(result: Result): boolean;
}

/**
 * A question as the back end at `url` understands it. Callers see absence: a field that is not known is undefined, a root field that
 * is not known is null. A change with an unknown part is not sent at all and answered by nulls and one error of the category
 * graphql-input, so that callers do not treat it as done.
 */
export async function fitToRemote(
  url: string,
  caller: Caller,
  question: { client: Client; document: DocumentNode; variables: object },
): Promise<Fitted> {
  const { schema, pruned } = await remoteAt(url, question.client);
  if (!schema) return { ...question, headers: {}, complete: (result) => result, fits: () => true };
  const known = pruned.get(question.document) ?? pruneDocument(schema, question.document);
  pruned.set(question.document, known);
  const { document, vanished } = known;
  const isRefused = document === null && operationOf(question.document)?.operation === 'mutation';
  return {
    document,
    variables: document ? pruneVariables(schema, document, question.variables) : {},
    headers: storeHeader(schema, caller, question.client),
    fits: ({ data }) => !document || data === null || data === undefined || answerFits(schema, document, data),
    complete: (result) => withAbsence(result, vanished, isRefused),
  };
}

/**
 * Spec §7: the Store header says the magento id. A Magento takes codes only ("Requested store is not found"), and what takes ids is the
 * spec's own back end, which is recognised by the JWT field next to its token: without that field the code of the store is sent.
 */
function storeHeader(schema: GraphQLSchema, caller: Caller, client: Client): Record<string, string> {
  return client === 'commerce' && !has(schema, 'CustomerToken.jwt') ? { store: caller.storeCode } : {};
}

function withAbsence(result: Result, vanished: readonly string[], isRefused: boolean): Result {
  if (vanished.length === 0 || typeof result.data !== 'object' || result.data === null) return result;
  const data = { ...Object.fromEntries(vanished.map((key) => [key, null])), ...result.data };
  if (!isRefused) return { ...result, data };
  const message = `This back end does not offer ${vanished.join(', ')}`;
  return { ...result, data, errors: [{ message, extensions: { category: 'graphql-input' } }] };
}

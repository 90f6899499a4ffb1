// The engine over HTTP: POST with a JSON body, and GET for queries alone, as clients of Magento send them.
import { type ExecutionResult, getOperationAST, parse } from 'graphql';
import { countStatements } from '#backend/db/statements';
import type { Engine, Question } from './engine';
import type { HeaderReader } from './make-context';

/** Larger than any document of the shop by far. */
export const MAX_BODY_BYTES = 256 * 1024;

/** A question in an address is no longer than an address may be at the shop's front door. */
export const LONGEST_QUESTION = 4096;

/** A request as far as the door looks at it, and an answer that is ready to be sent: no streams where texts will do. */
export interface Asked {
  method: string;
  /** The query string of its URL, including the '?'; empty where there is none. */
  search: string;
  headers: HeaderReader;
  /** Null: longer than anyone would read. */
  body(): Promise<string | null>;
}
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}
export type Door = (asked: Asked) => Promise<Reply>;

const REQUEST_ID = /^[\w.-]{1,64}$/;

function requestIdOf(headers: HeaderReader): string {
  const given = headers.get('x-request-id');
  return given && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

const JSON_TYPE = 'application/json; charset=utf-8';

function jsonReply(status: number, body: object, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}
const refused = (status: number, message: string, headers?: Record<string, string>): Reply =>
  jsonReply(status, { errors: [{ message, extensions: { category: 'graphql-input' } }] }, headers);

/**
 * Says no before anything is parsed. No forged requests: a form of another site can send neither this content type nor a login, which is
 * read from the Authorization header alone and never from a cookie.
 */
async function graphqlBody({ headers, body: read }: Asked): Promise<string | Reply> {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refused(415, 'Content-Type must be application/json');
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return refused(413, 'Request body is too large');
  const body = await read();
  return body === null || Buffer.byteLength(body) > MAX_BODY_BYTES ? refused(413, 'Request body is too large') : body;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonIn(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** The request in a body, or what is wrong with it. Several requests in one body are refused. */
function questionIn(body: string): Question | string {
  const read = jsonIn(body);
  return read ? questionOf(read.json) : 'POST body sent invalid JSON.';
}

function questionOf(asked: unknown): Question | string {
  if (!isRecord(asked)) return 'POST body must be one question';
  const { query, operationName: name = null, variables = null } = asked;
  if (typeof query !== 'string') return 'Must provide query string.';
  if (name !== null && typeof name !== 'string') return 'operationName must be a string';
  if (variables !== null && !isRecord(variables)) return 'variables must be an object';
  return { query, operationName: name, variables: variables ?? {} };
}

/** The names that Magento reads in an address; variables are JSON. */
function questionInAddress(search: string): Question | string {
  const asked = new URLSearchParams(search);
  const variables = jsonIn(asked.get('variables') || 'null');
  if (!variables) return 'Variables are invalid JSON.';
  return questionOf({
    query: asked.get('query'),
    operationName: asked.get('operationName') || null,
    variables: variables.json,
  });
}

/** Text that is no GraphQL is left to the engine, which says where it goes wrong. */
function isChange({ query = '', operationName }: Question): boolean {
  try {
    const operation = getOperationAST(parse(query), operationName);
    return operation !== null && operation?.operation !== 'query';
  } catch {
    return false;
  }
}

/** A GET request changes nothing: it may be followed from anywhere, cached, and repeated. */
function askedInAddress({ search }: Asked): Question | Reply {
  if (search.length > LONGEST_QUESTION) return refused(414, 'Address is too long');
  const question = questionInAddress(search);
  if (typeof question === 'string') return refused(400, question);
  return isChange(question)
    ? refused(405, 'Mutation requests allowed only for POST requests', { allow: 'POST' })
    : question;
}

async function askedInBody(asked: Asked): Promise<Question | Reply> {
  const body = await graphqlBody(asked);
  if (typeof body !== 'string') return body;
  const question = questionIn(body);
  return typeof question === 'string' ? refused(400, question) : question;
}

async function askedIn(asked: Asked): Promise<Question | Reply> {
  if (asked.method === 'POST') return askedInBody(asked);
  if (asked.method === 'GET') return askedInAddress(asked);
  return refused(405, 'Requests allowed only for GET and POST', { allow: 'GET, POST' });
}

const isUnavailable = ({ errors }: ExecutionResult): boolean =>
  errors?.some(({ extensions }) => extensions?.category === 'unavailable') ?? false;

export function doorTo(engine: Pick<Engine, 'answer'>): Door {
  return async (asked) => {
    const question = await askedIn(asked);
    if ('status' in question) return question;
    const { headers: told } = asked;
    const { result, statements } = await countStatements<ExecutionResult>(() =>
      // The storefront names itself; a client of Magento has no such header.
      engine.answer(question, told, requestIdOf(told), !told.get('x-client-name')),
    );
    const headers = { 'x-statements': String(statements), 'cache-control': 'no-store' };
    return isUnavailable(result)
      ? jsonReply(503, result, { ...headers, 'retry-after': '2' })
      : jsonReply(200, result, headers);
  };
}

/** The same for callers that use Request and Response. */
export const graphqlHandler =
  (door: Door) =>
  async (request: Request): Promise<Response> => {
    const { method, headers, url } = request;
    const { body, ...head } = await door({ method, search: new URL(url).search, headers, body: () => request.text() });
    return new Response(body, head);
  };

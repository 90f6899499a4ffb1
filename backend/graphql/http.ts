// The engine over HTTP: POST with a JSON body and a client name, nothing else.
import type { ExecutionResult } from 'graphql';
import { countStatements } from '#backend/db/statements';
import type { Engine, Question } from './engine';
import type { HeaderReader } from './make-context';

/** Larger than any document of the shop by far. */
export const MAX_BODY_BYTES = 256 * 1024;

/** A request as far as the door looks at it, and an answer that is ready to be sent: no streams where texts will do. */
export interface Asked {
  method: string;
  headers: HeaderReader;
  /** Null: longer than anybody would read. */
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

function said(status: number, body: object, headers: Record<string, string> = {}): Reply {
  return { status, headers: { 'content-type': JSON_TYPE, ...headers }, body: JSON.stringify(body) };
}
const refused = (status: number, message: string, headers?: Record<string, string>): Reply =>
  said(status, { errors: [{ message, extensions: { category: 'graphql-input' } }] }, headers);

/** Says no before anything is parsed. A plain form post can send neither this content type nor this header: no forged requests. */
async function bodyOf({ method, headers, body: read }: Asked): Promise<string | Reply> {
  if (method !== 'POST') return refused(405, 'Requests allowed only for POST', { allow: 'POST' });
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refused(415, 'Content-Type must be application/json');
  if (!headers.get('x-client-name')) return refused(400, 'Header x-client-name is missing');
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return refused(413, 'Request body is too large');
  const body = await read();
  return body === null || Buffer.byteLength(body) > MAX_BODY_BYTES ? refused(413, 'Request body is too large') : body;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a body asks, or what is wrong with it. Several questions in one body are refused. */
function questionIn(body: string): Question | string {
  let asked: unknown;
  try {
    asked = JSON.parse(body);
  } catch {
    return 'POST body sent invalid JSON.';
  }
  if (!isRecord(asked)) return 'POST body must be one question';
  const { query, operationName: name = null, variables = null } = asked;
  if (typeof query !== 'string') return 'Must provide query string.';
  if (name !== null && typeof name !== 'string') return 'operationName must be a string';
  if (variables !== null && !isRecord(variables)) return 'variables must be an object';
  return { query, operationName: name, variables: variables ?? {} };
}

const isUnavailable = ({ errors }: ExecutionResult): boolean =>
  errors?.some(({ extensions }) => extensions.category === 'unavailable') ?? false;

export function doorTo(engine: Engine): Door {
  return async (asked) => {
    const body = await bodyOf(asked);
    if (typeof body !== 'string') return body;
    const question = questionIn(body);
    if (typeof question === 'string') return refused(400, question);
    const { headers: told } = asked;
    const { result, statements } = await countStatements<ExecutionResult>(() =>
      engine.answer(question, told, requestIdOf(told)),
    );
    const headers = { 'x-statements': String(statements), 'cache-control': 'no-store' };
    return isUnavailable(result) ? said(503, result, { ...headers, 'retry-after': '2' }) : said(200, result, headers);
  };
}

/** The same door for whoever speaks in Request and Response. */
export const handlerOf =
  (door: Door) =>
  async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const { body, ...head } = await door({ method, headers, body: () => request.text() });
    return new Response(body, head);
  };

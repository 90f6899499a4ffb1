// The engine over HTTP through Yoga: POST with a JSON body and a client name, nothing else.
import { createYoga, type Plugin } from 'graphql-yoga';
import { countStatements } from '#backend/db/statements';
import type { Context } from './context';
import type { Engine } from './engine';
import type { HeaderReader } from './make-context';
import { type Log, maskedError } from './masking';
import { documentLimits } from './limits';

/** Larger than any document of the shop by far. */
export const MAX_BODY_BYTES = 256 * 1024;

export interface HttpParts {
  path: string;
  engine: Engine;
  contextFor(headers: HeaderReader, requestId: string): Promise<Context>;
  log: Log;
}

const REQUEST_ID = /^[\w.-]{1,64}$/;

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && REQUEST_ID.test(given) ? given : crypto.randomUUID();
}

function refused(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { category: 'graphql-input' } }] }, { status, headers });
}

/** Says no before anything is parsed. A plain form post can send neither this content type nor this header: no forged requests. */
async function bodyOf(request: Request): Promise<string | Response> {
  if (request.method !== 'POST') return refused(405, 'Requests allowed only for POST', { allow: 'POST' });
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return refused(415, 'Content-Type must be application/json');
  if (!request.headers.get('x-client-name')) return refused(400, 'Header x-client-name is missing');
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    return refused(413, 'Request body is too large');
  const body = await request.text();
  return Buffer.byteLength(body) > MAX_BODY_BYTES ? refused(413, 'Request body is too large') : body;
}

function enginePlugin(engine: Engine): Plugin<Context> {
  return {
    onValidate: ({ addValidationRule }) => addValidationRule(documentLimits),
    onExecute: ({ args, setExecuteFn }) =>
      setExecuteFn(() => engine.run(args.document, args.operationName, args.variableValues, args.contextValue)),
  };
}

export function httpHandler({ path, engine, contextFor, log }: HttpParts): (request: Request) => Promise<Response> {
  const yoga = createYoga({
    schema: engine.schema,
    graphqlEndpoint: path,
    context: ({ request }) => contextFor(request.headers, requestIdOf(request)),
    plugins: [enginePlugin(engine)],
    maskedErrors: {
      maskError: (error) => maskedError(error, 'http', log),
    },
    batching: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
    parserAndValidationCache: true,
  });
  return async (request) => {
    const body = await bodyOf(request);
    if (body instanceof Response) return body;
    const asked = new Request(request.url, { method: 'POST', headers: request.headers, body });
    const { result, statements } = await countStatements(async () => yoga.fetch(asked));
    const headers = new Headers(result.headers);
    headers.set('x-statements', String(statements));
    headers.set('cache-control', 'no-store');
    return new Response(result.body, { status: result.status, headers });
  };
}

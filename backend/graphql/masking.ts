// Which errors a client may read: refusals and faults of its own document. All others are unexpected: logged, and masked.
import { GraphQLError } from 'graphql';
import { isDatabaseAway } from '#backend/db/away';
import { SheetNotDrawn } from '#backend/sheet-thread';

export interface Log {
  error(details: object, message: string): void;
  warn?(details: object, message: string): void;
}

/** By `requestId` a reader of the log finds what the shopper saw. */
export function maskedError(error: unknown, requestId: string, log: Log): GraphQLError {
  if (error instanceof GraphQLError || isCompiledError(error)) {
    const cause = error.originalError;
    if (typeof error.extensions?.category === 'string') return plainError(error);
    // Without a cause it was made by validation or coercion, which speak of the client's document only.
    if (!cause) return plainError(error);
    if (cause instanceof GraphQLError) return maskedError(cause, requestId, log);
  }
  const failure = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  log.error({ err: failure, requestId }, 'GraphQL failed');
  const path = error instanceof GraphQLError ? error.path : undefined;
  // No fault of the document: the client may retry later.
  if (isDatabaseAway(error) || failure instanceof SheetNotDrawn)
    return new GraphQLError('Service unavailable', {
      path: path ?? null,
      extensions: { category: 'unavailable', requestId },
    });
  return new GraphQLError('Internal server error', {
    path: path ?? null,
    extensions: { category: 'internal', requestId },
  });
}

interface CompiledError {
  message: string;
  locations?: GraphQLError['locations'];
  path?: GraphQLError['path'];
  originalError?: Error;
  extensions?: Record<string, unknown>;
}

/** Compiled documents raise a separate error class that resembles GraphQLError but has no extensions. */
function isCompiledError(error: unknown): error is CompiledError {
  return error instanceof Error && 'locations' in error && 'path' in error;
}

/** Without a category it was raised by validation or by the coercion of variables, which describe the client's own input. */
function plainError(error: GraphQLError | CompiledError): GraphQLError {
  if (error instanceof GraphQLError && error.extensions) return error;
  const plain = new GraphQLError(error.message, { path: error.path ?? null, extensions: error.extensions ?? null });
  if (!error.locations) return plain;
  return Object.defineProperty(plain, 'locations', { value: error.locations, enumerable: true });
}

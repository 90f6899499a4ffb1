// Expected no's on the wire: Magento's error categories, thrown by resolvers only. Use cases return `Outcome` values (domain/refusal/refusals).
import { GraphQLError } from 'graphql';
import type { Refusal } from '#domain/refusal/refusals';

/** Magento's categories (contract §4). */
export type ErrorCategory =
  | 'graphql-input'
  | 'graphql-authentication'
  | 'graphql-authorization'
  | 'graphql-no-such-entity'
  | 'graphql-already-exists';

/** Status of the answer over HTTP; the rest are 200 with errors, as in Magento. */
const STATUS: Partial<Record<ErrorCategory, number>> = { 'graphql-authentication': 401, 'graphql-authorization': 403 };

export interface RefusedDetails {
  /** Code of domain/refusal/refusals, for clients that translate. */
  code?: string;
  params?: Record<string, string | number>;
}

/** Marks what may be shown to the client; everything else is masked. */
export class RefusedError extends GraphQLError {
  constructor(category: ErrorCategory, message: string, details: RefusedDetails = {}) {
    const status = STATUS[category];
    super(message, { extensions: { category, ...details, ...(status ? { http: { status } } : {}) } });
    this.name = 'RefusedError';
  }
}

export const inputRefused = (message: string, details?: RefusedDetails) =>
  new RefusedError('graphql-input', message, details);
export const noSuchEntity = (message: string, details?: RefusedDetails) =>
  new RefusedError('graphql-no-such-entity', message, details);
export const alreadyExists = (message: string, details?: RefusedDetails) =>
  new RefusedError('graphql-already-exists', message, details);
/** Wrong login, locked account. */
export const unauthenticated = (message: string, details?: RefusedDetails) =>
  new RefusedError('graphql-authentication', message, details);
/** No login, or a login that may not. */
export const unauthorized = (message = "The current customer isn't authorized.", details?: RefusedDetails) =>
  new RefusedError('graphql-authorization', message, details);

/** A refusal in addition to Magento's own code and text: with its code and text parameters, for clients that translate. */
export const problemOnWire = ({ code, params }: Refusal) => ({ problem_code: code, problem_params: params ?? null });

/** A refusal of a use case, unchanged: its code, its field, its text parameters. */
export const refusedBy = ({ code, field, params }: Refusal, message = `Refused: ${code}`) =>
  inputRefused(message, { code, params: { ...params, ...(field === undefined ? {} : { field }) } });

// The only place that casts an answer from the wire to the type of its document.
import type { Shown } from '#domain/store/shop-change';

export interface WireError {
  message: string;
  /** Magento's category: graphql-input, graphql-authorization, graphql-no-such-entity … */
  category: string;
  path: string;
  /** Code of domain/refusal/refusals and the field at fault, where our own back end says them. */
  code: string | null;
  params: Record<string, string | number>;
}

export interface Result {
  data?: unknown;
  errors?: readonly { message: string; path?: readonly (string | number)[]; extensions?: Record<string, unknown> }[];
  /** SQL statements behind the answer; only known in process. */
  statements?: number;
  /** What a page with the answer shows; only known in process. */
  shows?: ReadonlySet<Shown>;
}

export const isResult = (body: unknown): body is Result =>
  isFieldsOf(body) && ('data' in body || 'errors' in body) && areErrors(body.errors);

const isFieldsOf = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const areErrors = (errors: unknown): boolean => errors == null || (Array.isArray(errors) && errors.every(isFieldsOf));

/** The schema of the other side and our generated types are compared in tests, so the cast holds. */
export const dataOf = <Data>(result: Result): Data | null => (result.data ?? null) as Data | null;

export function errorOf(error: NonNullable<Result['errors']>[number]): WireError {
  const category = error.extensions?.category;
  return {
    message: error.message,
    category: typeof category === 'string' ? category : 'graphql',
    path: (error.path ?? []).join('.'),
    code: typeof error.extensions?.code === 'string' ? error.extensions.code : null,
    params: plainParams(error.extensions?.params),
  };
}

/** What fills a text's placeholders, of an answer that may hold anything. */
export function plainParams(given: unknown): Record<string, string | number> {
  if (typeof given !== 'object' || given === null) return {};
  const plain = Object.entries(given).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  return Object.fromEntries(plain);
}

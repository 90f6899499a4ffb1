// Replies of the interface for other systems: JSON with a code that programs compare and a sentence for people.

export const NDJSON = 'application/x-ndjson; charset=utf-8';

export type ApiErrorCode =
  | 'KEY_REQUIRED'
  | 'SCOPE_MISSING'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'PARAMETER_WRONG'
  | 'EVENTS_DELETED'
  | 'BODY_WRONG'
  | 'BODY_TOO_LARGE'
  | 'KEY_REUSED'
  | 'IN_PROGRESS';

export const apiError = (
  status: number,
  { code, message, parameter }: { code: ApiErrorCode; message: string; parameter?: string },
  headers: Record<string, string> = {},
): Response =>
  Response.json(
    { error: { code, message, ...(parameter === undefined ? {} : { parameter }) } },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );

// Which errors of a GraphQL call are logged, and what the client receives of them (spec §7).
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { inputRefused } from '../refusal';
import { maskedError } from './masking';

function told(error: unknown) {
  const log: { details: object; message: string }[] = [];
  const masked = maskedError(error, 'r-42', { error: (details, message) => void log.push({ details, message }) });
  return { log, masked };
}

describe('an error in a GraphQL call', () => {
  // spec: 7 Other: Errors in GraphQL calls are logged
  //   at backend/graphql/masking.ts
  it('that is unexpected is logged with its cause and the request, and masked', () => {
    const cause = new Error('connection to 10.0.0.7 refused');
    const { log, masked } = told(new GraphQLError('x', { originalError: cause, path: ['cart'] }));
    expect(log).toEqual([{ details: { err: cause, requestId: 'r-42' }, message: 'GraphQL failed' }]);
    expect(masked.message).toBe('Internal server error');
    expect(masked.path).toEqual(['cart']);
    expect(masked.extensions).toEqual({ category: 'internal', requestId: 'r-42' });
  });

  it('that is not a GraphQL error is logged unchanged, and masked', () => {
    for (const thrown of [new TypeError('undefined is not a function'), 'a text']) {
      const { log, masked } = told(thrown);
      expect(log).toEqual([{ details: { err: thrown, requestId: 'r-42' }, message: 'GraphQL failed' }]);
      expect(JSON.stringify(masked)).not.toContain(String(thrown));
    }
  });

  it('that is a refusal, or an error of the document, is returned to the client and not logged', () => {
    const refusal = inputRefused('The EAN number is not valid', { code: 'EAN_INVALID' });
    const wrapped = new GraphQLError(refusal.message, { originalError: refusal });
    const fault = new GraphQLError('Cannot query field "nothing" on type "Query".');
    for (const error of [refusal, wrapped, fault]) {
      const { log, masked } = told(error);
      expect([log, masked.message]).toEqual([[], error.message]);
    }
  });
});

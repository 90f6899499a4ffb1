// POST /api/staff/graphql: the endpoint of staff for other systems. A key proves itself; there is no login, and no cookie counts.
import type { ExecutionResult } from 'graphql';
import type { Question } from '#backend/graphql/engine';
import { doorTo, MAX_BODY_BYTES } from '#backend/graphql/http';
import type { HeaderReader } from '#backend/graphql/make-context';
import { STAFF_SCOPE_NAMES } from '#domain/staff/api-scopes';
import type { ApiRoute } from './api-files';
import { bodyText } from './bulk';
import type { ApiCaller } from './keys';
import { apiError } from './replies';

export type AnswerKey = (
  caller: ApiCaller,
  asked: Question,
  request: { headers: HeaderReader; id: string },
) => Promise<ExecutionResult>;

export const staffRoute = (answerKey: AnswerKey): ApiRoute => ({
  ...{ method: 'POST', path: '/api/staff/graphql', scope: STAFF_SCOPE_NAMES },
  async answer(request, caller) {
    const { method, headers } = request;
    // Logs have addresses: a key that is valid opens nothing where the address has it, too.
    if (new URL(request.url).search !== '')
      return apiError(400, {
        code: 'PARAMETER_WRONG',
        message: 'The address has no parameters: send JSON in the body.',
      });
    const door = doorTo({ answer: (asked, own, id) => answerKey(caller, asked, { headers: own, id }) });
    const { body, ...head } = await door({
      method,
      search: '',
      headers,
      body: () => bodyText(request, MAX_BODY_BYTES),
    });
    return new Response(body, head);
  },
});

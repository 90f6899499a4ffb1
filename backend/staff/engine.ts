// Runs documents of the back office against its own schema: same plans, limits and masking as the shop's, and no cache.
import type { ExecutionResult } from 'graphql';
import type { ApiCaller } from '#backend/api/keys';
import type { AnswerKey } from '#backend/api/staff-graphql';
import { countStatements } from '#backend/db/statements';
import { staffSdl } from '#backend/generated/sdl';
import { cleanVariables } from '#backend/graphql/clean-variables';
import type { Engine, Question } from '#backend/graphql/engine';
import { MAX_COST, tooCostly } from '#backend/graphql/limits';
import type { HeaderReader } from '#backend/graphql/make-context';
import { type Log, maskedError } from '#backend/graphql/masking';
import { failingTogether } from '#backend/graphql/model';
import { ownSchema } from '#backend/graphql/own-schema';
import { type Planner, plannerOf } from '#backend/graphql/plans';
import type { Shown } from '#domain/store/shop-change';
import { type StaffParts, staffContextOf } from './context';
import { actorOfKey, guardedForKeys } from './key-door';
import { staffResolvers } from './resolvers';

const NOTHING_SHOWN: ReadonlySet<Shown> = new Set();

/** Depends on no shop, and most processes never show the back office: made when it is first needed, once per process. */
let made: Planner | undefined;
const plannerOfStaff = () => (made ??= plannerOf(guardedForKeys(ownSchema(staffSdl, staffResolvers)), new Set()));

/** `answerKey`: for other systems, which have no login. */
export function staffEngine(parts: StaffParts, log: Log): Engine & { answerKey: AnswerKey } {
  async function answer(
    asked: Question,
    headers: HeaderReader,
    id: string,
    caller: ApiCaller | null = null,
  ): Promise<ExecutionResult> {
    try {
      const planner = plannerOfStaff();
      const planned = planner.plan(asked.document ?? planner.parse(asked.query ?? ''), asked.operationName);
      if ('errors' in planned) return { errors: planned.errors };
      const variables = cleanVariables(asked.variables ?? {});
      if (planned.plan.cost(variables) > MAX_COST) return { errors: [tooCostly()] };
      const { plan } = planned;
      const key = caller && actorOfKey(caller, plan.kind);
      const context = staffContextOf(headers, { requestId: id, key }, parts);
      const { data, errors = [] } = await failingTogether(() => plan.run(undefined, context, variables));
      const masked = errors.map((error) => maskedError(error, id, log));
      return { data: data ?? null, ...(masked.length > 0 ? { errors: masked } : {}) };
    } catch (failure) {
      return { errors: [maskedError(failure, id, log)] };
    }
  }

  return {
    answer: (asked, headers, id) => answer(asked, headers, id),
    answerKey: (caller, asked, { headers, id }) => answer(asked, headers, id, caller),
    async execute(asked, headers) {
      const reader = { get: (name: string) => headers[name] ?? null };
      const { result, statements } = await countStatements(() =>
        answer(asked, reader, headers['x-request-id'] ?? 'in-process'),
      );
      return { ...result, statements, shows: NOTHING_SHOWN };
    },
  };
}

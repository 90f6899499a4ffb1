// Runs documents against one schema: for the storefront in this process, and over HTTP. Same plans, limits, cache and masking.
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { isRestricted } from '#backend/commerce/catalogue/assortment/assortment';
import { noteStaff } from '#backend/commerce/session/sso/staff-log';
import { countStatements } from '#backend/db/statements';
import { cleanVariables } from './clean-variables';
import type { Context } from './context';
import { MAX_COST, tooCostly } from './limits';
import type { HeaderReader } from './make-context';
import { type Log, maskedError } from './masking';
import { failingTogether } from './model';
import { type Plan, type Planner, plannerOf } from './plans';
import type { QueryCache } from './query-cache';

export interface Question {
  query?: string;
  document?: DocumentNode;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

export interface Answer {
  data?: unknown;
  errors?: readonly GraphQLError[];
  /** SQL statements that the answer took. */
  statements: number;
}

export interface Engine {
  /** In process: no HTTP, no JSON. `headers` have lower-case names. */
  execute(question: Question, headers: Record<string, string>): Promise<Answer>;
  /** For a caller who has the headers of a request. */
  answer(
    question: Question,
    headers: HeaderReader,
    requestId: string,
    isForeignClient?: boolean,
  ): Promise<ExecutionResult>;
}

export interface EngineParts {
  schema: GraphQLSchema;
  publicFields: ReadonlySet<string>;
  contextFor(headers: HeaderReader, requestId: string, isForeignClient: boolean): Promise<Context>;
  /** Refuses who may not ask for these root fields in this store; left out where everyone may ask for everything. */
  gate?: (fields: readonly string[], context: Context) => Promise<void>;
  cache: QueryCache;
  log: Log;
}

export function engineOf({ schema, publicFields, contextFor, gate, cache, log }: EngineParts): Engine {
  const planner: Planner = plannerOf(schema, publicFields);

  async function runPlan(plan: Plan, variables: Record<string, unknown>, context: Context): Promise<ExecutionResult> {
    await gate?.(plan.fields, context);
    const key = plan.isPublic && (await isOneOfMany(context)) ? keyOf(plan, variables, context) : null;
    const known = key === null ? undefined : cache.get(key);
    // Only objects are ever kept, so what comes back is one.
    if (isData(known)) return { data: known };
    if (context.token !== null && !plan.isPublic) await noteStaff(plan, variables, context);
    const result = await failingTogether(() => plan.run(undefined, context, variables));
    const errors = [...(result.errors ?? []), ...context.alsoErrors].map((error) =>
      maskedError(error, context.requestId, log),
    );
    if (errors.length > 0) {
      return { data: result.data ?? null, errors };
    }
    if (key !== null && result.data) cache.set(key, result.data, context.seenProducts);
    return { data: result.data ?? null };
  }

  /** What is too large is refused before who asks is found out: a refusal costs no statement. */
  async function answer(
    question: Question,
    headers: HeaderReader,
    requestId: string,
    isForeignClient = false,
  ): Promise<ExecutionResult> {
    try {
      const document = question.document ?? planner.parse(question.query ?? '');
      const planned = planner.plan(document, question.operationName);
      if ('errors' in planned) return { errors: planned.errors };
      const variables = cleanVariables(question.variables ?? {});
      if (planned.plan.cost(variables) > MAX_COST) return { errors: [tooCostly()] };
      return await runPlan(planned.plan, variables, await contextFor(headers, requestId, isForeignClient));
    } catch (failure) {
      return { errors: [maskedError(failure, requestId, log)] };
    }
  }

  return {
    answer,
    async execute(question, headers) {
      const reader = { get: (name: string) => headers[name] ?? null };
      const requestId = headers['x-request-id'] ?? 'in-process';
      const { result, statements } = await countStatements(() => answer(question, reader, requestId));
      return { ...result, statements };
    },
  };
}

/** Guests and private customers see the same catalogue; a business may have agreed prices, and anyone lists of what is theirs. */
async function isOneOfMany(context: Context): Promise<boolean> {
  // A visitor who has agreed to it may get a row of their own.
  if (context.visitor !== null) return false;
  if (context.token === null) return true;
  const [who, assortment] = await Promise.all([context.signedIn(), context.assortment()]);
  return who?.business == null && !isRestricted(assortment);
}

function keyOf(plan: Plan, variables: Record<string, unknown>, context: Context): string {
  return `${plan.id}|${context.store.id}|${context.mediaOrigin}|${context.language}|${JSON.stringify(variables)}`;
}

function isData(known: unknown): known is Record<string, unknown> {
  return typeof known === 'object' && known !== null;
}

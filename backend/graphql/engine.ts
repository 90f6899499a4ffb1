// Runs documents against one schema: for the storefront in this process, and over HTTP. Same plans, limits, cache and masking.
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { isRestricted } from '#backend/commerce/catalogue/assortment/assortment';
import { noteStaff } from '#backend/commerce/login/sso/staff-log';
import { countStatements } from '#backend/db/statements';
import type { Shown } from '#domain/store/shop-change';
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
  /** What a page that shows the answer is made of. */
  shows: ReadonlySet<Shown>;
}

export interface Engine {
  /** In process: no HTTP, no JSON. `headers` have lower-case names; operations of the same `page` share who is signed in. */
  execute(question: Question, headers: Record<string, string>, page?: object): Promise<Answer>;
  /** For a caller who has the headers of a request. */
  answer(
    question: Question,
    headers: HeaderReader,
    requestId: string,
    isForeignClient?: boolean,
  ): Promise<ExecutionResult>;
}

export interface RequestOfEngine {
  id: string;
  isForeignClient?: boolean;
  /** Set for a query that belongs to a page of the storefront. */
  page?: object | undefined;
}

export interface EngineParts {
  schema: GraphQLSchema;
  publicFields: ReadonlySet<string>;
  contextFor(headers: HeaderReader, request: RequestOfEngine): Promise<Context>;
  /** Called with the page of a change when it has been made. */
  pageChanged?: (page: object) => void;
  /** Refuses callers who may not request these root fields in this store; if omitted, every caller may request everything. */
  gate?: (plan: Pick<Plan, 'fields' | 'kind'>, context: Context) => Promise<void>;
  cache: QueryCache;
  log: Log;
  /** What each answer shows, in addition to what its resolvers note. */
  shows?: readonly Shown[];
}

const NOTHING: ReadonlySet<Shown> = new Set();

/** A list of wrong values raises an error for each of them. */
const MOST_ERRORS = 50;

export function engineOf(parts: EngineParts): Engine {
  const { schema, publicFields, contextFor, pageChanged, gate, cache, log, shows = [] } = parts;
  const planner: Planner = plannerOf(schema, publicFields);

  async function runPlan(plan: Plan, variables: Record<string, unknown>, context: Context): Promise<ExecutionResult> {
    await gate?.(plan, context);
    for (const one of shows) context.shows.add(one);
    const moment = cache.moment();
    const key = plan.isPublic && (await isOneOfMany(plan, context)) ? keyOf(plan, variables, context) : null;
    const known = key === null ? undefined : cache.get(key);
    if (known) {
      for (const one of known.shows) context.shows.add(one);
      return { data: { ...known.data } };
    }
    if (context.token !== null && !plan.isPublic) await noteStaff(plan, variables, context);
    const result = await failingTogether(() => plan.run(undefined, context, variables));
    const errors = [...(result.errors ?? []), ...context.alsoErrors]
      .slice(0, MOST_ERRORS)
      .map((error) => maskedError(error, context.requestId, log));
    if (errors.length > 0) {
      return { data: result.data ?? null, errors };
    }
    if (key !== null && result.data) cache.set(key, { data: result.data, shows: context.shows }, moment);
    return { data: result.data ?? null };
  }

  /** Too large documents are refused before the login is resolved: a refusal costs no statement. */
  async function run(
    question: Question,
    headers: HeaderReader,
    { page, ...request }: RequestOfEngine,
  ): Promise<{ result: ExecutionResult; shows: ReadonlySet<Shown> }> {
    const withErrors = (errors: readonly GraphQLError[]) => ({ result: { errors }, shows: NOTHING });
    let isChange = false;
    try {
      const document = question.document ?? planner.parse(question.query ?? '');
      const planned = planner.plan(document, question.operationName);
      if ('errors' in planned) return withErrors(planned.errors);
      const variables = cleanVariables(question.variables ?? {});
      if (planned.plan.cost(variables) > MAX_COST) return withErrors([tooCostly()]);
      const { plan } = planned;
      isChange = plan.kind === 'change';
      // A change decides by the rows of its own moment.
      const context = await contextFor(headers, isChange ? request : { ...request, page });
      return { result: await runPlan(plan, variables, context), shows: context.shows };
    } catch (failure) {
      return withErrors([maskedError(failure, request.id, log)]);
    } finally {
      if (isChange && page) pageChanged?.(page);
    }
  }

  return {
    answer: async (question, headers, id, isForeignClient = false) =>
      (await run(question, headers, { id, isForeignClient })).result,
    async execute(question, headers, page) {
      const reader = { get: (name: string) => headers[name] ?? null };
      const id = headers['x-request-id'] ?? 'in-process';
      const { result, statements } = await countStatements(() => run(question, reader, { id, page }));
      return { ...result.result, statements, shows: result.shows };
    },
  };
}

/** Its fields are answered without a look at prices or the business. */
const SAME_FOR_BUSINESSES: ReadonlySet<string> = new Set(['printerMakes', 'printerSeries', 'printers', 'brands']);

/**
 * Guests and private customers see the same catalogue; a business may have agreed prices, so that it shares answers without products only,
 * and anyone lists of what is theirs.
 */
async function isOneOfMany({ isWithoutProducts, fields }: Plan, context: Context): Promise<boolean> {
  // A visitor who has consented may get a personal row.
  if (context.visitor !== null) return false;
  if (context.token === null) return true;
  const [who, assortment] = await Promise.all([context.signedIn(), context.assortment()]);
  const isPriceless = isWithoutProducts && fields.every((name) => SAME_FOR_BUSINESSES.has(name));
  return (who?.business == null || isPriceless) && !isRestricted(assortment);
}

function keyOf(plan: Plan, variables: Record<string, unknown>, context: Context): string {
  return `${plan.id}|${context.store.id}|${context.mediaOrigin}|${context.language}|${JSON.stringify(variables)}`;
}

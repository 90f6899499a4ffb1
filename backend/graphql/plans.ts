// A document is parsed, validated and compiled once; after that only its variables change.
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isNamedType,
  isObjectType,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { enteredText } from '#domain/reading/text';
import { documentCost, shortestPages } from './cost';
import { brokenLimits, MAX_COST, MAX_TOKENS, refuseDeepNesting, tooCostly } from './limits';

export interface Plan {
  id: number;
  run: CompiledQuery['query'];
  /** A query whose root fields are the same for every guest of a store. */
  isPublic: boolean;
  /** No product is anywhere in the answer, and so no price. */
  isWithoutProducts: boolean;
  kind: 'look' | 'change';
  /** Names of the root fields, those of fragments included. */
  fields: readonly string[];
  /** How many values the answer may have with these variables. */
  cost(variables: Record<string, unknown>): number;
}

export type Planned = { plan: Plan } | { errors: readonly GraphQLError[] };

export interface Planner {
  /** Throws GraphQLError for text that is no GraphQL. */
  parse(text: string): DocumentNode;
  plan(document: DocumentNode, operationName: string | null | undefined): Planned;
}

/** Memory for texts of external callers; a plan takes some ten times the size of its text. */
const MOST_TEXT_BYTES = 2 * 1024 * 1024;

/** The document is valid: every fragment is defined, and none contains itself. */
function rootFields({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value];
    if (one.kind === Kind.INLINE_FRAGMENT) return rootFields(one.selectionSet, document);
    return document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === one.name.value
        ? rootFields(definition.selectionSet, document)
        : [],
    );
  });
}

/** By the types that it selects, in all fragments. */
function namesNoProduct(schema: GraphQLSchema, document: DocumentNode): boolean {
  const isProduct = (type: unknown): boolean =>
    isNamedType(type) &&
    (type.name === PRODUCT || (isObjectType(type) && type.getInterfaces().some(({ name }) => name === PRODUCT)));
  const types = new TypeInfo(schema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet() {
        if (isProduct(types.getParentType())) found = true;
      },
    }),
  );
  return !found;
}

const PRODUCT = 'ProductInterface';

/** Numbers the plans of all schemas uniquely: the query cache, which they share, uses the numbers in its keys. */
let made = 0;

/** Texts that are written in the document are normalised like those of its variables. */
const withEnteredTexts = (document: DocumentNode): DocumentNode =>
  visit(document, {
    StringValue(node) {
      const value = enteredText(node.value);
      return value === node.value ? undefined : { ...node, value };
    },
  });

export function plannerOf(schema: GraphQLSchema, publicFields: ReadonlySet<string>): Planner {
  const texts = new LRUCache<string, DocumentNode>({
    maxSize: MOST_TEXT_BYTES,
    sizeCalculation: (_document, text) => text.length + 1,
  });
  // Plans go when their document goes: the texts above, or the storefront's own constants.
  const plans = new WeakMap<DocumentNode, Map<string, Planned>>();

  function make(document: DocumentNode, operationName: string | undefined): Planned {
    const broken = brokenLimits(schema, document);
    if (broken.length > 0) return { errors: broken };
    const errors = validate(schema, document);
    if (errors.length > 0) return { errors };
    const asked = getOperationAST(document, operationName);
    const cost = asked ? documentCost(schema, document, asked) : () => 0;
    // What is too much with the shortest of pages is not even compiled.
    if (asked && cost(shortestPages(asked)) > MAX_COST) return { errors: [tooCostly()] };
    // The compiler writes into the document that it is given, which makes it leave out fields when the same document is
    // compiled for another schema: so it gets a copy.
    const own = parse(print(document), { noLocation: true });
    const compiled = compileQuery(schema, own, operationName);
    if (!isCompiledQuery(compiled)) return { errors: (compiled.errors ?? []).slice() };
    const operation = getOperationAST(own, operationName);
    const roots = operation?.selectionSet.selections ?? [];
    const isQuery = operation?.operation === 'query';
    const isPublic = isQuery && roots.every((one) => one.kind === Kind.FIELD && publicFields.has(one.name.value));
    const fields = operation ? rootFields(operation.selectionSet, own) : [];
    const isWithoutProducts = namesNoProduct(schema, own);
    made += 1;
    const kind = isQuery ? 'look' : 'change';
    return { plan: { id: made, run: compiled.query, isPublic, isWithoutProducts, kind, fields, cost } };
  }

  return {
    parse(text) {
      const known = texts.get(text);
      if (known) return known;
      refuseDeepNesting(text);
      const document = withEnteredTexts(parse(text, { maxTokens: MAX_TOKENS }));
      texts.set(text, document);
      return document;
    },
    plan(document, operationName) {
      let named = plans.get(document);
      if (!named) {
        named = new Map();
        plans.set(document, named);
      }
      const name = operationName ?? '';
      const known = named.get(name);
      if (known) return known;
      const planned = make(document, operationName ?? undefined);
      named.set(name, planned);
      return planned;
    },
  };
}

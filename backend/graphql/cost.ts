// The cost of answering a document, computed before any database query: how many values the answer may have. A list of n costs n
// times the selection of each of its entries, recursively.
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { type Amount, type Known, largest, sumAmounts, timesAmount, type Variables } from './amount';
import { fragmentsIn } from './document-size';

/** A field that queries the database for each of its parents costs as much as this many values. */
const QUESTION = 25;
/** What an object of a type costs in addition to its fields: a product is read with its prices, a text is long. */
const WEIGHTS: Readonly<Record<string, number>> = { ProductInterface: 15, ComplexTextValue: 30, Page: 30 };

/**
 * What a field costs in addition to what it returns, as a multiple of the work for one value of a plain list: `npm run bench:cost` prints
 * units against milliseconds of processor time.
 */
const FIELD_WEIGHTS: Readonly<Record<string, number>> = {
  'Query.searchGuide': 1_000,
  'Query.searchSuggestions': 600,
  'Products.aggregations': 75,
};
/** Words that are typed may be misspelled: spelling, inflection and compounds are looked up for each. */
const SEARCH_WEIGHT = 1_200;

/** How many entries a list without a page size is taken to have. */
const USUAL_LENGTH = 3;
const LENGTHS: Readonly<Record<string, number>> = {
  'Query.categoryList': 20,
  'Query.categoryIds': 1000,
  'Query.skus': 1000,
  'Query.sitemapProducts': 1000,
  'Query.brands': 100,
  'Query.parcelShops': 20,
  'Cart.items': 30,
  'CompareList.items': 30,
  'CompareList.attributes': 20,
  'ComparableItem.attributes': 20,
  'CustomerOrder.items': 10,
  'InvoiceDocument.lines': 20,
  'Query.quickOrder': 50,
  'QuickOrderOutput.lines': 50,
  'RecommendationResult.items': 12,
  'Aggregation.options': 20,
  'CategoryTree.children': 2,
  '__Schema.types': 300,
  '__Type.fields': 8,
  '__Type.inputFields': 4,
  '__Type.possibleTypes': 1,
  '__Type.interfaces': 1,
  '__Type.enumValues': 2,
  '__Field.args': 1,
};
/** Lists that a page size on the field around them is about. */
const PAGED_LISTS = new Set(['items']);
const PAGE_ARGUMENTS = ['pageSize', 'pagination'];
/** Where neither the document nor the schema says how long a page is. */
const USUAL_PAGE = 20;
/** No list answers more at once, for any number that is sent. */
const LONGEST_PAGE = 500;
/** Pages of a shopper's own cart or orders are requested with a large size and are seldom full. */
const SELDOM_FULL = new Set(['Cart', 'Customer', 'CustomerRewardPoints', 'Company']);
const PART_FULL = 1 / 5;
/** Most types of a schema wrap no other, and hardly any wraps one that wraps. */
const PART_WRAPPED = 1 / 3;
/** What a schema says of itself comes from memory. */
const FROM_MEMORY = 1 / 3;

/** The length of the list, from an argument of the field or of its parent; equal pages have equal keys. */
interface Page {
  key: string;
  length: Amount;
}

/** Strapi's page is an object with the number in it; a negative one requests the maximum page size. */
function lengthIn(value: unknown, fallback: number): number {
  if (typeof value === 'object' && value !== null) {
    const { limit = null, pageSize = null }: { limit?: unknown; pageSize?: unknown } = value;
    return lengthIn(limit ?? pageSize, fallback);
  }
  if (typeof value !== 'number' || !Number.isInteger(value)) return fallback;
  return value < 0 ? LONGEST_PAGE : Math.min(value, LONGEST_PAGE);
}

function pageIn(value: ValueNode, fallback: number): Page {
  const length = (variables: Variables) => lengthIn(valueFromASTUntyped(value, variables), fallback);
  const key = `${print(value)} ${fallback}`;
  return !key.includes('$') ? { key, length: length({}) } : { key, length };
}

/** What the words cost that a field searches for; without words it is a plain list. */
function searchWeight(node: FieldNode): Amount {
  const given = node.arguments?.find(({ name }) => name.value === 'search');
  if (!given) return 0;
  const weight = (variables: Variables) => {
    const words = valueFromASTUntyped(given.value, variables);
    return typeof words === 'string' && words.trim() !== '' ? SEARCH_WEIGHT : 0;
  };
  return given.value.kind === Kind.VARIABLE ? weight : weight({});
}

/** The page that a field requests, null when it has no pages. */
function askedPage(node: FieldNode, field: GraphQLField<unknown, unknown>): Page | null {
  const argument = field.args.find(({ name }) => PAGE_ARGUMENTS.includes(name));
  if (!argument) return null;
  const fallback = lengthIn(argument.defaultValue, LENGTHS[`Query.${field.name}`] ?? USUAL_PAGE);
  const given = node.arguments?.find(({ name }) => name.value === argument.name);
  return given ? pageIn(given.value, fallback) : { key: String(fallback), length: fallback };
}

interface Place {
  type: GraphQLObjectType;
  /** Paging of the field around this selection. */
  page: Page | null;
}

class CostReader {
  readonly #fragments;
  readonly #known = new Map<string, Amount>();
  constructor(
    readonly schema: GraphQLSchema,
    document: DocumentNode,
  ) {
    this.#fragments = fragmentsIn(document);
  }

  /** What this selection costs of one object of the type. */
  ofSelection(set: SelectionSetNode, place: Place): Amount {
    return sumAmounts(
      set.selections.map((node) => {
        if (node.kind === Kind.FIELD) return this.#ofField(node, place);
        if (node.kind === Kind.FRAGMENT_SPREAD) return this.#ofSpread(node.name.value, place);
        const on = node.typeCondition?.name.value ?? place.type.name;
        return this.#isOf(place.type, on) ? this.ofSelection(node.selectionSet, place) : 0;
      }),
    );
  }

  #isOf({ name }: GraphQLObjectType, on: string): boolean {
    const type = this.schema.getType(on);
    return name === on || (isAbstractType(type) && this.schema.getPossibleTypes(type).some((one) => one.name === name));
  }

  #ofSpread(name: string, place: Place): Amount {
    const fragment = this.#fragments.get(name);
    if (!fragment || !this.#isOf(place.type, fragment.typeCondition.name.value)) return 0;
    const key = `${name} ${place.type.name} ${place.page?.key ?? ''}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const cost = this.ofSelection(fragment.selectionSet, place);
    this.#known.set(key, cost);
    return cost;
  }

  #fieldOf({ name: { value: name } }: FieldNode, type: GraphQLObjectType) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    return name === TypeMetaFieldDef.name ? TypeMetaFieldDef : type.getFields()[name];
  }

  #ofField(node: FieldNode, place: Place): Amount {
    const field = this.#fieldOf(node, place.type);
    // __typename, or a field that the type does not have, which validation refuses.
    if (!field) return 1;
    const page = this.#pageOf(node, field, place.type);
    const isRoot = place.type === this.schema.getQueryType() || place.type === this.schema.getMutationType();
    const asking = page !== null || isRoot ? QUESTION : 0;
    const each = node.selectionSet ? this.#ofObject(node.selectionSet, getNamedType(field.type), page) : 1;
    const work = sumAmounts([FIELD_WEIGHTS[`${place.type.name}.${field.name}`] ?? 0, searchWeight(node)]);
    const all = sumAmounts([asking, 1, work, timesAmount(this.#lengthOf(field, place, page), each)]);
    return field === SchemaMetaFieldDef || field === TypeMetaFieldDef ? timesAmount(FROM_MEMORY, all) : all;
  }

  #pageOf(node: FieldNode, field: GraphQLField<unknown, unknown>, { name }: GraphQLObjectType): Page | null {
    const page = askedPage(node, field);
    if (page === null || !SELDOM_FULL.has(name)) return page;
    return { key: `${page.key} seldom`, length: timesAmount(PART_FULL, page.length) };
  }

  #ofObject(set: SelectionSetNode, type: GraphQLNamedType, page: Page | null): Amount {
    const weight = WEIGHTS[type.name] ?? 0;
    if (isObjectType(type)) return sumAmounts([weight, this.ofSelection(set, { type, page })]);
    if (!isAbstractType(type)) return 1;
    const each = this.schema.getPossibleTypes(type).map((one) => this.ofSelection(set, { type: one, page }));
    return sumAmounts([weight, largest(each)]);
  }

  #lengthOf(field: GraphQLField<unknown, unknown>, { type, page: around }: Place, own: Page | null): Amount {
    if (!isListType(getNullableType(field.type))) return type.name === '__Type' ? PART_WRAPPED : 1;
    if (own) return own.length;
    if (around && PAGED_LISTS.has(field.name)) return around.length;
    const named = [type, ...type.getInterfaces()].map((one) => LENGTHS[`${one.name}.${field.name}`]);
    return named.find((length) => length !== undefined) ?? USUAL_LENGTH;
  }
}

/** The cost of an operation of a valid document, as a function of its variables; cheap, because every request calls it. */
export function documentCost(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Known {
  const type = schema.getRootType(operation.operation);
  if (!type) return () => 0;
  const cost = new CostReader(schema, document).ofSelection(operation.selectionSet, { type, page: null });
  if (typeof cost === 'number') return () => cost;
  const usual = defaultVariables(operation);
  return (variables) => cost({ ...usual, ...variables });
}

const defaultVariables = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

/** Variables with which every page of the operation is as short as it can be. */
export const shortestPages = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(variableDefinitions.map(({ variable }) => [variable.name.value, 1]));

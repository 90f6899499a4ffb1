// How much one document may ask: fields, depth, and lists within lists. No maintained limit library is among the packages, so these
// are validation rules of our own.
import {
  type ASTVisitor,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Magento's own limits (contract §4). */
export const MAX_DEPTH = 20;
export const MAX_FIELDS = 300;
/** Each of these multiplies what lies below it; three of them is a category with its products and their relations. */
const LISTS_OF_PRODUCTS = new Set(['products', 'related_products', 'categories', 'categoryList', 'variants']);
const MAX_LISTS = 3;
/** The same field under many names costs as often as it is named. */
export const MAX_ROOT_FIELDS = 20;

/** Far more than an honest document has, and counted in no time. */
const MOST_VISITS = 10 * MAX_FIELDS;

interface Measure {
  fields: number;
  depth: number;
  lists: number;
}

class TooMuch extends Error {}

const NOTHING: Measure = { fields: 0, depth: 0, lists: 0 };

const beside = (one: Measure, other: Measure): Measure => ({
  fields: one.fields + other.fields,
  depth: Math.max(one.depth, other.depth),
  lists: Math.max(one.lists, other.lists),
});

/**
 * Counts through fragments. An object is of one type: of what is asked of a category or else of a product the larger part counts.
 * A bomb of fragments costs no more than an honest document, for the count stops.
 */
function measurer(context: ValidationContext): (set: SelectionSetNode) => Measure {
  const schema = context.getSchema();
  const open = new Set<string>();
  let visits = 0;

  function typesOf(name: string): string[] {
    const type = schema.getType(name);
    return isAbstractType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : [name];
  }

  function fragmentOf(node: FragmentSpreadNode | InlineFragmentNode): { on: string | null; size: Measure } {
    if (node.kind === Kind.INLINE_FRAGMENT)
      return { on: node.typeCondition?.name.value ?? null, size: sizeOf(node.selectionSet) };
    const name = node.name.value;
    const found = open.has(name) ? null : context.getFragment(name);
    if (!found) return { on: null, size: NOTHING };
    open.add(name);
    const size = sizeOf(found.selectionSet);
    open.delete(name);
    return { on: found.typeCondition.name.value, size };
  }

  function fieldOf(node: FieldNode): Measure {
    const below = node.selectionSet ? sizeOf(node.selectionSet) : NOTHING;
    const list = LISTS_OF_PRODUCTS.has(node.name.value) ? 1 : 0;
    return { fields: below.fields + 1, depth: below.depth + 1, lists: below.lists + list };
  }

  function sizeOf({ selections }: SelectionSetNode): Measure {
    let base = NOTHING;
    const perType = new Map<string, Measure>();
    for (const node of selections) {
      visits += 1;
      if (visits > MOST_VISITS) throw new TooMuch();
      if (node.kind === Kind.FIELD) {
        base = beside(base, fieldOf(node));
        continue;
      }
      const { on, size } = fragmentOf(node);
      if (on === null) base = beside(base, size);
      else for (const type of typesOf(on)) perType.set(type, beside(perType.get(type) ?? NOTHING, size));
    }
    const largest = [...perType.values()].reduce(larger, NOTHING);
    return beside(base, largest);
  }

  return sizeOf;
}

const larger = (one: Measure, other: Measure): Measure => ({
  fields: Math.max(one.fields, other.fields),
  depth: Math.max(one.depth, other.depth),
  lists: Math.max(one.lists, other.lists),
});

/** The size of an operation; past every limit where it is not even counted to its end. */
export function measure(set: SelectionSetNode, context: ValidationContext): Measure {
  try {
    return measurer(context)(set);
  } catch (stopped) {
    if (!(stopped instanceof TooMuch)) throw stopped;
    return { fields: MAX_FIELDS + 1, depth: 0, lists: 0 };
  }
}

export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const found = measure(operation.selectionSet, context);
      const refuse = (message: string) =>
        context.reportError(new GraphQLError(message, { nodes: [operation], extensions: LIMIT }));
      if (operation.selectionSet.selections.length > MAX_ROOT_FIELDS)
        refuse(`Max root fields should be ${MAX_ROOT_FIELDS}.`);
      if (found.fields > MAX_FIELDS) refuse(`Max query complexity should be ${MAX_FIELDS} but got more.`);
      if (found.depth > MAX_DEPTH) refuse(`Max query depth should be ${MAX_DEPTH} but got more.`);
      if (found.lists > MAX_LISTS) refuse(`Lists of products may lie ${MAX_LISTS} deep.`);
    },
  };
}

const LIMIT = { category: 'graphql' };

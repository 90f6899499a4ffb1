// How much one document may ask: fields, depth, and lists within lists. No maintained limit library is among the packages, so these
// are validation rules of our own.
import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
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

interface Measure {
  fields: number;
  depth: number;
  lists: number;
}

class TooMuch extends Error {}

/** Counts through fragments, stopping as soon as a limit is passed: a bomb of fragments costs no more than an honest document. */
function measure(
  set: SelectionSetNode,
  fragment: (name: string) => FragmentDefinitionNode | null | undefined,
): Measure {
  const total: Measure = { fields: 0, depth: 0, lists: 0 };
  const open = new Set<string>();
  const walk = (selections: SelectionSetNode, depth: number, lists: number): void => {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const below = lists + (LISTS_OF_PRODUCTS.has(selection.name.value) ? 1 : 0);
        total.fields += 1;
        total.depth = Math.max(total.depth, depth);
        total.lists = Math.max(total.lists, below);
        if (total.fields > MAX_FIELDS || total.depth > MAX_DEPTH || total.lists > MAX_LISTS) throw new TooMuch();
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, below);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, lists);
      } else {
        const name = selection.name.value;
        const found = open.has(name) ? null : fragment(name);
        if (!found) continue;
        open.add(name);
        walk(found.selectionSet, depth, lists);
        open.delete(name);
      }
    }
  };
  try {
    walk(set, 1, 0);
  } catch (stopped) {
    if (!(stopped instanceof TooMuch)) throw stopped;
  }
  return total;
}

export function documentLimits(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const found = measure(operation.selectionSet, (name) => context.getFragment(name));
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

// How large a document is once its fragments are expanded, counted without expanding them: a fragment is counted once and its
// size is added wherever it is spread, so that fragments which double each other cost no more to count than to read.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export interface DocumentSize {
  /** Fields at this level alone: of an operation, its root fields. */
  wide: number;
  fields: number;
  depth: number;
  /** Fields under another name than their own. */
  aliases: number;
  directives: number;
  /** Fields that search for typed words. */
  searches: number;
}

/** Their argument holds the words. */
const SEARCHING = new Set(['products', 'searchGuide', 'searchSuggestions', 'printers']);
const isSearch = ({ name, arguments: given }: FieldNode): boolean =>
  SEARCHING.has(name.value) && (given?.some((one) => one.name.value === 'search') ?? false);

const NOTHING: DocumentSize = { wide: 0, fields: 0, depth: 0, aliases: 0, directives: 0, searches: 0 };

const beside = (one: DocumentSize, other: DocumentSize): DocumentSize => ({
  wide: one.wide + other.wide,
  fields: one.fields + other.fields,
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  searches: one.searches + other.searches,
});

const larger = (one: DocumentSize, other: DocumentSize): DocumentSize => ({
  wide: Math.max(one.wide, other.wide),
  fields: Math.max(one.fields, other.fields),
  depth: Math.max(one.depth, other.depth),
  aliases: Math.max(one.aliases, other.aliases),
  directives: Math.max(one.directives, other.directives),
  searches: Math.max(one.searches, other.searches),
});

export function fragmentsIn(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const found = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(found.map((node) => [node.name.value, node]));
}

/**
 * The size of a selection in this document. An object is of one type, so of alternative type conditions only the largest
 * counts. A fragment within itself counts as nothing there, because validation refuses it.
 */
export function sizesIn(document: DocumentNode, schema: GraphQLSchema): (set: SelectionSetNode) => DocumentSize {
  const fragments = fragmentsIn(document);
  const known = new Map<string, DocumentSize>();

  function typesOf(name: string): string[] {
    const type = schema.getType(name);
    return isAbstractType(type) ? schema.getPossibleTypes(type).map((one) => one.name) : [name];
  }

  function sizeOfFragment(name: string): DocumentSize {
    const counted = known.get(name);
    if (counted) return counted;
    // What a fragment finds of itself below itself.
    known.set(name, NOTHING);
    const definition = fragments.get(name);
    const size = definition ? sizeOf(definition.selectionSet) : NOTHING;
    known.set(name, size);
    return size;
  }

  function sizeOfField(node: FieldNode): DocumentSize {
    const below = node.selectionSet ? sizeOf(node.selectionSet) : NOTHING;
    const aliases = below.aliases + (node.alias ? 1 : 0);
    const searches = below.searches + (isSearch(node) ? 1 : 0);
    return { ...below, wide: 1, fields: below.fields + 1, depth: below.depth + 1, aliases, searches };
  }

  function sizeOfSelection(node: SelectionNode): { on: string | null; size: DocumentSize } {
    if (node.kind === Kind.FIELD) return { on: null, size: sizeOfField(node) };
    if (node.kind === Kind.INLINE_FRAGMENT)
      return { on: node.typeCondition?.name.value ?? null, size: sizeOf(node.selectionSet) };
    const name = node.name.value;
    return { on: fragments.get(name)?.typeCondition.name.value ?? null, size: sizeOfFragment(name) };
  }

  function sizeOf({ selections }: SelectionSetNode): DocumentSize {
    let base = NOTHING;
    const perType = new Map<string, DocumentSize>();
    for (const node of selections) {
      const { on, size: bare } = sizeOfSelection(node);
      const size = { ...bare, directives: bare.directives + (node.directives?.length ?? 0) };
      if (on === null) base = beside(base, size);
      else for (const type of typesOf(on)) perType.set(type, beside(perType.get(type) ?? NOTHING, size));
    }
    return beside(base, [...perType.values()].reduce(larger, NOTHING));
  }

  return sizeOf;
}

// Whether an answer has the shape that its question was promised: what a broken service says must not break the pages that show it.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { operationIn } from './asked.server';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are lists, objects objects, and numbers numbers, all the way down. What is left out, or null where that may be, is no fault. */
export function answerFits(schema: GraphQLSchema, document: DocumentNode, data: unknown): boolean {
  const operation = operationIn(document);
  const root = schema.getQueryType();
  if (operation?.kind !== Kind.OPERATION_DEFINITION || !root) return true;
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  return fieldsFit({ schema, fragments }, root.name, operation.selectionSet, data);
}

interface Known {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function fieldsFit(known: Known, typeName: string, { selections }: SelectionSetNode, value: unknown): boolean {
  if (!isFields(value)) return false;
  const type = known.schema.getType(typeName);
  return selections.every((node) => {
    if (node.kind === Kind.FIELD) {
      const answered = value[(node.alias ?? node.name).value];
      const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
      return answered === undefined || !field || valueFits(known, field.type, node.selectionSet, answered);
    }
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : known.fragments.get(node.name.value);
    const wanted = fragment?.typeCondition?.name.value ?? typeName;
    return !fragment || wanted !== typeName || fieldsFit(known, typeName, fragment.selectionSet, value);
  });
}

function valueFits(
  known: Known,
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  value: unknown,
): boolean {
  if (isNonNullType(type)) return value !== null && valueFits(known, type.ofType, selectionSet, value);
  if (value === null) return true;
  if (isListType(type))
    return Array.isArray(value) && value.every((one) => valueFits(known, type.ofType, selectionSet, one));
  if (!isCompositeType(type)) return isLeaf(getNamedType(type).name, value);
  if (!selectionSet || !isFields(value)) return false;
  const { __typename: told } = value;
  const name = isAbstractType(type) && typeof told === 'string' ? told : type.name;
  return fieldsFit(known, name, selectionSet, value);
}

/** Scalars of a service's own, and enumerations, say nothing of their shape. */
function isLeaf(name: string, value: unknown): boolean {
  if (name === 'Int' || name === 'Float') return typeof value === 'number';
  if (name === 'Boolean') return typeof value === 'boolean';
  if (name === 'String') return typeof value === 'string';
  return name !== 'ID' || typeof value === 'string' || typeof value === 'number';
}

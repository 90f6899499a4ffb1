// One field of a document held against another back end's schema: whether it is answered there at all, and what is left of it.
import {
  type FieldNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isRequiredArgument,
  Kind,
  type SelectionSetNode,
  type TypeInfo,
  type ValueNode,
} from 'graphql';

export const isEmpty = (node: { selectionSet?: SelectionSetNode }) => node.selectionSet?.selections.length === 0;

/** Whether a value is, or lists, a variable that cannot be sent. */
export function isLost(value: ValueNode, lost: ReadonlySet<string>): boolean {
  if (value.kind === Kind.LIST) return value.values.some((one) => isLost(one, lost));
  return value.kind === Kind.VARIABLE && lost.has(value.name.value);
}

/** The fields of a custom scalar's literal (JSON) are its own business. */
export const isOfInputObject = (info: TypeInfo) => isInputObjectType(getNamedType(info.getParentInputType()));

/** Filtering arguments. Without them the back end would return other items, which would be shown as the requested ones. */
const NARROWING = new Set(['filter', 'filters', 'search']);

export function isAnswered(info: TypeInfo, node: FieldNode, lost: ReadonlySet<string>): boolean {
  const field = info.getFieldDef();
  if (!field || isCompositeType(getNamedType(field.type)) !== (node.selectionSet !== undefined)) return false;
  return (node.arguments ?? []).every(({ name, value }) => {
    const argument = field.args.find((one) => one.name === name.value);
    return !NARROWING.has(name.value) || (argument !== undefined && isKnownValue(value, argument.type, lost));
  });
}

/** Whether a literal means over there, to its last field, what it means here. */
function isKnownValue(value: ValueNode, type: GraphQLInputType, lost: ReadonlySet<string>): boolean {
  const named = getNamedType(type);
  if (value.kind === Kind.LIST) return value.values.every((one) => isKnownValue(one, named, lost));
  if (value.kind !== Kind.OBJECT || !isInputObjectType(named)) return !isLost(value, lost);
  const fields = named.getFields();
  return value.fields.every((one) => {
    const field = fields[one.name.value];
    return field !== undefined && isKnownValue(one.value, field.type, lost);
  });
}

const TYPENAME: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
};

/** A field after its arguments and selections were cut. A change is made even where nothing of its answer is understood. */
export function fieldLeft(schema: GraphQLSchema, info: TypeInfo, node: FieldNode): FieldNode | null | undefined {
  const isGiven = (name: string) => (node.arguments ?? []).some((argument) => argument.name.value === name);
  const required = (info.getFieldDef()?.args ?? []).filter(isRequiredArgument);
  if (!required.every(({ name }) => isGiven(name))) return null;
  if (!isEmpty(node)) return undefined;
  return info.getParentType() === schema.getMutationType() ? { ...node, selectionSet: TYPENAME } : null;
}

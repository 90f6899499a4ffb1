// The values that go with a document which was cut to another back end's schema: only what its input types know.
import {
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import { operationOf } from './prune-document';

/** `document` as pruneDocument left it: variables that it no longer declares are left out, for they would be refused. */
export function pruneVariables(schema: GraphQLSchema, document: DocumentNode, given: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(given));
  const declared = operationOf(document)?.variableDefinitions ?? [];
  return Object.fromEntries(
    declared.flatMap(({ variable, type }) => {
      const name = variable.name.value;
      return values.has(name) ? [[name, knownPart(values.get(name), typeFromAST(schema, type))]] : [];
    }),
  );
}

/** Values that are no input objects pass as they are, unknown enum values too: the other side says best what it does not like. */
function knownPart(value: unknown, type: GraphQLType | undefined): unknown {
  if (isNonNullType(type)) return knownPart(value, type.ofType);
  if (isListType(type) && Array.isArray(value)) return value.map((one) => knownPart(one, type.ofType));
  if (isListType(type)) return knownPart(value, type.ofType);
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const field = fields[name];
      return field ? [[name, knownPart(one, field.type)]] : [];
    }),
  );
}

// The custom scalars of both schemas.
import { GraphQLScalarType, type ValueNode, valueFromASTUntyped } from 'graphql';

/** Any JSON value, as it is. */
export const json = new GraphQLScalarType({
  name: 'JSON',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node: ValueNode, variables) => valueFromASTUntyped(node, variables),
});

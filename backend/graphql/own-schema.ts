// An executable schema of our own SDL.
import { mergeResolvers } from '@graphql-tools/merge';
import { addResolversToSchema } from '@graphql-tools/schema';
import { buildSchema, type GraphQLSchema } from 'graphql';

type Resolvers = Parameters<typeof addResolversToSchema>[0]['resolvers'];

/**
 * The SDL was validated when it was generated, and no other part uses the object made of it: neither is repeated at each start. Resolvers are merged
 * first, because each addition visits the complete schema.
 */
export function ownSchema(typeDefs: string, ...parts: Resolvers[]): GraphQLSchema {
  const schema = buildSchema(typeDefs, { assumeValidSDL: true, noLocation: true });
  return addResolversToSchema({ schema, resolvers: mergeResolvers(parts), updateResolversInPlace: true });
}

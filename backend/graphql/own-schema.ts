// An executable schema of our own SDL.
import { createSchema } from 'graphql-yoga';

type Options = Parameters<typeof createSchema>[0];

/** The SDL was validated when it was generated, and no other part uses the object made of it: neither is repeated at each start. */
export const ownSchema = (typeDefs: string, resolvers: Options['resolvers']) =>
  createSchema({ typeDefs, resolvers, assumeValidSDL: true, updateResolversInPlace: true });

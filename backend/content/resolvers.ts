// Root questions of the content service. Entries are kept in the shape of their type, so that nothing is mapped here.
import { GraphQLScalarType, Kind } from 'graphql';
import type { Resolvers } from '#backend/generated/content';
import type { Context } from '#backend/graphql/context';
import { json } from '#backend/graphql/scalars';
import type { EntryType } from './entries/entries.sql';
import { entryOf } from './entries/entry.map';
import { findEntries, type Question } from './entries/find-entries';

const text = (name: string) =>
  new GraphQLScalarType({
    name,
    serialize: (value) => String(value),
    parseValue: (value) => String(value),
    parseLiteral: (node) => (node.kind === Kind.STRING ? node.value : null),
  });

/** A root field that lists the entries of one type. */
const listing =
  <Type>(type: EntryType) =>
  async (_root: unknown, question: Question, context: Context): Promise<Type[]> =>
    (await findEntries(context, type, question)).map((document) => entryOf<Type>(document));

export const contentResolvers: Resolvers = {
  JSON: json,
  DateTime: text('DateTime'),
  I18NLocaleCode: text('I18NLocaleCode'),
  Query: {
    stores: listing('store'),
    shopVariants: listing('shop-variant'),
    footers: listing('footer'),
    notifications: listing('notification'),
    popups: listing('popup'),
    errorPages: listing('error-page'),
    energyClasses: listing('energy-class'),
    logos: listing('logo'),
    frontPages: listing('front-page'),
    pages: listing('page'),
    recommendationBlocks: listing('recommendation-block'),
  },
};

// Root queries of the content service. Entries are stored in the shape of their type, so that nothing is mapped here.
import { GraphQLScalarType, Kind } from 'graphql';
import type { Resolvers } from '#backend/generated/content';
import type { Context } from '#backend/graphql/context';
import { json } from '#backend/graphql/scalars';
import type { EntryType } from './entries/entries.sql';
import { entryOf } from './entries/entry.map';
import { draftAsked, findEntries, type Question } from './entries/find-entries';
import { opensPreview } from './preview/preview';

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

const BLOCK_TYPES = [
  'ComponentBlocksText',
  'ComponentBlocksPicture',
  'ComponentBlocksProducts',
  'ComponentBlocksRecommendation',
  'ComponentBlocksBanner',
  'ComponentBlocksAccordion',
  'ComponentBlocksForm',
  'ComponentBlocksVideo',
] as const;

/** Blocks are stored with the name of their type. */
function blockTypeOf(block: object): (typeof BLOCK_TYPES)[number] {
  const name: unknown = Reflect.get(block, '__typename');
  return BLOCK_TYPES.find((one) => one === name) ?? 'ComponentBlocksText';
}

type Previewed = Question & { status?: string | null; preview?: string | null };

/** The same of a type that has drafts: one is answered to those alone who bring the word of a link to it. */
const listingWithDrafts =
  <Type>(type: EntryType) =>
  async (_root: unknown, { preview, ...question }: Previewed, context: Context): Promise<Type[]> => {
    const subject = question.status === 'DRAFT' && preview ? draftAsked(type, question.filters) : null;
    const isOpen = preview && subject !== null && (await opensPreview(context.db, subject, preview, context.now));
    return (await findEntries(context, type, question, Boolean(isOpen))).map((document) => entryOf<Type>(document));
  };

export const contentResolvers: Resolvers = {
  JSON: json,
  DateTime: text('DateTime'),
  I18NLocaleCode: text('I18NLocaleCode'),
  PageBlocksDynamicZone: { __resolveType: blockTypeOf },
  Query: {
    stores: listing('store'),
    shopVariants: listing('shop-variant'),
    footers: listingWithDrafts('footer'),
    notifications: listingWithDrafts('notification'),
    popups: listingWithDrafts('popup'),
    errorPages: listing('error-page'),
    energyClasses: listing('energy-class'),
    logos: listing('logo'),
    frontPages: listingWithDrafts('front-page'),
    pages: listingWithDrafts('page'),
    menus: listingWithDrafts('menu'),
    sellers: listingWithDrafts('seller'),
    redirects: listing('redirect'),
    recommendationBlocks: listing('recommendation-block'),
  },
};

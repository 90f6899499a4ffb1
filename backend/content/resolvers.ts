// Root questions of the content service. Entries are kept in the shape of their type, so that nothing is mapped here.
import { GraphQLScalarType, Kind } from 'graphql';
import type { Page, Resolvers } from '#backend/generated/content';
import type { Context } from '#backend/graphql/context';
import { json } from '#backend/graphql/scalars';
import type { EntryType } from './entries/entries.sql';
import { entryOf } from './entries/entry.map';
import { findEntries, keyAsked, type Question } from './entries/find-entries';
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

/** Blocks are kept with the name of their type. */
function blockTypeOf(block: object): (typeof BLOCK_TYPES)[number] {
  const name: unknown = Reflect.get(block, '__typename');
  return BLOCK_TYPES.find((one) => one === name) ?? 'ComponentBlocksText';
}

/** Pages that are not published are answered to those alone who bring the word of a link to that page. */
async function pagesAsked(
  _root: unknown,
  { preview, ...question }: Question & { status?: string | null; preview?: string | null },
  context: Context,
): Promise<Page[]> {
  const path = keyAsked('page', question.filters);
  const isOpen =
    question.status === 'DRAFT' &&
    preview &&
    path !== null &&
    (await opensPreview(context.db, path, preview, context.now));
  return (await findEntries(context, 'page', question, Boolean(isOpen))).map((document) => entryOf<Page>(document));
}

export const contentResolvers: Resolvers = {
  JSON: json,
  DateTime: text('DateTime'),
  I18NLocaleCode: text('I18NLocaleCode'),
  PageBlocksDynamicZone: { __resolveType: blockTypeOf },
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
    pages: pagesAsked,
    menus: listing('menu'),
    sellers: listing('seller'),
    redirects: listing('redirect'),
    recommendationBlocks: listing('recommendation-block'),
  },
};

// The day that a staff member's signed word carries, on the wire.
import type { Resolvers } from '#backend/generated/commerce';
import { lawDayOfWord } from './preview';

const LONGEST_WORD = 120;

export const lawResolvers: Resolvers = {
  Query: {
    lawPreviewDay: (_root, { word }, { db, now }) => (word.length > LONGEST_WORD ? null : lawDayOfWord(db, word, now)),
  },
};

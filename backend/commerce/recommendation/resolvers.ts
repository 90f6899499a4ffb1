// The root question for rows of recommendations, and the second row that may come with it.
import type { RecommendationInput, RecommendationType, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { recommend } from './recommend';

async function recommendationAnswer(input: RecommendationInput, context: Context) {
  const items = await recommend(input, context);
  return { items, total: items.length, subRecommendation: null };
}

/** The second row's input: its own if it is given, else the first row's; its type can be set separately. */
function subInputOf(
  input: RecommendationInput,
  subInput: RecommendationInput | null | undefined,
  subType: RecommendationType | null | undefined,
): RecommendationInput {
  const base = subInput ?? input;
  return subType ? { ...base, type: subType } : base;
}

export const recommendationResolvers: Resolvers = {
  Query: {
    recommendation: async (_root, { input, subInput, subType, includeSubQuery }, context) => {
      const row = await recommendationAnswer(input, context);
      if (!includeSubQuery) return row;
      return { ...row, subRecommendation: await recommendationAnswer(subInputOf(input, subInput, subType), context) };
    },
  },
};

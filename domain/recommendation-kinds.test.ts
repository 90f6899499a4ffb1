// Which rows of recommendations there are, and which of them are about one person.
import { expect, test } from 'vitest';
import { isPersonalKind, isRecommendationKind, RECOMMENDATION_KINDS } from './recommendation-kinds';

test('the kinds are known by their names, and two of them are personal', () => {
  expect(RECOMMENDATION_KINDS.every(isRecommendationKind)).toBe(true);
  expect(isRecommendationKind('Horoscope')).toBe(false);
  expect(RECOMMENDATION_KINDS.filter(isPersonalKind)).toEqual([
    'RecentlyViewedProducts',
    'PersonalProductRecommendation',
  ]);
});

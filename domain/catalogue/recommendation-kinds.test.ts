// The kinds of recommendation rows, and which of them are personal.
import { expect, test } from 'vitest';
import { isPersonalKind, isRecommendationKind, RECOMMENDATION_KINDS } from './recommendation-kinds';

test('each kind is recognised by its name, and two of them are personal', () => {
  expect(RECOMMENDATION_KINDS.every(isRecommendationKind)).toBe(true);
  expect(isRecommendationKind('Horoscope')).toBe(false);
  expect(RECOMMENDATION_KINDS.filter(isPersonalKind)).toEqual([
    'RecentlyViewedProducts',
    'PersonalProductRecommendation',
  ]);
});

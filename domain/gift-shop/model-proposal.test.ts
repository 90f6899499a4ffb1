// A language model's proposal may only contain SKUs of gifts that it received.
import { describe, expect, it } from 'vitest';
import { type GiftForModel, giftFacts, giftsInAnswer } from './model-proposal';
import { PROPOSED_GIFTS } from './proposal';

const gift = (sku: string): GiftForModel => ({
  ...{ sku, name: `Gift ${sku}`, wish: 'Good to eat', isCertified: false, priceOere: 29_900 },
});
const TOLD = ['A', 'B', 'C', 'D'].map(gift);

describe('its answer', () => {
  it.each([
    ['as it was asked for', '["C","A","B"]'],
    ['within a fence and words', 'Here you are:\n```json\n["C", "A", "B"]\n```'],
    ['with one twice and one made up', '["C","A","C","Z-9","B"]'],
    ['within an object', '{"gifts":["C","A","B"]}'],
    ['with what is no text', '["C",1,null,"A","B"]'],
  ])('is read %s', (_how, answer) => expect(giftsInAnswer(answer, TOLD)).toEqual(['C', 'A', 'B']));

  it.each([
    ['nothing', ''],
    ['a sentence', 'I would choose [the best] gifts.'],
    ['too few', '["A","B"]'],
    ['half a list', '["A","B","C"'],
    ['gifts of another shop', '["X","Y","Z"]'],
    ['an attack', '["A\\"; DROP TABLE gift_shop; --"]'],
    ['a flood', `${'x'.repeat(20_000)}["A","B","C"]`],
  ])('is rejected where it is %s', (_what, answer) => expect(giftsInAnswer(answer, TOLD)).toBeNull());

  it('contains no more gifts than the rule proposes', () => {
    const many = Array.from({ length: 40 }, (_, at) => gift(`K-${at}`));
    const answer = JSON.stringify(many.map(({ sku }) => sku));
    expect(giftsInAnswer(answer, many)).toHaveLength(PROPOSED_GIFTS);
  });

  it('may contain both of two gifts', () => expect(giftsInAnswer('["B","A"]', TOLD.slice(0, 2))).toEqual(['B', 'A']));
});

it('the model receives themes and gifts, and no personal data', () => {
  const facts = giftFacts(TOLD.slice(0, 1), { wishes: ['Good to eat'], prefersCertified: true, employees: 40 });
  expect(facts).toEqual({
    ...{ wishes: ['Good to eat'], prefers_ecolabels: true, employees: 40 },
    gifts: [{ sku: 'A', name: 'Gift A', wish: 'Good to eat', has_ecolabel: false, price: 299 }],
  });
});

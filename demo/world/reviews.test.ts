// Example reviews read as written by people: few, about their own product, no sentence twice.
import { describe, expect, it } from 'vitest';
import { buildWorld } from './index';
import { REVIEWS } from './review-texts';
import { reviewsOf } from './reviews';

const world = buildWorld({ now: new Date('2026-11-20T10:00:00Z') });
const reviews = reviewsOf(world.products);
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.toLowerCase().trim());

describe('example reviews', () => {
  it('all belong to a product that the shop shows', () => {
    const written = Object.values(REVIEWS).flat().length;
    expect(reviews).toHaveLength(written);
  });

  it('never repeat a sentence', () => {
    const said = reviews.flatMap(({ summary, body }) => [...sentencesOf(summary), ...sentencesOf(body)]);
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  });

  it('each have a different author name', () => {
    const names = reviews.map(({ nickname }) => nickname);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('are few: at most six per product, on at most one product in twenty', () => {
    const skus = new Set(reviews.map(({ sku }) => sku));
    const shown = world.products.filter(({ visibility }) => visibility === 'catalogue');
    expect(skus.size).toBeLessThanOrEqual(shown.length / 20);
    for (const sku of skus) expect(reviews.filter((one) => one.sku === sku).length).toBeLessThanOrEqual(6);
  });

  it('mention only measures that the product has', () => {
    const wrong = reviews.flatMap(({ sku, summary, body }) => {
      const product = world.products.find((one) => one.sku === sku);
      const facts = [product?.name, ...(product?.attributes.map(({ value }) => value) ?? [])]
        .join(' ')
        .replace(/\u00a0/g, ' ');
      const told =
        `${summary} ${body}`.replace(/\u00a0/g, ' ').match(/\d+(?:,\d+)? (?:mm|g|kg|cm|ark|timer|kopper)\b/g) ?? [];
      return told
        .filter((measure) => !facts.includes(measure) && measure !== '0,7 mm')
        .map((measure) => `${sku}: ${measure}`);
    });
    expect(wrong).toEqual([]);
  });
});

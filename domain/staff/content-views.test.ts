// States of content at both sides of its period, and the list's filters in its address.
import { expect, it } from 'vitest';
import { contentListPath, contentListQuery, contentState, isLongWording } from './content-views';

const FROM = new Date('2026-12-01T00:00:00Z');
const TO = new Date('2026-12-02T00:00:00Z');
const before = (moment: Date) => new Date(moment.getTime() - 1);

it.each([
  ['planned', before(FROM)],
  ['published', FROM],
  ['published', before(TO)],
  ['ended', TO],
] as const)('is %s at %s', (state, now) => {
  expect(contentState({ isPublished: true, from: FROM, to: TO }, now)).toBe(state);
  expect(contentState({ isPublished: false, from: FROM, to: TO }, now)).toBe('draft');
});

it('without a period it is published at any time', () => {
  expect(contentState({ isPublished: true, from: null, to: null }, FROM)).toBe('published');
});

it('filters are written as they are read', () => {
  const query = contentListQuery({ kind: 'popup', q: ' jul & nytår ' });
  expect(query).toEqual({ kind: 'popup', text: 'jul & nytår' });
  expect(contentListQuery(Object.fromEntries(new URL(contentListPath(query), 'http://x').searchParams))).toEqual(query);
  expect(contentListPath(contentListQuery({ kind: 'banner' }))).toBe('/staff/content');
});

it('texts with several lines have long fields', () => {
  expect(isLongWording('blocks.0.text', { da: '', en: '' })).toBe(true);
  expect(isLongWording('title', { da: 'x'.repeat(120), en: '' })).toBe(false);
  expect(isLongWording('title', { da: '', en: 'x'.repeat(121) })).toBe(true);
});

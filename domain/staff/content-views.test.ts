// States of content at both sides of its period, and the list's filters in its address.
import { expect, it } from 'vitest';
import {
  contentListPath,
  contentListQuery,
  contentState,
  isLongWording,
  pageAddressTyped,
  possibleContentActs,
} from './content-views';

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
  expect(query).toEqual({ kind: 'popup', text: 'jul & nytår', isRemoved: false });
  expect(contentListQuery(Object.fromEntries(new URL(contentListPath(query), 'http://x').searchParams))).toEqual(query);
  expect(contentListPath(contentListQuery({ kind: 'banner' }))).toBe('/staff/content');
  const removed = contentListPath(query, { isRemoved: true });
  expect(contentListQuery(Object.fromEntries(new URL(removed, 'http://x').searchParams))).toEqual({
    ...{ kind: null, text: 'jul & nytår', isRemoved: true },
  });
});

it.each([
  ['page', true, false, 'publish draft unpublish remove'],
  ['page', true, true, 'publish draft discard unpublish remove'],
  ['popup', false, true, 'publish draft remove'],
  ['menu', true, true, 'publish draft discard'],
  ['menu', true, false, 'publish draft'],
  ['menu', false, true, 'publish draft discard'],
] as const)('a %s, published %s, with a draft %s: %s', (kind, isPublished, hasDraft, acts) => {
  expect(possibleContentActs({ kind, isPublished, hasDraft })).toEqual(acts.split(' '));
});

it('addresses are read with and without slashes around them', () => {
  expect([' /Info/Om-os/ ', 'info/om-os', '//'].map(pageAddressTyped)).toEqual(['info/om-os', 'info/om-os', '']);
});

it('texts with several lines have long fields', () => {
  expect(isLongWording('blocks.0.text', { da: '', en: '' })).toBe(true);
  expect(isLongWording('title', { da: 'x'.repeat(120), en: '' })).toBe(false);
  expect(isLongWording('title', { da: '', en: 'x'.repeat(121) })).toBe(true);
});

// All bilingual texts of a record are found, and written at the same place.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldOfWords, recordWithWords, wordsInRecord, wordsOfField } from './entry-words';

const RECORD = {
  name: 'about',
  da: { title: 'Om', text: 'Vi', missing: 'x' },
  en: { title: 'About', text: 'We' },
  blocks: [{ block: 'accordion', title: { da: 'Svar', en: 'Answers' }, items: [{ text: { da: 'a', en: 'b' } }] }],
  links: [{ label: { da: 'l', en: 'm' }, href: '/x' }],
  size: { da: 'a', en: 'b', fr: 'c' },
};

it('lists the texts of both languages, of the record first', () => {
  expect(wordsInRecord(RECORD).map(({ name, da, en }) => [name, da, en])).toEqual([
    ['title', 'Om', 'About'],
    ['text', 'Vi', 'We'],
    ['blocks.0.title', 'Svar', 'Answers'],
    ['blocks.0.items.0.text', 'a', 'b'],
    ['links.0.label', 'l', 'm'],
  ]);
});

it('replaces the named texts and leaves all else', () => {
  const words = [
    { name: 'title', da: 'Ny', en: 'New' },
    { name: 'blocks.0.items.0.text', da: 'c', en: 'd' },
    { name: 'links.0.href', da: '/y', en: '/y' },
    { name: 'name', da: 'other', en: 'other' },
  ];
  expect(recordWithWords(RECORD, words)).toEqual({
    ...RECORD,
    da: { ...RECORD.da, title: 'Ny' },
    en: { ...RECORD.en, title: 'New' },
    blocks: [{ ...RECORD.blocks[0], items: [{ text: { da: 'c', en: 'd' } }] }],
  });
});

it('any texts that are put into a record are those found in it', () => {
  const text = fc.record({ da: fc.string(), en: fc.string() });
  fc.assert(
    fc.property(fc.array(text, { minLength: 5, maxLength: 5 }), (texts) => {
      const words = wordsInRecord(RECORD).map(({ name }, at) => ({ name, ...(texts[at] ?? { da: '', en: '' }) }));
      expect(wordsInRecord(recordWithWords(RECORD, words))).toEqual(words);
    }),
  );
});

it('names fields without points', () => {
  expect(fieldOfWords('blocks.0.price_text.da')).toBe('blocks-0-price_text-da');
  expect(wordsOfField('blocks-0-price_text')).toBe('blocks.0.price_text');
});

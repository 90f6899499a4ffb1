import { expect, test } from 'vitest';
import { AS_IT_STANDS, FOR_POINTS } from '#domain/order/line-choice';
import { presentOnLine, presentToWire, wordsOfPresent } from './present';

test('a gift option is read as it was sent, and an empty one is null', () => {
  expect(presentOnLine({ greeting: null, wrapped: null, deliver_on: null })).toBeNull();
  expect(presentOnLine({ greeting: '', wrapped: false, deliver_on: '  ' })).toBeNull();
  expect(presentOnLine({ wrapped: true })).toEqual({ greeting: '', wrapped: true, deliverOn: null });
  expect(presentOnLine({ greeting: 'Til lykke', wrapped: null, deliver_on: ' 2026-12-24 ' })).toEqual({
    ...{ greeting: 'Til lykke', wrapped: false, deliverOn: '2026-12-24' },
  });
});

test('a line shows the selected gift options only', () => {
  const wish = { greeting: 'Til lykke', wrapped: true, deliverOn: '2026-12-24' };
  const asPresentWith = (more: Partial<typeof wish>) => ({ kind: 'present' as const, config: { ...wish, ...more } });
  expect(presentToWire(AS_IT_STANDS)).toEqual({ greeting: '', wrapped: false, deliver_on: null });
  expect(presentToWire(FOR_POINTS)).toBeNull();
  expect(presentToWire(asPresentWith({}))).toEqual({ greeting: 'Til lykke', wrapped: true, deliver_on: '2026-12-24' });
  const labels = (more: Partial<typeof wish>) => wordsOfPresent(asPresentWith(more), 'da').map(({ label }) => label);
  expect(labels({})).toEqual(['Indpakning', 'Hilsen', 'Leveres']);
  expect(labels({ wrapped: false })).toEqual(['Hilsen', 'Leveres']);
  expect(labels({ greeting: '' })).toEqual(['Indpakning', 'Leveres']);
  expect(wordsOfPresent(AS_IT_STANDS, 'da')).toEqual([]);
});

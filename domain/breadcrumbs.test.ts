// Proves which way back a product shows.
import { describe, expect, it } from 'vitest';
import { breadcrumbs, trailFor } from '#domain/breadcrumbs';

const trail = (...paths: string[]) => paths.map((path) => ({ label: path, path }));
const offers = trail('/tilbud');
const paper = trail('/papir', '/papir/kopipapir');
const office = trail('/kontor', '/kontor/papir', '/kontor/papir/a4');
const trails = [offers, paper, office];

describe('the trail', () => {
  it.each([
    ['is the one the visitor came along', '/papir/kopipapir?page=2', paper],
    ['is the nearest to where the visitor came from', '/papir', paper],
    ['is the deepest without a referrer', null, office],
    ['is the deepest when the visitor came from elsewhere', '/search?q=papir', office],
  ])('%s', (_sentence, cameFrom, expected) => expect(trailFor(trails, cameFrom)).toEqual(expected));

  it('is the first of those that are as deep and as near', () => {
    expect(trailFor([paper, trail('/skole', '/skole/papir'), offers], null)).toEqual(paper);
  });

  it('is chosen by where it ends, however many strokes the address has', () => {
    const coloured = trail('/papir', '/papir/farvet');
    expect(trailFor([paper, coloured], '/papir/farvet')).toEqual(coloured);
    expect(trailFor([paper, coloured], '/papir//farvet/#top')).toEqual(coloured);
  });

  it('is empty for a product without categories', () => expect(trailFor([], '/papir')).toEqual([]));

  it('begins at the front page and ends here', () => {
    expect(breadcrumbs('Forside', offers, 'Kuglepen')).toEqual([
      { label: 'Forside', path: '/' },
      { label: '/tilbud', path: '/tilbud' },
      { label: 'Kuglepen', path: null },
    ]);
    expect(breadcrumbs('Forside', [], null)).toEqual([{ label: 'Forside', path: '/' }]);
  });
});

// The category entries of the front page, for customers whose lists hide categories.
import { expect, test } from 'vitest';
import { bannersNow, bannersWithin, entriesWithin } from './front.server';

const entry = (id: number | null, href: string) => ({
  id: String(id),
  categoryId: id,
  name: href,
  href,
  picture: null,
});
const entries = [entry(3, '/papir'), entry(4, '/stole'), entry(null, '/blaek-og-toner')];
const hrefs = (lists: Parameters<typeof entriesWithin>[1]) => entriesWithin(entries, lists).map(({ href }) => href);

test('shows all entries to customers without lists', () => {
  expect(hrefs({ allow: null, disallow: [] })).toEqual(['/papir', '/stole', '/blaek-og-toner']);
});

test('hides the categories that the lists hide, but not other links', () => {
  expect(hrefs({ allow: [{ id: 3, slug: 'papir' }], disallow: [] })).toEqual(['/papir', '/blaek-og-toner']);
  expect(hrefs({ allow: null, disallow: [{ path: 'stole', categoryIds: [] }] })).toEqual(['/papir', '/blaek-og-toner']);
  expect(hrefs({ allow: null, disallow: [{ path: '', categoryIds: [4] }] })).toEqual(['/papir', '/blaek-og-toner']);
});

test('a banner to a hidden category is shown without its button', () => {
  const picture = { url: '', alt: '' };
  const button = { text: 'Se papir', href: '/papir/kopipapir?sort=price', style: 'primary' as const };
  const banner = {
    id: '1',
    title: 'Papir',
    text: '',
    picture,
    button,
    position: 'right' as const,
    links: [],
    colours: null,
    price: null,
  };
  const buttonUnder = (path: string) =>
    bannersWithin([banner], { allow: null, disallow: [{ path, categoryIds: [] }] })[0]?.button;
  expect(buttonUnder('papir')).toBeNull();
  expect(buttonUnder('papir/kopipapir')).toBeNull();
  expect(buttonUnder('stole')).toEqual(button);
});

// spec: 3 Notification and popup: Banners: colour codes, price block (text, currentPrice, previousPrice, currency), date_from and date_to
//   at app/services/front/front.server.ts
test('a banner with a period is shown from its first moment to its last only', () => {
  const at = (text: string) => new Date(text);
  const plain = {
    title: '',
    text: '',
    picture: { url: '', alt: '' },
    button: null,
    position: 'right',
    links: [],
  } as const;
  const banner = (id: string, from: string | null, to: string | null) => ({
    ...{ ...plain, links: [], id, colours: null, price: null },
    period: { from: from === null ? null : at(from), to: to === null ? null : at(to) },
  });
  const banners = [
    banner('always', null, null),
    banner('starts', '2026-11-23T10:00:00Z', null),
    banner('ended', null, '2026-11-23T10:00:00Z'),
    banner('later', '2026-11-23T10:00:01Z', null),
  ];
  const shown = bannersNow(banners, at('2026-11-23T10:00:00Z'));
  expect(shown.map(({ id }) => id)).toEqual(['always', 'starts']);
  expect(shown[0]).not.toHaveProperty('period');
});

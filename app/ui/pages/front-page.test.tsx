// The front page: content defines its blocks and their order; products of a picture and occasions are links.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FrontBlock } from '#domain/content/front-blocks';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { BannerView, ContactPerson, FrontPage as FrontPageModel } from '~/models/content';
import type { DeskView } from '~/models/desk';
import { FrontPage } from './front-page';

const banner = (id: string, links: BannerView['links'] = []): BannerView => ({
  colours: null,
  price: null,
  id,
  title: `Banner ${id}`,
  text: '',
  picture: { url: '/media/x.webp', alt: '' },
  button: null,
  position: 'right',
  links,
});
const ROW = { href: null, tiles: [], slot: 'front:x' };
const CHAIRS = { label: 'Stole', href: '/stole' };
const model = (order: FrontBlock[], banners = [banner('hero')]): FrontPageModel => ({
  banners,
  categories: [{ id: '1', categoryId: 1, name: 'Papir', href: '/papir', picture: null }],
  rows: [
    { id: 'a', title: 'A', ...ROW },
    { id: 'b', title: 'B', ...ROW },
  ],
  facts: [{ icon: 'truck', title: 'Levering', text: '' }],
  occasions: [{ id: 'price', title: 'Pris', links: [{ label: 'Op til 100 kr.', href: '/gaver?price_to=100' }] }],
  order,
});
const lise: ContactPerson = {
  name: 'Lise',
  role: 'Rådgiver',
  text: '',
  telephone: '+45 70 20 41 27',
  email: 'lise@example.com',
  hours: 'Hverdage',
  picture: null,
};
const desk: DeskView = {
  contact: lise,
  lists: [
    {
      id: '1',
      name: 'Aftalevarer',
      href: '/customer/shopping-list/1',
      kind: 'contract',
      canManage: false,
      products: 3,
    },
  ],
  orders: [],
  ownEmail: '',
};
const page = (shown: FrontPageModel, at: DeskView | null = null) =>
  load(
    renderToStaticMarkup(
      <TextsProvider reader={readerIn('da')}>
        <FrontPage model={shown} desk={at} shopName="Butik" language="da" here="/" />
      </TextsProvider>,
    ),
  );
const placesIn = (words: string, ...parts: string[]) => parts.map((part) => words.indexOf(part));

test('has its blocks in the order that content defines, and omits the others', () => {
  const words = page(model(['occasions', 'entrances', 'banners']))
    .root()
    .text();
  const places = placesIn(words, 'Op til 100 kr.', 'Papir', 'Banner hero');
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(words).not.toContain('Levering');
});

test('has exactly one h1, with and without a banner', () => {
  for (const order of [['banners', 'rows'], ['rows']] satisfies FrontBlock[][])
    expect(page(model(order))('h1')).toHaveLength(1);
});

test('shows a room after each row, with its products as links, and small banners after the first row', () => {
  const shown = page(model(['banners', 'rows'], [banner('hero', [CHAIRS]), banner('room', [CHAIRS]), banner('card')]));
  expect(shown('a[href="/stole"]')).toHaveLength(2);
  expect(shown('ul[aria-label="I billedet"]')).toHaveLength(2);
  expect(shown('h2').text()).toContain('Banner card');
});

test('begins with the adviser and the agreements for a customer only', () => {
  const shown = page(model(['desk', 'rows']), desk);
  expect(shown('a[href="tel:+4570204127"]').text()).toContain('Ring til Lise');
  expect(shown('a[href="/customer/shopping-list/1"]').text()).toContain('3 varer');
  expect(
    page(model(['desk', 'rows']))
      .root()
      .text(),
  ).not.toContain('Lise');
});

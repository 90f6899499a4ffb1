// Pictures and sheets are served by a content delivery network if one is set; personal and external files are not.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { mediaAddress, placeMedia } from './media-address';
import { Photo } from './photo';

afterEach(() => placeMedia(''));
const PICTURE = { url: '/media/te.webp?v=abc', alt: 'Te' };

it('is on the shop itself where no network is set', () => {
  expect(mediaAddress('/media/te.webp?w=400')).toBe('/media/te.webp?w=400');
});

// spec: 7 Other: A datasheet CDN
//   at app/ui/kit/media-address.ts, app/ui/shop/product-safety.tsx, app/ui/shop/marks.tsx
it('is on the network for pictures of every width and for data sheets', () => {
  placeMedia('https://cdn.example');
  expect(mediaAddress('/media/dokumenter/1-datablad.pdf')).toBe('https://cdn.example/media/dokumenter/1-datablad.pdf');
  const $ = load(renderToStaticMarkup(<Photo picture={PICTURE} width={200} height={200} />));
  const addresses = [$('img').attr('src'), ...($('source').attr('srcset') ?? '').split(', ')];
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/cdn\.example\/media\/te\./);
});

it('is unchanged for external files and for pages of the shop', () => {
  placeMedia('https://cdn.example');
  for (const address of [
    'https://pictures.example/a.webp',
    '/reklamationsbilleder/x/front',
    '/mediat',
    'data:image/png;base64,x',
  ])
    expect(mediaAddress(address)).toBe(address);
});

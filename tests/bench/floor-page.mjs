// The reference page: 48 plain tiles, about 63 kB, nothing but React's own work. No router, no texts, no data to fetch.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const TILES = 48;
const WORDS = (
  'kontor papir mappe ringbind kuglepen blok arkiv hylde skab bord stol lampe kop kaffe te kasse tape lim saks hulmaskine ' +
  'sort hvid blå grøn rød grå smal bred høj lav let robust stabil lukket åben genbrugt mat blank foldbar stabelbar'
).split(' ');

const kroner = new Intl.NumberFormat('da-DK', { style: 'currency', currency: 'DKK' });

/** The same words in every run: determined by position and count, not at random. */
const words = (from, count) =>
  Array.from({ length: count }, (_, index) => WORDS[(from * 7 + index * 11 + index * index) % WORDS.length]).join(' ');

const PRODUCTS = Array.from({ length: TILES }, (_, index) => ({
  sku: String(400_000 + index * 37),
  slug: `${words(index, 4).replaceAll(' ', '-')}-${index}`,
  name: `${words(index + 3, 4)} ${index}`,
  text: words(index + 5, 50),
  brand: words(index, 1),
  gross: kroner.format(49 + index * 12.5),
  net: kroner.format((49 + index * 12.5) / 1.25),
  stock: (index * 13) % 70,
}));

function Tile({ product }) {
  const { sku, slug, name, text, brand, gross, net, stock } = product;
  const picture = `/media/${slug}/200.webp`;
  return h(
    'li',
    { className: 'tile rounded bordered padded' },
    h(
      'a',
      { href: `/${slug}`, className: 'tile-picture rounded' },
      h('img', {
        src: picture,
        srcSet: `${picture} 1x, /media/${slug}/400.webp 2x`,
        width: 200,
        height: 200,
        alt: name,
        loading: 'lazy',
      }),
    ),
    h('h3', { className: 'tile-name' }, h('a', { href: `/${slug}`, className: 'tile-link' }, name)),
    h('p', { className: 'tile-sub muted small' }, `${brand} · varenr. ${sku}`),
    h('p', { className: 'tile-text small' }, text),
    h(
      'p',
      { className: 'tile-price' },
      h('strong', null, gross),
      ' ',
      h('span', { className: 'muted' }, `${net} ekskl. moms`),
    ),
    h('p', { className: 'tile-stock small positive' }, `${stock} stk. på lager`),
    h(
      'form',
      { method: 'post', action: '/cart', className: 'tile-form' },
      h('input', { type: 'hidden', name: 'sku', value: sku }),
      h('input', {
        type: 'number',
        name: 'quantity',
        min: 1,
        defaultValue: 1,
        className: 'quantity',
        'aria-label': `Antal af ${name}`,
      }),
      h('button', { type: 'submit', className: 'button button-primary' }, 'Læg i kurv'),
    ),
  );
}

function Page() {
  return h(
    'html',
    { lang: 'da' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('title', null, 'Kontorartikler'),
      h('link', { rel: 'stylesheet', href: '/styles.css' }),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, 'Kontorartikler'),
        h(
          'ul',
          null,
          PRODUCTS.map((product) => h(Tile, { key: product.sku, product })),
        ),
      ),
    ),
  );
}

export const renderFloorPage = () => `<!DOCTYPE html>${renderToString(h(Page))}`;

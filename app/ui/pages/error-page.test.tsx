// The general error page (spec §2): the content service's texts for a status, else the shop's own, and a link to continue.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readerIn, textsOf } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import type { Tile } from '~/models/product';
import { errorContentOf } from '~/services/content/error-page.map';
import { ErrorPage } from './error-page';

type Props = Parameters<typeof ErrorPage>[0];

const drawn = (props: Props) =>
  load(
    renderToStaticMarkup(
      <TextsProvider reader={readerIn('da')}>
        <ErrorPage {...props} />
      </TextsProvider>,
    ),
  );

const content = errorContentOf(
  {
    title: 'Kassen er lukket i nat',
    text: '<p>Vi <strong>åbner</strong> igen kl. 6.<script>alert(1)</script></p>',
    image: { url: '/media/lukket.webp', alternativeText: 'En lukket dør' },
    banner: { text: 'Drift i nat', backgroundColor: '#222222', textColor: '#ffffff' },
    recommendations: [
      { id: 'r', type: 'PopularProducts', location: 'error', title: 'Det køber andre', numberOfRecommendations: 5 },
    ],
  } as Parameters<typeof errorContentOf>[0],
  503,
);
const tile = {
  sku: 'KV-1',
  number: 'KV-1',
  name: 'Kopipapir A4',
  href: '/kopipapir-a4',
  picture: { url: '/media/papir.webp', alt: '' },
  price: null,
  unit: 'pk',
  quantity: { min: 1, max: 99, increments: 1 },
  stock: { salable: true, colour: 'green', label: 'På lager', note: null },
  swatches: { slug: '', shown: [], more: 0 },
  logos: [],
  energy: null,
  points: null,
  action: { kind: 'add-to-cart', sku: 'KV-1' },
} as unknown as Tile;
const rows = content.blocks.map(({ id, title }) => ({ id, title, href: null, tiles: [tile] }));
const written = { ...content, rows };

describe('the general error page', () => {
  // spec: 2 Scroll and error pages: A general error page: large status code, image, text and buttons
  //   at app/ui/pages/error-page.tsx
  it('has a large status code, picture, text and buttons', () => {
    const $ = drawn({ language: 'da', status: 500, page: written, backHref: '/cart', requestId: 'r-1' });
    expect($('p[aria-hidden=true]').text()).toBe('500');
    expect($('img').attr('src')).toContain('/media/lukket.webp');
    expect($('body').text()).toContain('r-1');
    expect(
      $('a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['/', '/cart']);
  });

  it('shows no request number where the shop is temporarily unavailable', () => {
    const $ = drawn({ language: 'da', status: 503, page: null, requestId: 'r-1' });
    expect($('body').text()).not.toContain('r-1');
  });

  // spec: 2 Scroll and error pages: It can show a banner, image, title, HTML text
  //   at app/ui/pages/error-page.tsx, app/services/content/content.map.ts
  it('shows banner, image, title and HTML text of the content service, without scripts', () => {
    const $ = drawn({ language: 'da', status: 503, page: written });
    expect($('h1').text()).toBe('Kassen er lukket i nat');
    expect($('strong').text()).toBe('åbner');
    expect($('body').text()).toContain('Drift i nat');
    expect($('img')).toHaveLength(1);
    expect($('script')).toHaveLength(0);
  });

  // spec: 2 Scroll and error pages: It can show recommendations
  //   at app/request-context/error-page.server.ts, app/ui/pages/error-page.tsx
  it('shows the rows that content has configured, where the page is inside the shop’s layout', () => {
    const $ = drawn({ language: 'da', status: 404, page: written, withRows: true });
    expect($('h2').text()).toBe('Det køber andre');
    expect([$('li a').attr('href'), $('input[name=returnTo]').attr('value')]).toEqual(['/kopipapir-a4', '/']);
    expect(drawn({ language: 'da', status: 404, page: written })('li')).toHaveLength(0);
  });

  it('shows the shop’s own texts where the content service has none', () => {
    const $ = drawn({ language: 'da', status: 500, page: null });
    expect([$('h1').text(), $('img').length]).toEqual([textsOf('da').t('content:error.title'), 0]);
    expect($('body').text()).toContain(textsOf('da').t('content:error.text'));
    expect($('a').attr('href')).toBe('/');
  });
});

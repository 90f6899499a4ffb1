// The markup of the kit without scripts: what browsers, screen readers and forms receive from the server.
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PriceView } from '~/models/money';
import {
  Field,
  keptWhole,
  linkTo,
  Pager,
  Photo,
  Price,
  photoAhead,
  QuantityInput,
  RadioCards,
  SmartLink,
  Table,
} from './index';
import { pagesShown } from './navigation';

const draw = (element: ReactElement) => load(renderToStaticMarkup(element));
const price: PriceView = {
  oere: 129900,
  includesVat: true,
  regularOere: null,
  percentOff: 0,
  lowest30Oere: null,
  from: false,
  duty: null,
  tiers: [],
  reasons: [],
};
const labels = { from: 'Fra', regular: 'Normalpris', lowest30: 'Laveste pris seneste 30 dage:' };

describe('a field', () => {
  it('associates label, hint and error with its control', () => {
    const $ = draw(
      <Field label="E-mail" name="email" hint="Til kvittering" error="Dette er et obligatorisk felt." required />,
    );
    const input = $('input');
    expect(input.attr('id')).toBe($('label').attr('for'));
    expect(input.attr('aria-invalid')).toBe('true');
    expect(input.attr('required')).toBeDefined();
    const described = (input.attr('aria-describedby') ?? '').split(' ').map((id) => $(`[id="${id}"]`).text());
    expect(described).toEqual(['Til kvittering', 'Dette er et obligatorisk felt.']);
  });

  it('has no error attributes when there is no error', () => {
    const input = draw(<Field label="Navn" name="lines[0].name" />)('input');
    expect(input.attr('aria-invalid')).toBeUndefined();
    expect(input.attr('aria-describedby')).toBeUndefined();
    expect(input.attr('id')).toBe('f-lines-0-name');
  });
});

describe('a quantity', () => {
  it('is a plain number field without scripts, with the limits of the product', () => {
    const $ = draw(<QuantityInput name="quantity" label="Antal" rule={{ min: 2, max: 20, increments: 2 }} />);
    expect($('button')).toHaveLength(0);
    expect($('input').attr()).toMatchObject({ type: 'number', min: '2', max: '20', step: '2', value: '2' });
    expect($('label').text()).toBe('Antal');
  });
});

describe('a quantity with more digits than the small field has room for', () => {
  const classOf = (defaultValue: number, size?: 'small' | 'medium') =>
    draw(
      <QuantityInput name="n" label="Antal" rule={{ min: 1, max: 9999, increments: 1 }} {...{ defaultValue, size }} />,
    )('quantity-steps').attr('class');
  it('is in the wide field from 1,000 on, unless the size is given', () => {
    expect(classOf(999)).toBe(classOf(1, 'small'));
    expect(classOf(1000)).toBe(classOf(1, 'medium'));
    expect(classOf(1000, 'small')).toBe(classOf(1, 'small'));
    expect(classOf(1, 'medium')).not.toBe(classOf(1, 'small'));
  });
});

describe('a price', () => {
  it('is in Danish format with two decimals', () => {
    expect(draw(<Price price={price} language="da" labels={labels} />)('p').text()).toBe('1.299,00\u00a0kr.');
  });

  it('labels the regular price for screen readers and the lowest of 30 days for all', () => {
    const cut = { ...price, regularOere: 179900, lowest30Oere: 139900 };
    const $ = draw(<Price price={cut} language="da" labels={labels} />);
    expect($('s').text()).toBe('1.799,00');
    expect($('p').text()).toContain('Normalpris');
    expect($('p').text()).toContain('Laveste pris seneste 30 dage: 1.399,00\u00a0kr.');
  });

  it('reads a large amount as one text and hides the styled one', () => {
    const $ = draw(<Price price={price} language="da" size="large" labels={labels} />);
    $('[aria-hidden]').remove();
    expect($('p').text()).toBe('1.299,00\u00a0kr.');
  });
});

describe('links', () => {
  // spec: 2 Product links and tiles: Links that start with http open in a new tab
  //   at app/ui/kit/link.tsx
  // spec: 2 Product links and tiles: Other links get a leading slash
  //   at app/ui/kit/link.tsx
  it.each([
    ['https://example.dk/a', { href: 'https://example.dk/a', target: '_blank', rel: 'noopener' }],
    ['kontorstole', { href: '/kontorstole' }],
    ['/kontorstole', { href: '/kontorstole' }],
    ['?panel=minicart', { href: '?panel=minicart' }],
    ['#main', { href: '#main' }],
    ['mailto:hej@example.dk', { href: 'mailto:hej@example.dk' }],
  ])('to %s follow the rule of the specification', (href, expected) => {
    expect(linkTo(href)).toEqual(expected);
  });

  it('go through the router only if they are soft and lead to a page of the shop', () => {
    const drawSoft = (href: string) =>
      draw(
        <MemoryRouter>
          <SmartLink href={href} soft>
            Papir
          </SmartLink>
        </MemoryRouter>,
      )('a').attr();
    expect(drawSoft('papir')?.href).toBe('/papir');
    expect(drawSoft('?panel=minicart')?.href).toBe('/?panel=minicart');
    // Outside of a router a soft link fails, and these do not.
    for (const href of ['https://example.dk/a', '#main', 'mailto:hej@example.dk'])
      expect(renderToStaticMarkup(<SmartLink {...{ href, soft: true }}>Papir</SmartLink>)).toContain(`href="${href}"`);
    expect(() => renderToStaticMarkup(<SmartLink {...{ href: '/papir', soft: true }}>Papir</SmartLink>)).toThrow();
  });

  it('are plain anchors by default', () => {
    expect(renderToStaticMarkup(<SmartLink href="papir">Papir</SmartLink>)).toBe('<a href="/papir">Papir</a>');
  });
});

describe('a picture', () => {
  it('offers the widths of /media up to twice its box, retains the version, and has fixed dimensions', () => {
    const $ = draw(<Photo picture={{ url: '/media/stol.webp?v=abc', alt: 'Stol' }} width={200} height={200} />);
    expect($('source').attr('srcset')).toBe('/media/stol.avif?w=200&v=abc 200w, /media/stol.avif?w=400&v=abc 400w');
    expect($('img').attr()).toMatchObject({ width: '200', height: '200', alt: 'Stol', loading: 'lazy' });
  });

  it('has small widths for a small box, and at most two pixels per point for a large one', () => {
    const widthsOf = (width: number) =>
      draw(<Photo picture={{ url: '/media/stol.webp', alt: '' }} width={width} height={width} />)('source')
        .last()
        .attr('srcset')
        ?.match(/\d+(?=w\b)/g);
    expect([36, 96, 128, 200, 600].map(widthsOf)).toEqual([
      ['64', '120', '200'],
      ['120', '200'],
      ['200', '400'],
      ['200', '400'],
      ['200', '400', '600', '800', '1200'],
    ]);
  });

  it.each([200, 1200])('of width %i is preloaded with the same files that its element offers', (width) => {
    const picture = { url: '/media/stol.webp?v=abc', alt: '' };
    const $ = draw(<Photo picture={picture} width={width} height={width} sizes="100vw" eager />);
    const offered = $('source').map((_, source) => [[$(source).attr('srcset'), $(source).attr('sizes')]]);
    const ahead = photoAhead({ picture, width, sizes: '100vw' });
    expect(ahead.map(({ imageSrcSet, imageSizes }) => [imageSrcSet, imageSizes])).toEqual(offered.get());
    expect(photoAhead({ picture: { url: '/x.svg', alt: '' }, width })).toEqual([]);
  });

  it('leaves addresses of other kinds unchanged', () => {
    expect(draw(<Photo picture={{ url: '/x.svg', alt: '' }} width={28} height={28} eager />)('picture')).toHaveLength(
      0,
    );
  });
});

describe('lists and choices', () => {
  it('show first, last and the neighbours of the current page', () => {
    expect(pagesShown(4, 12)).toEqual([1, null, 3, 4, 5, null, 12]);
    expect(pagesShown(1, 2)).toEqual([1, 2]);
  });

  it('have no pager for one page', () => {
    const paging = { page: 1, pages: 1, total: 3, pageSize: 24 };
    expect(
      renderToStaticMarkup(<Pager paging={paging} hrefFor={String} labels={{ nav: '', previous: '', next: '' }} />),
    ).toBe('');
  });

  it('have native radio cards, one of them selected', () => {
    const options = [
      { value: 'a', title: 'Pakkeshop', checked: true },
      { value: 'b', title: 'Hent i butik', disabled: true, error: 'Ikke på lager' },
    ];
    const $ = draw(<RadioCards legend="Levering" name="shipping" options={options} />);
    expect($('legend').text()).toBe('Levering');
    expect($('input:checked').attr('value')).toBe('a');
    expect($('input[value=b]').attr('disabled')).toBeDefined();
  });

  it('label every table cell with its column, for phones', () => {
    const $ = draw(
      <Table
        caption="Ordrer"
        columns={[{ label: 'Ordre' }, { label: '' }]}
        rows={[{ key: '1', cells: ['100', 'Se'] }]}
      />,
    );
    expect(
      $('td')
        .map((_, cell) => $(cell).attr('data-label') ?? '-')
        .get(),
    ).toEqual(['Ordre', '-']);
  });

  it('a price has no inline styles', () => {
    const html = renderToStaticMarkup(<Price price={{ ...price, from: true }} language="en" labels={labels} />);
    expect(html).not.toContain('style=');
  });
});

describe('a range of days', () => {
  it.each([
    ['På lager: 3–5 hverdage', '3–5 hverdage'],
    ['In stock: 3–5\u00a0working days', '3–5\u00a0working'],
  ])('%s is not broken behind its dash', (label, range) => {
    const markup = renderToStaticMarkup(<p>{keptWhole(label)}</p>);
    expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(label);
    expect(markup).toMatch(new RegExp(`<span class="[^"]+">${range}</span>`));
  });
});

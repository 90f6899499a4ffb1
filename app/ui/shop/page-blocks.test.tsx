// Blocks of a page in the browser: each can be linked to, forms work independently, and a film of another site loads on request.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider, useTexts } from '~/i18n/use-texts';
import type { PageBlock, VideoBlock } from '~/models/page-block';
import { PageBlocks } from './page-blocks';

const FILM: VideoBlock = {
  kind: 'video',
  id: 'block-film',
  anchor: null,
  title: 'Sådan samles bordet',
  html: '<p>Først benene.</p>',
  poster: { url: '/media/x.webp', alt: '' },
  source: {
    kind: 'elsewhere',
    site: 'YouTube',
    player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    isFile: false,
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  },
};

function Page({ blocks, playing }: { blocks: PageBlock[]; playing: string | null }) {
  const { t } = useTexts();
  const newsletter = { words: 'Ja tak.' };
  return (
    <PageBlocks blocks={blocks} newsletter={newsletter} playing={playing} language="da" here="/info/bord?x=1" t={t} />
  );
}

const drawn = (blocks: PageBlock[], playing: string | null = null) =>
  load(
    renderToStaticMarkup(
      <TextsProvider reader={readerIn('da')}>
        <Page blocks={blocks} playing={playing} />
      </TextsProvider>,
    ),
  );

test('loads nothing from another site until the visitor requests its film, and then that film only', () => {
  const waiting = drawn([FILM]);
  expect(waiting('iframe, video, script').length).toBe(0);
  expect(waiting('img').attr('src')).toMatch(/^\/media\//);
  const ask = waiting('a[href*="film="]');
  expect([ask.attr('href'), ask.attr('rel')]).toEqual(['/info/bord?x=1&film=block-film#block-film', 'nofollow']);
  expect(ask.text()).toBe('Afspil fra YouTube: Sådan samles bordet');
  expect(waiting.text()).toContain('YouTube kan da se dit besøg og sætte cookies.');
  expect(waiting.text()).toContain('Først benene.');

  const playing = drawn([FILM, { ...FILM, id: 'block-other' }], 'block-film');
  expect(playing('iframe').length).toBe(1);
  expect(playing('iframe').attr()).toMatchObject({
    title: 'Sådan samles bordet',
    sandbox: 'allow-scripts allow-same-origin allow-presentation',
  });
  expect(playing('a[href*="film=block-other"]').length).toBe(1);
});

test('plays a film of the shop in place, without preloading, and states its size', () => {
  const own = { kind: 'own', url: '/uploads/f.mp4', mime: 'video/mp4', bytes: 12_345_600 } as const;
  const page = drawn([{ ...FILM, source: own }]);
  expect(page('video').attr()).toMatchObject({ preload: 'none', 'aria-label': 'Sådan samles bordet' });
  expect(page('video').attr()).not.toHaveProperty('autoplay');
  expect(page('source').attr()).toEqual({ src: '/uploads/f.mp4', type: 'video/mp4' });
  expect(page.text()).toContain('Filmen fylder 12,3 MB.');
});

test('links blocks by their anchors, collapses accordions, and gives a picture the dimensions of its file', () => {
  const page = drawn([
    { kind: 'text', id: 'block-1', anchor: 'priser', title: 'Priser', html: '<p>A</p>' },
    {
      kind: 'accordion',
      id: 'block-2',
      anchor: null,
      title: null,
      items: [{ id: 'fold', title: 'Hvad?', html: '<p>Det.</p>' }],
    },
    {
      ...{ kind: 'picture', id: 'block-3', anchor: null, caption: 'Et bord', href: null },
      picture: { url: '/media/x.webp', alt: 'Bord' },
      measures: { width: 400, height: 300 },
    },
  ]);
  expect(page('#priser h2').text()).toBe('Priser');
  expect(page('details').attr('open')).toBeUndefined();
  const { width, height } = page('figure img').attr() ?? {};
  expect([width, height, page('figcaption').text()]).toEqual(['800', '600', 'Et bord']);
});

test.each([
  ['newsletter', 'post', '/nyhedsbrev', 'email'],
  ['stores', 'get', '/butikker', 'postnr'],
  ['search', 'get', '/search', 'q'],
] as const)('the form %s has the method, address and field of its page', (form, method, action, field) => {
  const page = drawn([{ kind: 'form', id: 'block-1', anchor: null, form, title: null, html: '' }]);
  expect(page('form').attr()).toMatchObject({ method, action });
  expect(page(`form [name="${field}"]`).length).toBe(1);
  expect(page('h2').text()).not.toBe('');
});

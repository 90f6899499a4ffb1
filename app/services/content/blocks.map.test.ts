// Blocks of a page as content services may return them: malicious markup is removed, unknown or incomplete blocks are omitted.
import { describe, expect, it } from 'vitest';
import { pageBlocksOf } from './blocks.map';
import { filmSourceOf } from './film.map';

/** Input as the service may return it, not as its types declare. */
const blocksOf = (...blocks: object[]) => pageBlocksOf(blocks as never);

describe('a block', () => {
  it('retains its text and loses executable markup', () => {
    const text =
      '<h2 onclick="a()">A</h2><script>b()</script><img src=x onerror=c()><a href="javascript:d()">e</a><iframe src="//f"></iframe>';
    const [block] = blocksOf({
      __typename: 'ComponentBlocksText',
      id: '1',
      anchor: 'a" onload="x',
      title: '<b>A</b>',
      text,
    });
    expect(block).toEqual({ kind: 'text', id: 'block-1', anchor: null, title: '<b>A</b>', html: '<h2>A</h2><a>e</a>' });
  });

  it.each([
    ['of an unknown kind', { __typename: 'ComponentBlocksMap' }],
    ['of a kind that is a name of every object', { __typename: 'toString', id: '1' }],
    ['of words without words', { __typename: 'ComponentBlocksText', id: '1', text: '' }],
    ['of a picture without one', { __typename: 'ComponentBlocksPicture', id: '1', media: null }],
    ['of goods without a title', { __typename: 'ComponentBlocksProducts', id: '1', skus: ['A'] }],
    ['of a row that is not there', { __typename: 'ComponentBlocksRecommendation', id: '1', recommendation: null }],
    ['of folds without a title', { __typename: 'ComponentBlocksAccordion', id: '1', items: [null, { id: '2' }] }],
    ['of an unknown form', { __typename: 'ComponentBlocksForm', id: '1', form: 'payment' }],
    ['of a film that is nowhere', { __typename: 'ComponentBlocksVideo', id: '1', title: 'A', provider: 'youtube' }],
  ])('%s is omitted', (_what, block) => {
    expect(blocksOf(block)).toEqual([]);
  });

  it('lists SKUs once, as strings, and no more than a row shows', () => {
    const skus = [1, 'A', 'A', null, '', ...Array.from({ length: 99 }, (_, at) => `S${at}`)];
    const [block] = blocksOf({
      __typename: 'ComponentBlocksProducts',
      id: '1',
      title: 'A',
      href: 'javascript:a',
      skus,
    });
    expect(block).toMatchObject({ href: null });
    expect(block?.kind === 'products' && [block.skus.length, block.skus[0], block.skus[1]]).toEqual([24, 'A', 'S0']);
    expect(blocksOf({ __typename: 'ComponentBlocksProducts', id: '1', title: 'A', skus: 'A' })).toMatchObject([
      { skus: [] },
    ]);
  });

  it('has a unique id next to a block of another kind with the same id', () => {
    const blocks = blocksOf(
      { __typename: 'ComponentBlocksText', id: '2', text: '<p>A</p>' },
      { __typename: 'ComponentBlocksAccordion', id: '2', items: [{ id: '2', title: 'B', text: 'C' }] },
      { __typename: 'ComponentBlocksProducts', id: '2', title: 'D', skus: [] },
      { __typename: 'ComponentBlocksText', id: '3', text: '<p>E</p>' },
    );
    expect(blocks.map(({ id }) => id)).toEqual(['block-text-2', 'block-accordion-2', 'block-products-2', 'block-3']);
    expect(blocks[1]).toMatchObject({ items: [{ id: 'block-fold-2' }] });
  });

  it('is formatted as Markdown where its text is not HTML, and sanitised either way', () => {
    const html = (text: string) => {
      const [block] = blocksOf({ __typename: 'ComponentBlocksText', id: '1', text });
      return block?.kind === 'text' ? block.html.replace(/\s*\n\s*/g, '') : null;
    };
    expect(html('## Hvem er vi\n\nVi **sælger** papir.\n\n- et\n- to [link](/kontor)')).toBe(
      '<h2>Hvem er vi</h2><p>Vi <strong>sælger</strong> papir.</p><ul><li>et</li><li>to <a href="/kontor">link</a></li></ul>',
    );
    expect(html('Hej <script>a()</script>[b](javascript:c())')).toBe('<p>Hej <a>b</a></p>');
    expect(html('\n<p>**A**</p>')).toBe('<p>**A**</p>');
  });

  it('appears once per id, and 40 blocks appear at most', () => {
    const text = (id: string) => ({ __typename: 'ComponentBlocksText', id, text: 'A' });
    expect(blocksOf(text('1'), text('1'), text('2')).map(({ id }) => id)).toEqual(['block-1', 'block-2']);
    expect(blocksOf(...Array.from({ length: 99 }, (_, at) => text(`${at}`)))).toHaveLength(40);
  });
});

// spec: 3 Other entities: Uploaded file: a film by its `size`, a picture by its `width` and `height`
//   at app/services/content/film.map.ts, app/ui/shop/block-video.tsx, app/ui/shop/page-blocks.tsx
describe('a film', () => {
  it('of the shop is played in place, and has its size', () => {
    const file = { url: '/uploads/film.mp4', mime: 'video/mp4', size: 12_345.6 };
    expect(filmSourceOf({ file })).toEqual({ kind: 'own', url: file.url, mime: file.mime, bytes: 12_345_600 });
  });

  it('of another site is requested from its player without cookies', () => {
    expect(filmSourceOf({ provider: 'youtube', video_id: 'dQw4w9WgXcQ' })).toMatchObject({
      kind: 'elsewhere',
      site: 'YouTube',
      player: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    });
    expect(filmSourceOf({ file: { url: 'https://cdn.example/f.mp4' } })).toMatchObject({
      site: 'cdn.example',
      isFile: true,
    });
  });

  it.each([
    [{ provider: 'youtube', video_id: '../../x?y' }],
    [{ provider: 'toString', video_id: 'dQw4w9WgXcQ' }],
    [{ file: { url: 'javascript:alert(1)' } }],
    [{ file: { url: '//elsewhere.example/f.mp4' } }],
    [{ file: { url: 'http://insecure.example/f.mp4' } }],
    [{}],
  ])('%j is no film', (film) => {
    expect(filmSourceOf(film)).toBeNull();
  });
});

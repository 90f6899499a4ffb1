// A page is composed of page-specific markup and of cached parts, each in its place.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { classTextsOf, pageDrawing } from './drawing.server';
import { CachedMarkup, DrawContext, type Drawn, type Memory, ServerOnly, usePieces } from './ui/kit';

const OF = {};
const MEMORY: Memory = new WeakMap();

function Numbers({ of, drawn }: { of: number[]; drawn: number[] }) {
  const one = (number: number) => {
    drawn.push(number);
    return <li className={`n${number} row`}>{number}</li>;
  };
  return <ul {...usePieces(of.map((number) => ({ facts: number, draw: () => one(number) })))} />;
}

function written(of: number[], drawn: number[] = [], text = '') {
  const { drawing, piecesOf } = pageDrawing('da');
  const pieces = piecesOf(
    renderToString(
      <DrawContext.Provider value={drawing}>
        <main className="page">{text}</main>
        <ServerOnly>
          <CachedMarkup memory={MEMORY} of={OF}>
            <nav className="menu">Menu</nav>
          </CachedMarkup>
          <Numbers of={of} drawn={drawn} />
        </ServerOnly>
      </DrawContext.Provider>,
    ),
  );
  const html = pieces.map((piece) => (typeof piece === 'string' ? piece : String(piece.bytes))).join('');
  return { pieces, html };
}

const isPart = (piece: string | Drawn) => typeof piece !== 'string';

test('inserts each cached part in its place, and renders it once for all pages', () => {
  const drawn: number[] = [];
  const { html, pieces } = written([1, 2, 1], drawn);
  expect(html).toContain('<nav class="menu">Menu</nav></div><ul><li class="n1 row">1</li><li class="n2 row">2</li>');
  expect(html).toContain('2</li><li class="n1 row">1</li></ul>');
  expect(html).not.toContain('<!--part');
  expect(pieces.filter(isPart)).toHaveLength(4);
  written([2, 3], drawn);
  expect(drawn).toEqual([1, 2, 3]);
});

test('collects the classes of cached parts along with those of the page', () => {
  expect([...classTextsOf(written([7]).pieces)].sort()).toEqual(expect.arrayContaining(['menu', 'n7 row', 'page']));
  expect([...classTextsOf(written([8]).pieces)]).not.toContain('n7 row');
});

test('escapes a shopper’s text that looks like a placeholder of a part', () => {
  const { html } = written([], [], '<!--part 0-->');
  expect(html).toContain('&lt;!--part 0--&gt;');
});

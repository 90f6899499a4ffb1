// The page of a large cart compared with its lower bound: the same HTML as plain React elements, rendered by React alone, without components,
// texts, routes or data.
import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { startService, temporaryFolder } from '../../support/service';
import { percentile } from '../client.mjs';
import { report } from '../table.mjs';

const ROUNDS = 40;
const WARM_UP = 12;
const MOST_TIMES_THE_FLOOR = 6;

type Node = ReturnType<ReturnType<typeof load>['root']>[0]['children'][number];
const RENAMED: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', maxlength: 'maxLength' };
/** Attributes that React handles differently, or writes by itself. */
const LEFT_OUT = /^(style|on\w+|value|checked|selected)$/;

function elementOf(node: Node, key: number): ReactNode {
  if ('data' in node) return String(node.type) === 'text' ? node.data : null;
  if (!('attribs' in node)) return null;
  const attributes = Object.entries(node.attribs).flatMap(([name, value]): [string, string][] =>
    LEFT_OUT.test(name) ? [] : [[RENAMED[name] ?? name, value]],
  );
  const isCode = String(node.type) !== 'tag';
  const code = isCode ? node.children.map((one) => ('data' in one ? one.data : '')).join('') : '';
  const raw = code === '' ? {} : { dangerouslySetInnerHTML: { __html: code } };
  const props: { key: number } = Object.assign({ key }, Object.fromEntries(attributes), raw);
  const inside = isCode ? [] : node.children.map(elementOf);
  return inside.length > 0 ? createElement(node.name, props, inside) : createElement(node.name, props);
}

function floorOf(html: string): number {
  const $ = load(html);
  const page = $('html').toArray().map(elementOf);
  const times: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const since = performance.now();
    Buffer.from(renderToString(page));
    if (turn >= WARM_UP) times.push(performance.now() - since);
  }
  return percentile(times, 0.5);
}

/** The complete shop on that database, with caches of pages and queries off. */
export async function cartPage(databaseUrl: string, cart: string, lines: number): Promise<void> {
  const shop = await startService({
    entry: 'build/server.js',
    env: {
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      DATA_DIR: temporaryFolder(),
      PAGE_CACHE: 'off',
      QUERY_CACHE: 'off',
      GZIP: 'off',
    },
  });
  try {
    const times: number[] = [];
    let html = '';
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const since = performance.now();
      const reply = await fetch(`${shop.origin}/cart`, { headers: { cookie: `cart-id=${cart}` } });
      html = await reply.text();
      if (turn >= WARM_UP) times.push(performance.now() - since);
    }
    const shown = load(html)('input[name^="qty-"]').length;
    if (shown < lines) throw new Error(`The page shows ${shown} of ${lines} lines`);
    const [page, floor] = [percentile(times, 0.5), floorOf(html)];
    const note = `p50 ${page.toFixed(1)} ms, React alone ${floor.toFixed(1)} ms, ${Buffer.byteLength(html)} bytes`;
    report(`page of a cart of ${lines} lines`, page / floor, { unit: '× floor', most: MOST_TIMES_THE_FLOOR, note });
  } finally {
    await shop.stop();
  }
}

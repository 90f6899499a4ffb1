// Everything that outlives a request and grows has a bound and is listed with it in docs/operator/memory.md.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sourcesIn } from './support/source';

const PRODUCT = sourcesIn('domain', 'app', 'backend', 'demo', 'server').filter(
  ({ path: file, isTest }) => !isTest && !/^(app\/client|backend\/cli)\/|\.client\.tsx?$|\/testing\//.test(file),
);
/** Module-level state that starts empty; tables with initial content are not caches. */
const OF_A_MODULE = /^(?:export )?const (\w+)(?:: (?!Readonly)[^=\n]+)? = new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\);/gm;
const LRU = /(?:const|let) (\w+)(?::[^=\n]+)? = new LRUCache\b/g;

const found = PRODUCT.flatMap(({ path: file, text }) =>
  [...text.matchAll(OF_A_MODULE), ...text.matchAll(LRU)].map(([, name]) => `${file} ${name}`),
);

/** Rows of the table: | what | `file` `name` | bound |. */
const listed = [
  ...fs
    .readFileSync(path.join(root, 'docs/operator/memory.md'), 'utf8')
    .matchAll(/^\| [^|]+ \| `([\w./-]+)` `(\w+)` \| ([^|]+) \|$/gm),
].map(([, file = '', name = '', bound = '']) => ({ file, name, bound: bound.trim() }));

test('each cache in the source is listed', () => {
  const known = new Set(listed.map(({ file, name }) => `${file} ${name}`));
  expect(found.filter((each) => !known.has(each))).toEqual([]);
});

test('each listed cache is in the source and has a bound', () => {
  const text = new Map(PRODUCT.map((file) => [file.path, file.text]));
  const wrong = listed.filter(
    ({ file, name, bound }) =>
      !new RegExp(`\\b${name}\\b.*new (LRUCache|(Weak)?(Map|Set))\\b`).test(text.get(file) ?? '') || bound === '',
  );
  expect(wrong).toEqual([]);
  expect(listed.length).toBeGreaterThan(20);
});

test('an LRU cache is bounded in bytes, unless its entries are small and of one size', () => {
  const SMALL = [
    'app/services/customer/token-data.server.ts',
    'app/request-context/bot-check.server.ts',
    'app/request-context/document.server.ts',
    'app/i18n/reader.server.ts',
    'backend/commerce/catalogue/import/row/places.ts',
    'backend/commerce/punchout/proven-secret.ts',
    'backend/commerce/catalogue/import/picture-source.ts',
    'backend/shop-files/sections/content/picture.ts',
  ];
  const countsOnly = PRODUCT.filter(
    ({ path: file, text }) => /new LRUCache\b[^;]*?\{\s*max:/.test(text) && !SMALL.includes(file),
  );
  expect(countsOnly.map(({ path: file }) => file)).toEqual([]);
});

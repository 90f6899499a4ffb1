// Internal links of README.md, SECURITY.md and docs: the file exists, and so does the heading. Every page is in the index with its reader.
import fs from 'node:fs';
import path from 'node:path';
import { marked, type Token } from 'marked';
import { expect, test } from 'vitest';
import { allFiles, root } from './support/source';

const rootPages = fs.readdirSync(root).filter((file) => file.endsWith('.md'));
const pages = [...rootPages, ...allFiles('docs').filter((file) => file.endsWith('.md'))];

interface Page {
  links: string[];
  anchors: Set<string>;
}

/** Text of a heading without its markup: GitHub makes the anchor from the visible text. */
const visibleText = (tokens: Token[]): string =>
  tokens.map((token) => ('tokens' in token && token.tokens ? visibleText(token.tokens) : (token.raw ?? ''))).join('');

/** The anchor that GitHub gives a heading; the second of the same text gets -1. */
function anchorFor(text: string, taken: Set<string>): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replaceAll(' ', '-');
  for (let count = 0; ; count += 1) {
    const anchor = count === 0 ? slug : `${slug}-${count}`;
    if (!taken.has(anchor)) return anchor;
  }
}

function readPage(text: string): Page {
  const page: Page = { links: [], anchors: new Set() };
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === 'heading')
      page.anchors.add(anchorFor(visibleText(token.tokens ?? []).replaceAll('`', ''), page.anchors));
    if (token.type === 'link' || token.type === 'image') page.links.push(token.href);
  });
  return page;
}

const known = new Map(pages.map((file) => [file, readPage(fs.readFileSync(path.join(root, file), 'utf8'))]));

/** What is wrong with a link of this page, or nothing. */
function faultOf(from: string, link: string): string[] {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? from : path.posix.normalize(path.posix.join(path.posix.dirname(from), file));
  if (!fs.existsSync(path.join(root, target))) return [`${from}: ${link}: no such file`];
  if (anchor === undefined) return [];
  const anchors = known.get(target)?.anchors;
  return anchors?.has(anchor) ? [] : [`${from}: ${link}: no such heading`];
}

test('every internal link leads to an existing file and heading', () => {
  const internal = [...known].flatMap(([from, { links }]) =>
    links.filter((link) => !/^(https?|mailto):/.test(link)).map((link) => ({ from, link })),
  );
  expect(internal.length).toBeGreaterThan(100);
  expect(internal.flatMap(({ from, link }) => faultOf(from, link))).toEqual([]);
});

test('a link to a missing file or heading is found', () => {
  expect(faultOf('README.md', 'docs/no-page.md')).toHaveLength(1);
  expect(faultOf('README.md', 'docs/glossary.md#no-heading')).toHaveLength(1);
  expect(faultOf('docs/glossary.md', '#glossary')).toEqual([]);
  expect(anchorFor('Schema, `npm run` & æble', new Set())).toBe('schema-npm-run--æble');
  expect(anchorFor('Pay', new Set(['pay']))).toBe('pay-1');
});

test('the docs index lists each page, with decisions as one folder', () => {
  const linked = new Set(
    (known.get('docs/README.md')?.links ?? []).map((link) => path.posix.join('docs', link.split('#')[0] ?? '')),
  );
  const expected = pages.filter((file) => file.startsWith('docs/') && !/^docs\/(decisions\/|README\.md$)/.test(file));
  expect(expected.filter((file) => !linked.has(file))).toEqual([]);
  expect(linked).toContain('docs/decisions');
});

test('a page has at most 4,500 words', () => {
  const written = pages.filter((file) => file.startsWith('docs/') && !file.startsWith('docs/internal/'));
  const words = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').split(/\s+/).length;
  expect(written.filter((file) => words(file) > 4500)).toEqual([]);
});

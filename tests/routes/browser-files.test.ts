// The client files of a server-rendered page: those that ./app/routes/server-page declares, and no code of the page.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root, sourcesIn } from '../support/source';

const BUILT = path.join(root, 'build/client');

/** The manifest of the build: a script that sets one object. */
interface BuiltModule {
  module: string;
  imports: string[];
}

function manifest(): { entry: BuiltModule; routes: Record<string, BuiltModule> } {
  const assets = path.join(BUILT, 'assets');
  const file = fs.readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name)) ?? '';
  const text = fs.readFileSync(path.join(assets, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

const pages = sourcesIn('app/routes')
  .filter(({ code }) => /^export \{ default, .* from '\.\.\/server-page';$/m.test(code))
  .map(({ path: file }) => file.replace(/^app\//, '').replace(/\.tsx$/, ''));

/** Imports, exports and `handle`; minified, without a line break. */
const NOTHING_OF_ITS_OWN = /^(import(\{[^}]*\}from)?"[^"]+";|const \w+=\{wide:!0\};|export\{[^}]*\};?)+\s*$/;

/** Identifiers of the library that survive minification. */
const OF_CONFORM = /__intent__|Form context is not available/;

test('no client script contains the form library: only the server uses it', () => {
  const assets = path.join(BUILT, 'assets');
  const scripts = fs.readdirSync(assets).filter((name) => name.endsWith('.js'));
  const bringing = scripts.filter((name) => OF_CONFORM.test(fs.readFileSync(path.join(assets, name), 'utf8')));
  expect([scripts.length > 20, bringing]).toEqual([true, []]);
});

const nameOf = (file: string) => path.basename(file).replace(/-[\w-]{8}\.js$/, '');

test('a server-rendered page starts with one small file, without React', () => {
  const { entry } = manifest();
  expect(entry.imports.map(nameOf)).toEqual(['start']);
  const [start = ''] = entry.imports;
  const code = fs.readFileSync(path.join(BUILT, start), 'utf8');
  expect(code.match(/^import[^;]*from/m)).toBeNull();
  expect(gzipSync(code).length).toBeLessThan(10_000);
});

test('the server-rendered pages are found', () => expect(pages.length).toBeGreaterThan(35));

test.each(pages)('%s sends no code of its own', (id) => {
  // Routes with several addresses have other ids than their files.
  const found = manifest().routes[id];
  if (!found) return expect(['routes/bonus-shop/bonus-shop', 'routes/content/page']).toContain(id);
  expect(fs.readFileSync(path.join(BUILT, found.module), 'utf8')).toMatch(NOTHING_OF_ITS_OWN);
  const shared = found.imports.map(nameOf);
  expect(shared.sort()).toEqual(['live', 'react', 'start', 'styles']);
});

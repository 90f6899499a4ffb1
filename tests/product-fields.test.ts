// Checks docs/internal/product-fields.md: every file and test that it names exists.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/source';

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => fs.existsSync(path.join(root, file));

const rows = read('docs/internal/product-fields.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| field'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
const proofs = rows.flatMap(([field, , proof = '']) =>
  [...proof.matchAll(/`([^`]+)` › ([^;]+)/g)].map(([, file = '', name = '']) => ({ field, file, name: name.trim() })),
);

test('every row has a field, a place and a proof, or is marked open', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
  const unproven = rows.filter(([field, , proof]) => proof !== 'open' && !proofs.some((one) => one.field === field));
  expect(unproven).toEqual([]);
});

test('every place exists', () => {
  const places = rows.flatMap(([, where = '']) => [...where.matchAll(/`([^`]+\.tsx?)`/g)].map(([, file = '']) => file));
  expect(places.filter((file) => !exists(file))).toEqual([]);
});

test('every proof is the title of an existing test', () => {
  expect(proofs.filter(({ file, name }) => !exists(file) || !read(file).includes(name))).toEqual([]);
});

// Names of styles in the build: equal in every build, different for every style, and no names that advertisement filters hide.
import { expect, test } from 'vitest';
import { shortName } from '../scripts/setup/short-names.mjs';

const styles = (filePath: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ filePath, hash: `${filePath}${at.toString(36)}` }));

test('names are short, unique, and the same when a style is named again', () => {
  const all = Array.from({ length: 120 }, (_, at) => styles(`app/ui/${at}.css.ts`, at === 0 ? 4000 : 30)).flat();
  const names = all.map(shortName);
  expect(new Set(names).size).toBe(all.length);
  for (const name of names) expect(name).toMatch(/^[b-zB-Z][a-zA-Z0-9]{3,5}$/);
  expect(all.map(shortName)).toEqual(names);
  expect(names.filter((name) => name.length > 5)).toEqual(names.slice(62 * 62, 4000));
});

test('two files with the same three characters end the build', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({ filePath: `other/${at}.css.ts`, hash: `${at}` }));
  expect(() => many.map(shortName)).toThrow('change SALT in scripts/setup/short-names.mjs');
});

// Which sites a film may come from, and which ids a film can have.
import { expect, test } from 'vitest';
import { filmAt } from './films';

test.each([
  ['youtube', 'dQw4w9WgXcQ', true],
  ['vimeo', '76979871', true],
  ['vimeo', '', false],
  ['vimeo', null, false],
  ['', '76979871', false],
  [null, '76979871', false],
  ['elsewhere', '76979871', false],
  // A property that every object has is not a site.
  ['constructor', '76979871', false],
  ['vimeo', '../76979871', false],
  ['vimeo', '7697', false],
])('of %j the film %j can be played: %s', (site, id, can) => expect(filmAt(site, id) !== null).toBe(can));

// Sections of pictures at the edges and within them, and the list's filters in its address.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMediaHash, mediaListPath, mediaQuery, pictureSection, SECTION_RATIOS, sectionBox } from './media-library';

describe('a section', () => {
  const WIDE = { width: 1600, height: 900 };
  it.each([
    ['1:1', 100, 50, 50, { left: 350, top: 0, width: 900, height: 900 }],
    ['1:1', 100, 0, 50, { left: 0, top: 0, width: 900, height: 900 }],
    ['1:1', 100, 100, 100, { left: 700, top: 0, width: 900, height: 900 }],
    ['1:1', 50, 50, 50, { left: 575, top: 225, width: 450, height: 450 }],
    ['1:1', 50, 10, 90, { left: 0, top: 450, width: 450, height: 450 }],
    ['16:9', 100, 50, 50, { left: 0, top: 0, width: 1600, height: 900 }],
    ['3:4', 100, 50, 50, { left: 463, top: 0, width: 675, height: 900 }],
  ] as const)('%s at %s percent around %s, %s', (ratio, size, x, y, box) => {
    expect(sectionBox(WIDE, { ratio, size, x, y })).toEqual(box);
  });

  it('is never outside the picture, and never empty', () => {
    const side = fc.integer({ min: 1, max: 2400 });
    const percent = fc.integer({ min: 0, max: 100 });
    const ratio = fc.constantFrom('1:1', '4:3', '3:2', '16:9', '3:4');
    fc.assert(
      fc.property(
        side,
        side,
        ratio,
        fc.integer({ min: 10, max: 100 }),
        percent,
        percent,
        (width, height, of, ...at) => {
          const section = pictureSection({ ratio: of, size: at[0], x: at[1], y: at[2] });
          if (!section) throw new Error('No section');
          const box = sectionBox({ width, height }, section);
          expect(box.width).toBeGreaterThan(0);
          expect(box.height).toBeGreaterThan(0);
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.top).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(width);
          expect(box.top + box.height).toBeLessThanOrEqual(height);
        },
      ),
    );
  });

  it('is refused outside its limits', () => {
    const right = { ratio: '1:1', size: 10, x: 0, y: 100 };
    expect(pictureSection(right)).toEqual(right);
    for (const wrong of [
      { ratio: '2:1' },
      { ratio: 'toString' },
      { size: 9 },
      { size: 101 },
      { x: -1 },
      { y: 101 },
      { y: 0.5 },
    ])
      expect(pictureSection({ ...right, ...wrong })).toBe(null);
    expect(Object.keys(SECTION_RATIOS)).toHaveLength(5);
  });
});

describe('the list', () => {
  it('has its filters in its address', () => {
    const query = mediaQuery({ view: 'unused', q: ' stol & bord ', page: '3' });
    expect(query).toEqual({ view: 'unused', text: 'stol & bord', page: 3, sku: '' });
    expect(mediaListPath(query, { page: 3 })).toBe('/staff/media?view=unused&q=stol+%26+bord&page=3');
    expect(mediaListPath(query, { view: 'all' })).toBe('/staff/media?q=stol+%26+bord');
    expect(mediaListPath(mediaQuery({ for: ' A 1 ' }), { page: 2 })).toBe('/staff/media?page=2&for=A+1');
    expect(mediaListPath(mediaQuery({ view: 'x', page: '0' }))).toBe('/staff/media');
  });

  it('names a picture by its hash', () => {
    expect(['a'.repeat(32), 'A'.repeat(32), 'a'.repeat(31), '', undefined].map(isMediaHash)).toEqual([
      ...[true, false, false, false, false],
    ]);
  });
});

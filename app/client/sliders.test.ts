// How a row of tiles is divided into pages: by its own width and that of its first tile (spec §4 "Slider").
import { describe, expect, it } from 'vitest';
import { itemsPerPage, pagesOf } from './sliders';

describe('a slider', () => {
  // spec: 4 Slider: Items per page is the rounded ratio of slider width to first item width
  //   at app/client/sliders.ts
  it('shows the rounded ratio of the widths as the number of items per page', () => {
    expect([itemsPerPage(1200, 240), itemsPerPage(1000, 240), itemsPerPage(880, 240)]).toEqual([5, 4, 4]);
    expect([itemsPerPage(120, 240), itemsPerPage(300, 0)]).toEqual([1, 1]);
  });

  it('has as many pages as are needed to show every item', () => {
    expect([pagesOf(10, 5), pagesOf(11, 5), pagesOf(0, 5)]).toEqual([2, 3, 1]);
  });
});

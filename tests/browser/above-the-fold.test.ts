// Products on the first screen of a first visit: complete tiles that nothing covers, with consent and notification showing, in all four looks.
import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { logIn, openBrowserShop, type VisitorOptions } from './shop-in-browser';

const shop = openBrowserShop({ pictures: Boolean(process.env.ALL_FLOWS) });

const SCREENS = [
  { width: 1280, height: 800, least: 4 },
  { width: 360, height: 780, least: 1 },
];

/** A category at the top and one below it, of each look. */
const LOOKS = [
  { host: 'localhost', paths: ['/kontorartikler', '/kontorartikler/skriveredskaber'] },
  { host: 'design.localhost', paths: ['/kontormoebler', '/kontormoebler/stole'] },
  { host: 'gaver.localhost', paths: ['/gaver', '/kaffe-og-koekken/kaffe'] },
  { host: 'uniq.localhost', paths: ['/kaffe-og-koekken', '/kontorartikler'], email: 'ida@nordre-revision.example' },
];

interface FirstScreen {
  /** Tiles of the list that are completely visible and not covered. */
  whole: number;
  asksConsent: boolean;
  notified: boolean;
  /** Columns left of the first tile. */
  columns: number;
}

const firstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(() => {
    const steps = [0, 0.25, 0.5, 0.75, 1];
    // Corners may be round.
    const inset = 5;
    /** The element that is drawn at a point of the box, for a grid of points just inside its edges. */
    const isBare = (tile: Element) => {
      const { left, top, width, height } = tile.getBoundingClientRect();
      return steps.every((down) =>
        steps.every((across) => {
          const [x, y] = [left + inset + across * (width - 2 * inset), top + inset + down * (height - 2 * inset)];
          return tile.contains(document.elementFromPoint(x, y));
        }),
      );
    };
    const tiles = [...document.querySelectorAll('[data-product-list] li:has([data-sku])')];
    const isShown = (element: Element | null) => element !== null && element.getBoundingClientRect().height > 0;
    const edge = tiles[0]?.getBoundingClientRect().left ?? 0;
    const lefts = [...document.querySelectorAll('nav[aria-label], form[data-facets]')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ right, height, width }) => right <= edge && height > 0 && width > 0)
      .map(({ left }) => Math.round(left));
    return {
      whole: tiles.filter(isBare).length,
      asksConsent: isShown(document.querySelector('form[action="/consent"]')),
      notified: isShown(document.querySelector('form[action="/notification/close"]')),
      columns: new Set(lefts).size,
    };
  });

async function firstVisit(
  path: string,
  { email, ...options }: VisitorOptions & { email?: string },
): Promise<FirstScreen> {
  const visitor = await shop.visitor(options);
  if (email) await logIn(visitor, email);
  const page = await visitor.open(path);
  const seen = await firstScreen(page);
  await visitor.close();
  return seen;
}

/** The usual run opens one category of each look on each screen, so that every category is opened once. */
const CASES = LOOKS.flatMap(({ paths, ...look }) =>
  SCREENS.flatMap((screen, at) =>
    (process.env.ALL_FLOWS ? paths : paths.slice(at, at + 1)).map((path) => ({ ...look, ...screen, path })),
  ),
);

test.each(CASES)(
  '$host $path, $width by $height: at least $least complete tiles',
  async ({ path, least, ...visitor }) => {
    const seen = await firstVisit(path, visitor);
    // One bar at a time on a phone: the notification comes when the question is answered.
    expect(seen).toMatchObject({ asksConsent: true, notified: visitor.width >= 640 });
    expect(seen.whole).toBeGreaterThanOrEqual(least);
    // Categories and filters share one.
    if (visitor.width >= 1024) expect(seen.columns).toBe(1);
  },
);

// In the usual run on a phone, where there is less room.
test.each(process.env.ALL_FLOWS ? SCREENS : SCREENS.slice(1))(
  'without scripts, $width by $height: as many complete tiles',
  async ({ least, ...size }) => {
    const seen = await firstVisit('/kontorartikler', { ...size, javaScript: false });
    expect(seen).toMatchObject({ asksConsent: true, notified: size.width >= 640 });
    expect(seen.whole).toBeGreaterThanOrEqual(least);
  },
);

/** Elements of the page whose contents the browser has skipped (content-visibility). */
const leftForLater = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main [data-sku] p, main section h2, footer a')].filter(
        (element) =>
          element.checkVisibility() &&
          !element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: false }),
      ).length,
  );

test.each([true, false])('everything below the first screen is drawn in the end (scripts: %s)', async (javaScript) => {
  const visitor = await shop.visitor({ width: 360, height: 780, javaScript });
  for (const path of ['/', '/kontorartikler', '/te-morgenfrue-earl-grey-25-breve']) {
    const page = await visitor.open(path);
    await expect.poll(() => leftForLater(page), { timeout: 15_000 }).toBe(0);
  }
  await visitor.close();
});

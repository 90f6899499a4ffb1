// Pictures have the size that the screen needs, in every look and window: compares the pixels on which a picture is drawn with the width of
// the file that the browser chose for it.
import process from 'node:process';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { logIn, openBrowserShop } from './shop-in-browser';

const shop = openBrowserShop({ pictures: true });

const LOOKS = [
  {
    host: 'localhost',
    paths: [
      ...['/', '/kontorartikler', '/search?q=papir', '/kuglepen-nordlys-flow-1-0-mm', '/brands/nordlys'],
      ...['/blaek-og-toner/resultater/brother-mfc-l3750cdw', '/inspiration/hjemmekontoret', '/gavekort-paa-mail'],
    ],
  },
  {
    host: 'design.localhost',
    paths: ['/', '/kontormoebler/stole', '/kontorstol-havgus-220-hoej-ryg-med-armlaen'],
  },
  { host: 'gaver.localhost', paths: ['/', '/gaver'] },
  { host: 'uniq.localhost', paths: ['/', '/kontorartikler'], email: 'ida@nordre-revision.example' },
];
const SCREENS = [
  { width: 768, scale: 1 },
  { width: 1920, scale: 1 },
  { width: 360, scale: 1 },
  { width: 1280, scale: 1 },
  { width: 360, scale: 3 },
  { width: 1280, scale: 2 },
];

/** On a plain screen a browser takes the next larger file; on a dense one the nearer of the two steps, which are at most a factor of two apart. */
const LEAST = { plain: 0.95, dense: 0.7 };
const LARGEST = 2400;

interface Seen {
  /** Path of the file. */
  file: string;
  needed: number;
  served: number;
}

async function picturesOf(page: Page, within = 'img'): Promise<Seen[]> {
  await page.evaluate(async () => {
    const { documentElement } = document;
    for (let at = 0; at < documentElement.scrollHeight; at += 600) {
      scrollTo(0, at);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { images } = document;
    // The pictures of a closed menu have boxes, and are loaded when it opens.
    const isComing = (image: HTMLImageElement) =>
      !image.complete && image.checkVisibility({ visibilityProperty: true });
    // Rows that scroll sideways load a picture when it is near.
    for (const image of [...images].filter(isComing)) {
      image.scrollIntoView({ behavior: 'instant', inline: 'center' });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (let tries = 0; tries < 1200 && [...images].some(isComing); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLImageElement>(selector)].flatMap((image) => {
        const chosen = new URL(image.currentSrc || 'about:blank');
        const served = Number(chosen.searchParams.get('w'));
        const box = image.getBoundingClientRect();
        if (served === 0 || box.width < 2 || image.naturalWidth === 0) return [];
        const { objectFit, paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(image);
        const width = box.width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const height = box.height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
        const asHigh = (height * image.naturalWidth) / image.naturalHeight;
        const drawn = objectFit === 'cover' ? Math.max(width, asHigh) : Math.min(width, asHigh);
        return [{ file: chosen.pathname, needed: Math.round(drawn * devicePixelRatio), served }];
      }),
    within,
  );
}

/** At a device pixel ratio of three or more, pictures are served as for two, which looks the same. */
const wrongOf = ({ needed, served }: Seen, scale: number): string | null => {
  const wanted = Math.min(LARGEST, scale > 2 ? (needed * 2) / scale : needed);
  return served < wanted * (scale === 1 ? LEAST.plain : LEAST.dense) ? `${served} for ${needed}` : null;
};

/** The usual run sees each look on one screen. */
const CASES = LOOKS.flatMap((look, at) =>
  (process.env.ALL_FLOWS ? SCREENS : SCREENS.slice(at + 2, at + 3)).map((screen) => ({ ...look, ...screen })),
);

test.each(CASES)('$host, $width px wide, device pixel ratio $scale', async ({ paths, email, ...screen }) => {
  const visitor = await shop.visitor(screen);
  if (email) await logIn(visitor, email);
  const wrong: string[] = [];
  let seen = 0;
  for (const path of paths) {
    const pictures = await picturesOf(await visitor.open(path));
    seen += pictures.length;
    for (const picture of pictures) {
      const fault = wrongOf(picture, screen.scale);
      if (fault) wrong.push(`${path} ${picture.file}: ${fault}`);
    }
  }
  await visitor.close();
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(10);
});

/** In lines a picture is 52 px wide at most; this is the next larger step. */
const MOST_IN_LINES = 64;
const IN_LINES = 'main li:has([data-sku]) picture img';

test.each([
  { host: 'localhost', path: '/kontorartikler?view=list' },
  { host: 'design.localhost', path: '/kontormoebler/stole?view=list' },
  { host: 'gaver.localhost', path: '/gaver?view=list' },
  { host: 'uniq.localhost', path: '/kontorartikler', email: 'ida@nordre-revision.example' },
])('a list in lines has small pictures at $host', async ({ host, path, email }) => {
  for (const scale of [1, 2]) {
    const visitor = await shop.visitor({ host, width: 1280, scale });
    if (email) await logIn(visitor, email);
    const page = await visitor.open(path);
    const pictures = await picturesOf(page, IN_LINES);
    // Categories of the smaller shops have few products; each of them has its picture.
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures).toHaveLength(await page.locator(IN_LINES).count());
    const wrong = pictures.filter(
      (picture) => wrongOf(picture, scale) !== null || picture.served > MOST_IN_LINES * scale,
    );
    expect(wrong).toEqual([]);
    await visitor.close();
  }
});

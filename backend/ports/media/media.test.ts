// The picture server: what it refuses, renders and caches.
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMedia } from '.';
import { MEDIA_FORMATS, mediaPath } from './media';
import { render } from './render';
import { createSpareMoments, type SpareMoments } from './spare-moments';
import { drawings } from '#demo/drawings/index';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200" viewBox="0 0 1200 1200"><circle cx="600" cy="600" r="500" fill="#c33"/></svg>';
const VERSION = createHash('sha256').update(SVG).digest('hex').slice(0, 16);
let folder = '';
let lookups = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const serve = (cacheDir = folder, spare: SpareMoments | null = null) =>
  createMedia({
    cacheDir,
    spare,
    lookup: async (key) => {
      lookups += 1;
      return key === 'product/mug-blue' ? { version: VERSION, svg: () => SVG } : null;
    },
  });
async function get(path: string, init?: RequestInit, cacheDir?: string): Promise<Response> {
  const response = await serve(cacheDir).handle(new Request(`http://shop.test${path}`, init));
  if (!response) throw new Error('not handled');
  return response;
}

describe('the picture server', () => {
  it('ignores other addresses', async () => {
    expect(await serve().handle(new Request('http://shop.test/kontorstol'))).toBeNull();
  });

  it.each(['', '?w=', '?w=199', '?w=-200', '?w=200.5', '?w=1e9', '?w=abc', '?w=0200'])(
    'refuses the width %j with an error message',
    async (query) => {
      const response = await get(`/media/product/mug-blue.webp${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('200');
    },
  );

  it.each([
    '/media/Product.png',
    '/media/a%2e%2e/b.png',
    '/media/a//b.png',
    '/media/-a.png',
    '/media/a_b.png',
    '/media/%E0%A4%A.png',
    `/media/${'a'.repeat(200)}.png`,
  ])('refuses the key in %s', async (path) => {
    expect((await get(`${path}?w=200`)).status).toBe(400);
  });

  it.each(['/media/mug.gif?w=200', '/media/mug?w=200', '/media/?w=200', '/media/.png?w=200', '/media/none.png?w=200'])(
    'has no picture at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('refuses other methods than GET and HEAD', async () => {
    const response = await get('/media/product/mug-blue.png?w=200', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  // spec: 7 Other: Media under /media
  //   at backend/ports/media/media.ts
  it.each(MEDIA_FORMATS)('renders %s in the requested width, with its transparency', async (format) => {
    const response = await get(mediaPath('product/mug-blue', 200, format));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, `image/${format}`]);
    const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([facts.width, facts.height, facts.hasAlpha]).toEqual([200, 200, true]);
    expect(facts.format).toBe(format === 'avif' ? 'heif' : format);
  });

  it('marks an address with the correct version as immutable, and no other', async () => {
    const kept = async (v?: string) =>
      (await get(mediaPath('product/mug-blue', 64, 'png', v))).headers.get('Cache-Control');
    expect(await kept(VERSION)).toContain('immutable');
    expect(await kept('0123456789abcdef')).not.toContain('immutable');
    expect(await kept()).not.toContain('immutable');
  });

  it('answers 304 for its own ETag, and HEAD without a body', async () => {
    const path = mediaPath('product/mug-blue', 64, 'webp');
    const first = await get(path, { method: 'HEAD' });
    expect([(await first.arrayBuffer()).byteLength, Number(first.headers.get('Content-Length')) > 0]).toEqual([
      0,
      true,
    ]);
    const again = await get(path, { headers: { 'If-None-Match': `"other", ${first.headers.get('ETag')}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('serves from its cache, and leaves no temporary files there', async () => {
    await get(mediaPath('product/mug-blue', 120, 'png'));
    const name = `${VERSION}-120.png`;
    expect(await readdir(folder)).toContain(name);
    expect((await readdir(folder)).every((file) => /^[0-9a-f]{16}-\d+(-quick)?\.(avif|webp|png)$/.test(file))).toBe(
      true,
    );
    await writeFile(join(folder, name), 'kept');
    expect(await (await get(mediaPath('product/mug-blue', 120, 'png'))).text()).toBe('kept');
  });

  it('renders once for concurrent requests', async () => {
    const media = serve();
    const path = `http://shop.test${mediaPath('product/mug-blue', 600, 'png')}`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => media.handle(new Request(path))));
    const bodies = await Promise.all(
      answers.map(async (answer) => Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0))),
    );
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    expect(lookups).toBeGreaterThan(11);
  });

  it('serves without a cache when the folder cannot be written', async () => {
    const file = join(folder, 'blocked');
    await writeFile(file, '');
    await chmod(file, 0o400);
    const response = await get(mediaPath('product/mug-blue', 64, 'png'), undefined, join(file, 'cache'));
    expect(response.status).toBe(200);
    await rm(file);
  });
});

describe('pictures for the first visitor and for all later ones', () => {
  const address = `http://shop.test${mediaPath('product/mug-blue', 400, 'avif', VERSION)}`;
  const name = `${VERSION}-400`;
  let own = '';
  beforeEach(async () => {
    own = await mkdtemp(join(tmpdir(), 'media-'));
  });
  afterEach(() => rm(own, { recursive: true, force: true }));
  const bytesOf = async (response: Response | null) =>
    Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

  it('are of quick quality first, and of fine quality once the machine is idle', async () => {
    let rest = () => {};
    const idle = new Promise<void>((resolve) => {
      rest = resolve;
    });
    const spare = createSpareMoments(() => idle);
    const media = serve(own, spare);
    const quick = await bytesOf(await media.handle(new Request(address)));
    expect(await readdir(own)).toEqual([`${name}-quick.avif`]);
    rest();
    await spare.rest();
    expect(await readdir(own)).toEqual([`${name}.avif`]);
    const fine = await bytesOf(await media.handle(new Request(address)));
    expect(fine.byteLength).toBeLessThan(quick.byteLength);
  });

  it('have one ETag, so that a browser can reuse its copy', async () => {
    const media = serve(own);
    const first = await media.handle(new Request(address));
    const tag = first?.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\//);
    const again = await media.handle(new Request(address, { headers: { 'If-None-Match': tag } }));
    expect(again?.status).toBe(304);
  });

  it('are rendered before any request: all in quick quality, then in fine quality, and none twice', async () => {
    const spare = createSpareMoments(async () => {});
    const written: string[] = [];
    const media = createMedia({
      cacheDir: own,
      spare,
      lookup: async (key) => (key === 'none' ? null : { version: key, svg: () => SVG }),
      renderSpare: async ({ version }, width, effort) => {
        written.push(`${effort} ${version} ${width}`);
        return Buffer.from(effort);
      },
    });
    const pictures = [
      { key: 'mug', widths: [64, 200] as const },
      ...['none', 'pen'].map((key) => ({ key, widths: [64] as const })),
    ];
    media.prepare(pictures);
    await spare.rest();
    expect(written).toEqual(
      ['quick', 'fine'].flatMap((effort) => [`${effort} mug 64`, `${effort} mug 200`, `${effort} pen 64`]),
    );
    expect((await readdir(own)).sort()).toEqual(['mug-200.avif', 'mug-64.avif', 'pen-64.avif']);
    media.prepare(pictures);
    await spare.rest();
    expect(written).toHaveLength(6);
  });

  describe('of a shop that has none yet', () => {
    const opened = (renderSpare: () => Promise<Buffer>) =>
      createMedia({
        cacheDir: own,
        spare: null,
        lookup: async (key) => (key === 'none' ? null : { version: key, svg: () => SVG }),
        renderSpare,
      });
    const first = ['none', 'mug', 'broken', 'pen'].map((key) => ({ key, widths: [64, 200] as const }));

    it('are rendered before it opens, except those that fail, and not again at a later start', async () => {
      let made = 0;
      const media = opened(async () => {
        made += 1;
        if (made === 3) throw new Error('not drawn');
        return Buffer.from('quick');
      });
      await media.makeFirst(first, 60_000);
      const there = ['mug-200-quick.avif', 'mug-64-quick.avif', 'pen-200-quick.avif', 'pen-64-quick.avif'];
      expect((await readdir(own)).sort()).toEqual(there);
      await media.makeFirst([{ key: 'cup', widths: [64] }], 60_000);
      expect((await readdir(own)).sort()).toEqual(there);
    });

    it('are waited for no longer than the limit', async () => {
      const media = opened(() => new Promise(() => undefined));
      await media.makeFirst(first, 1);
      expect(await readdir(own).catch(() => [])).toEqual([]);
    });
  });

  it('do not delay requests while they are rendered', async () => {
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const media = createMedia({
      cacheDir: own,
      spare: createSpareMoments(async () => {}),
      lookup: async () => ({ version: VERSION, svg: () => SVG }),
      renderSpare: () => {
        begun();
        return new Promise(() => undefined);
      },
    });
    media.prepare([{ key: 'product/mug-blue', widths: [400] }]);
    await isBegun;
    expect((await media.handle(new Request(address)))?.status).toBe(200);
  });

  it.each(['office-chair', 'ballpoint-pen', 'mug', 'printer'])('are small: %s', async (family) => {
    const svg = drawings.svgOf({ kind: 'product', spec: { family, colour: '#1d4ed8', view: 'main' } });
    const [tile, page] = [await render(svg, 400, 'avif'), await render(svg, 1200, 'avif')];
    expect(tile.byteLength).toBeLessThanOrEqual(8_000);
    expect(page.byteLength).toBeLessThanOrEqual(25_000);
  });

  it.each(['bubble-wrap', 'calculator'])('are small on a tile, with many edges or few: %s', async (family) => {
    const svg = drawings.svgOf({ kind: 'product', spec: { family, colour: '#1d4ed8', view: 'main' } });
    expect((await render(svg, 400, 'avif')).byteLength).toBeLessThanOrEqual(8_000);
  });
});

describe('idle-time work', () => {
  it('runs one task at a time, each name once, and continues after a failure', async () => {
    const done: string[] = [];
    let under = 0;
    const spare = createSpareMoments(async () => {});
    const work = (name: string) => async () => {
      under += 1;
      expect(under).toBe(1);
      await null;
      under -= 1;
      done.push(name);
      if (name === 'b') throw new Error('cannot be drawn');
    };
    for (const name of ['a', 'b', 'b', 'c']) spare.add(name, work(name));
    await spare.rest();
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('runs requested tasks first', async () => {
    const done: string[] = [];
    const spare = createSpareMoments(async () => {});
    for (const name of ['a', 'b']) spare.add(name, async () => done.push(name));
    spare.addFirst('asked', async () => done.push('asked'));
    await spare.rest();
    expect(done).toEqual(['asked', 'a', 'b']);
  });

  it('drops tasks when too many are waiting, and all of them once the shop closes', async () => {
    const done: number[] = [];
    let rest = () => {};
    const idle = new Promise<void>((resolve) => {
      rest = resolve;
    });
    const spare = createSpareMoments(() => idle);
    for (let at = 0; at < 2_100; at += 1) spare.add(String(at), async () => done.push(at));
    rest();
    await spare.rest();
    expect(done).toHaveLength(2_000);
    spare.stop();
    spare.add('late', async () => done.push(-1));
    await spare.rest();
    expect(done).toHaveLength(2_000);
  });
});

// A shop without demo data needs neither the demo bundle nor the program that draws the demo's pictures: its build runs without both.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { ask } from '../support/postgres';
import { root } from '../support/service';
import { startBackend, startShop } from '../support/shop';
import { typedByStaff } from '../support/staff';

const DEMO_BUNDLE = /^(demo|drawings)-[\w-]+\.js$/;

const name = `empty_${process.pid}_${randomBytes(5).toString('hex')}`;
const { url: server } = inject('database');
const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
let copy: string;
let left: string[] = [];

beforeAll(async () => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-without-demo-'));
  fs.cpSync(path.join(root, 'build'), path.join(copy, 'build'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map') && !isLeft(file),
  });
  fs.copyFileSync(path.join(root, 'package.json'), path.join(copy, 'package.json'));
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await ask(server, `create database ${name}`);
});
afterAll(async () => {
  await ask(server, `drop database if exists ${name} with (force)`);
  fs.rmSync(copy, { recursive: true, force: true });
});

function isLeft(file: string): boolean {
  const [, bundle] = DEMO_BUNDLE.exec(path.basename(file)) ?? [];
  if (bundle) left = [...left, `${path.dirname(path.relative(root, file))}/${bundle}`].sort();
  return bundle !== undefined;
}

const settings = (DEMO: string) => ({
  databaseUrl,
  env: { DEMO, PAYMENT_MODE: 'OFF', MIGRATE_ON_START: 'on' },
  build: path.join(copy, 'build'),
});

test('builds the demo world and its drawings as separate bundles of the back end and of the storefront', () => {
  const bundles = ['build/chunks/demo', 'build/chunks/drawings'];
  expect(left).toEqual(bundles.flatMap((bundle) => [bundle, bundle]));
});

test('the back end opens an empty database without it', async () => {
  const backend = await startBackend(settings('off'));
  try {
    expect((await fetch(`${backend.origin}/health`)).status).toBe(200);
  } finally {
    await backend.stop();
  }
});

test('the shop starts without it', async () => {
  const filled = await freshDatabase();
  const shop = await startShop({ ...settings('off'), databaseUrl: filled.url });
  try {
    expect((await fetch(shop.origin)).status).toBe(200);
    // The gallery of components belongs to the demo and to development.
    expect((await fetch(new URL('/demo/komponenter', shop.origin))).status).toBe(404);
  } finally {
    await shop.stop();
    await filled.drop();
  }
});

// Three commands and a shop: starter.test.ts applies such a folder from the source, with the same files.
test.runIf(process.env.ALL_FLOWS)(
  'a shop that init writes is applied, and shows all pictures of its pages, without it',
  async () => {
    const folder = path.join(copy, 'own-shop');
    const own = `${name}_own`;
    await ask(server, `create database ${own}`);
    const url = Object.assign(new URL(server), { pathname: `/${own}` }).href;
    const env = { DEMO: 'off', DATABASE_URL: url, DATA_DIR: path.join(copy, 'data') };
    for (const typed of [['init', folder, '--yes'], ['migrate'], ['apply', folder]])
      expect(await typedByStaff(typed, env, copy), typed[0]).toMatchObject({ code: 0, errors: '' });
    const shop = await startShop({ ...settings('off'), databaseUrl: url });
    try {
      const list = load(await (await fetch(new URL('/kontor', shop.origin))).text());
      const product = list('main a[href*=kuglepen]').attr('href') ?? 'no product';
      const shown = await Promise.all(['/', '/kontor', product].map((page) => picturesOn(shop.origin, page)));
      for (const picture of new Set(shown.flat())) {
        const answer = await fetch(new URL(picture, shop.origin));
        expect([picture, answer.status, answer.headers.get('content-type')]).toEqual([picture, 200, 'image/webp']);
      }
    } finally {
      await shop.stop();
      await ask(server, `drop database if exists ${own} with (force)`);
    }
  },
);

/** The smallest of each picture of the page. */
async function picturesOn(origin: string, page: string): Promise<string[]> {
  const answer = await fetch(new URL(page, origin));
  expect([page, answer.status]).toEqual([page, 200]);
  const $ = load(await answer.text());
  const pictures = $('main img')
    .map((_, img) => $(img).attr('src'))
    .get()
    .filter((src) => src.startsWith('/media/'));
  expect([page, pictures.length > 0]).toEqual([page, true]);
  return pictures;
}

test('a demo does not start without it', async () => {
  await expect(startBackend(settings('on'))).rejects.toThrow(/did not become ready[\s\S]*demo-/);
});

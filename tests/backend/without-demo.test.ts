// A shop without demo data does not need the demo bundle: its build runs without it.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '../support/database';
import { ask } from '../support/postgres';
import { root } from '../support/service';
import { startBackend, startShop } from '../support/shop';

const DEMO_BUNDLE = /(^|\/)demo-[\w-]+\.js$/;

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
  const isDemo = DEMO_BUNDLE.test(file);
  if (isDemo) left = [...left, path.dirname(path.relative(root, file))];
  return isDemo;
}

const settings = (DEMO: string) => ({
  databaseUrl,
  env: { DEMO, PAYMENT_MODE: 'OFF', MIGRATE_ON_START: 'on' },
  build: path.join(copy, 'build'),
});

test('builds the demo world as two separate bundles: one of the back end, one of the storefront', () => {
  expect(left).toEqual(['build/chunks', 'build/chunks']);
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

test('a demo does not start without it', async () => {
  await expect(startBackend(settings('on'))).rejects.toThrow(/did not become ready[\s\S]*demo-/);
});

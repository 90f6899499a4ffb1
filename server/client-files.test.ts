// Headers of the client's files: which of them other hosts may embed.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientFiles } from './client-files';

const folder = mkdtempSync(join(tmpdir(), 'client-files-'));
let origin = '';
let close = () => {};

beforeAll(async () => {
  mkdirSync(join(folder, 'icons'));
  for (const name of ['mark-base', 'icon-48']) writeFileSync(join(folder, 'icons', `${name}.png`), 'x');
  const server = express().use(clientFiles(folder)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/icons/mark-base.png', 'cross-origin'],
  ['/icons/icon-48.png', null],
])('other hosts, such as mail programs, may embed logos of the themes and no other file: %s', async (path, policy) => {
  const { status, headers } = await fetch(origin + path);
  expect({ status, policy: headers.get('Cross-Origin-Resource-Policy') }).toEqual({ status: 200, policy });
});

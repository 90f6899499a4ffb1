// A Strapi installation: its folder with the content types, its packages from npm, its process on a free port of the loopback.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { Seed } from './entries';
import { components, contentTypes } from './types';

export const STRAPI = '5.54.0';
const PACKAGES = {
  '@strapi/strapi': STRAPI,
  '@strapi/plugin-graphql': STRAPI,
  'better-sqlite3': '^12.10.0',
  react: '^18.0.0',
  'react-dom': '^18.0.0',
  'react-router-dom': '^6.30.3',
  'styled-components': '^6.0.0',
};

const CONFIG = {
  'server.js': `module.exports = ({ env }) => ({ host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['a', 'b'] } });`,
  'admin.js': `module.exports = () => ({ serveAdminPanel: false, auth: { secret: 'check' }, apiToken: { salt: 'check' },
    transfer: { token: { salt: 'check' } }, secrets: { encryptionKey: 'check-check-check-check-check-32' } });`,
  'database.js': `const path = require('node:path');
module.exports = () => ({ connection: { client: 'sqlite', connection: { filename: path.join(__dirname, '..', 'data.db') }, useNullAsDefault: true } });`,
  'plugins.js': `module.exports = () => ({ graphql: { config: { endpoint: '/graphql', shadowCRUD: true, landingPage: false,
    apolloServer: { introspection: true } } }, 'users-permissions': { config: { jwtSecret: 'check' } } });`,
  'api.js': 'module.exports = { rest: {} };',
  'middlewares.js': `module.exports = ['strapi::logger', 'strapi::errors', 'strapi::security', 'strapi::cors', 'strapi::poweredBy', 'strapi::query',
  'strapi::body', 'strapi::session', 'strapi::favicon', 'strapi::public'];`,
};

/** Enters what seed.json names, once: entries in both languages, files without bytes, and a token that may read everything. */
const BOOTSTRAP = `
const fs = require('node:fs');
const path = require('node:path');
const root = path.join(__dirname, '..');
const known = new Map();
const filled = (value) => {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  if ('$entry' in value) return known.get(value.$entry);
  if ('$file' in value) return known.get(value.$file);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one)]));
};
module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    const told = path.join(root, 'seeded.json');
    if (fs.existsSync(told)) return;
    const { files, entries } = JSON.parse(fs.readFileSync(path.join(root, 'seed.json'), 'utf8'));
    const locales = strapi.plugin('i18n').service('locales');
    for (const [code, name] of [['da', 'Danish (da)'], ['en', 'English (en)']])
      if (!(await locales.findByCode(code))) await locales.create({ code, name });
    await locales.setDefaultLocale({ code: 'da' });
    for (const { key, ...file } of files) {
      const made = await strapi.db.query('plugin::upload.file').create({ data: { provider: 'local', hash: key, size: 1, ...file } });
      known.set(key, made.id);
    }
    const documents = {};
    for (const { key, type, da, en, isDraft } of entries) {
      const uid = 'api::' + type + '.' + type;
      const status = isDraft ? 'draft' : 'published';
      const made = await strapi.documents(uid).create({ data: filled(da), locale: 'da', status });
      if (en) await strapi.documents(uid).update({ documentId: made.documentId, data: filled({ ...da, ...en }), locale: 'en', status });
      known.set(key, made.documentId);
      documents[key] = made.documentId;
    }
    const { accessKey } = await strapi.service('admin::api-token').create({ name: 'shop', description: '', type: 'read-only', lifespan: null });
    fs.writeFileSync(told, JSON.stringify({ token: accessKey, documents }));
  },
};
`;
const START = `const { createStrapi } = require('@strapi/strapi');
createStrapi({ appDir: __dirname, distDir: __dirname }).start();
`;

const written = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const asJson = (value: object) => JSON.stringify(value, null, 2);

/** Everything but the packages. A database of an earlier run is deleted, so that only current entries are read. */
export function writeProject(folder: string, seed: Seed): void {
  for (const old of ['src', 'config', 'data.db', 'data.db-shm', 'data.db-wal', 'seeded.json'])
    fs.rmSync(path.join(folder, old), { recursive: true, force: true });
  const manifest = { name: 'strapi-of-the-check', private: true, strapi: { uuid: 'check' }, dependencies: PACKAGES };
  written(path.join(folder, 'package.json'), asJson(manifest));
  written(path.join(folder, 'start.cjs'), START);
  written(path.join(folder, 'seed.json'), asJson(seed));
  written(path.join(folder, 'src/index.js'), BOOTSTRAP);
  for (const [name, text] of Object.entries(CONFIG)) written(path.join(folder, 'config', name), text);
  fs.mkdirSync(path.join(folder, 'public/uploads'), { recursive: true });
  for (const { uid, schema } of components())
    written(path.join(folder, 'src/components', `${uid.replace('.', '/')}.json`), asJson(schema));
  for (const { singular, schema } of contentTypes()) {
    const api = path.join(folder, 'src/api', singular);
    written(path.join(api, 'content-types', singular, 'schema.json'), asJson(schema));
    const uid = `api::${singular}.${singular}`;
    for (const [kind, maker] of [
      ['routes', 'createCoreRouter'],
      ['controllers', 'createCoreController'],
      ['services', 'createCoreService'],
    ])
      written(
        path.join(api, kind ?? '', `${singular}.js`),
        `module.exports = require('@strapi/strapi').factories.${maker}('${uid}');\n`,
      );
  }
}

/** As in a Strapi where the type was never created. */
export const removeType = (folder: string, singular: string): void =>
  fs.rmSync(path.join(folder, 'src/api', singular), { recursive: true, force: true });

/** Downloads the packages, unless the folder has them already. */
export function installPackages(folder: string): void {
  const installed = path.join(folder, 'node_modules/@strapi/strapi/package.json');
  if (fs.existsSync(installed) && JSON.parse(fs.readFileSync(installed, 'utf8')).version === STRAPI) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' });
}

export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

export interface RunningStrapi {
  url: string;
  token: string;
  /** Ids of documents by the keys of the entries. */
  documents: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 180_000;

export async function startStrapi(folder: string): Promise<RunningStrapi> {
  const port = await freePort();
  const said: string[] = [];
  const child = spawn(process.execPath, ['start.cjs'], {
    cwd: folder,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'da' },
      ...{ STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(String(part)));
  const stop = () => ended(child);
  try {
    await answering(child, `http://127.0.0.1:${port}/_health`);
  } catch (failure) {
    await stop();
    throw new Error(`${failure instanceof Error ? failure.message : failure}\n${said.join('').slice(-4_000)}`);
  }
  const { token, documents } = JSON.parse(fs.readFileSync(path.join(folder, 'seeded.json'), 'utf8'));
  return { url: `http://127.0.0.1:${port}/graphql`, token, documents, stop };
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`Strapi ended with code ${child.exitCode}`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, 250));
  }
  throw new Error(`Strapi did not start within ${PATIENCE_MS / 1000} s`);
}

/** Only this process, by its id. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((exited) => child.once('exit', exited));
  child.kill('SIGTERM');
  const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(forced);
}

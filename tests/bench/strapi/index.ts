// npm run check:strapi [-- <folder>]: runs every document of the content service against a real Strapi 5, which is downloaded from npm and started
// on this machine with SQLite. In a folder that is named, packages are retained for the next run. No part of `npm test`.
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { commerceSdl } from '#backend/generated/sdl';
import { documents } from '../../support/documents';
import type { Check } from './checks';
import { SEED } from './entries';
import {
  freePort,
  installPackages,
  type RunningStrapi,
  removeType,
  STRAPI,
  startStrapi,
  writeProject,
} from './project';

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Commerce receives one query here: whether the token of a draft link is valid. */
async function commerceStub(): Promise<{ server: Server; url: string }> {
  const schema = introspectionFromSchema(buildSchema(commerceSdl, { assumeValidSDL: true }));
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isSchema = Buffer.concat(parts).includes('__schema');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: isSchema ? schema : { contentPreview: true } }));
    });
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { server, url: `http://127.0.0.1:${port}/` };
}

interface Sent {
  /** Operations sent to Strapi, with its error; null for none. */
  refused: Map<string, string | null>;
}

/** Notes what the storefront sends to Strapi, and whether Strapi took the document. */
function listenTo(url: string): Sent {
  const refused = new Map<string, string | null>();
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await real(input, init);
    if (String(input) !== url || typeof init?.body !== 'string') return response;
    const { operationName = 'Introspection' }: { operationName?: string } = JSON.parse(init.body);
    const { errors }: { errors?: { message: string }[] } = await response.clone().json();
    refused.set(operationName, errors?.map(({ message }) => message).join('; ') ?? null);
    return response;
  };
  return { refused };
}

const ATTEMPTS = 3;
/** Longer than the storefront waits before it retries an unavailable service. */
const PAUSE_MS = 6_000;

/** Pages wait two seconds for content and then do without it; the first answers of a cold Strapi on a busy machine take longer. */
async function patiently(check: Check): Promise<string> {
  const { forgetStanding } = await import('~/services/transport/long-lived-cache');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await check.run();
    } catch (failure) {
      if (attempt === ATTEMPTS) throw failure;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
      forgetStanding();
    }
  }
}

async function runCheck(check: Check, { refused }: Sent): Promise<boolean> {
  const name = check.documents.join(', ');
  try {
    const said = await patiently(check);
    const wrong = check.documents.flatMap((one) => {
      if (!refused.has(one)) return [`${one} was not sent`];
      return refused.get(one) ? [`${one}: ${refused.get(one)}`] : [];
    });
    console.log(`${wrong.length > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(24)}  ${wrong.join('; ') || said}`);
    return wrong.length === 0;
  } catch (failure) {
    console.log(`FAILED  ${name.padEnd(24)}  ${failure instanceof Error ? failure.message : failure}`);
    for (const one of check.documents) if (refused.get(one)) console.log(`        ${one}: ${refused.get(one)}`);
    return false;
  }
}

async function settings(strapi: Pick<RunningStrapi, 'url' | 'token'>, commerce: string): Promise<Sent> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-strapi-data-'));
  process.once('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  Object.assign(process.env, {
    ...{ CONTENT_GRAPHQL_URL: strapi.url, CONTENT_TOKEN: strapi.token, COMMERCE_GRAPHQL_URL: commerce },
    ...{ DATA_DIR: dataDir, NODE_ENV: 'test' },
  });
  return listenTo(strapi.url);
}

/** All documents; then, in a process that reads the types again, the shop without the type ShopVariant. */
async function check(folder: string, commerce: string): Promise<boolean> {
  let started = performance.now();
  writeProject(folder, SEED);
  installPackages(folder);
  console.log(`Strapi ${STRAPI} in ${folder}: packages ${seconds(started)}`);
  started = performance.now();
  const strapi = await startStrapi(folder);
  console.log(`started and filled in ${seconds(started)}\n`);
  let isGood = true;
  try {
    const sent = await settings(strapi, commerce);
    const { checksOf } = await import('./checks');
    const checks = checksOf(strapi.documents);
    for (const one of checks) isGood = (await runCheck(one, sent)) && isGood;
    const covered = new Set(checks.flatMap(({ documents }) => documents));
    const left = documents
      .filter(({ client, name }) => client === 'content' && !covered.has(name))
      .map(({ name }) => name);
    for (const name of left) console.log(`FAILED  ${name.padEnd(24)}  no check reads it`);
    if (left.length > 0) isGood = false;
    console.log(`\n${covered.size} documents`);
  } finally {
    await strapi.stop();
  }
  return isGood;
}

async function checkWithoutShopVariant(folder: string, commerce: string): Promise<boolean> {
  removeType(folder, 'shop-variant');
  const strapi = await startStrapi(folder);
  try {
    const sent = await settings(strapi, commerce);
    const { checkWithoutShops } = await import('./checks');
    return await runCheck(checkWithoutShops, sent);
  } finally {
    await strapi.stop();
  }
}

async function main([given, part]: readonly string[]): Promise<boolean> {
  const folder = given ? path.resolve(given) : fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-strapi-'));
  fs.mkdirSync(folder, { recursive: true });
  const { server, url } = await commerceStub();
  try {
    if (part === 'without-shops') return await checkWithoutShopVariant(folder, url);
    const isGood = await check(folder, url);
    return (await ownProcess(folder)) && isGood;
  } finally {
    server.close();
    if (!given) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The storefront caches a content service's types for as long as its process lives. */
async function ownProcess(folder: string): Promise<boolean> {
  const { spawn } = await import('node:child_process');
  const args = [...process.execArgv, process.argv[1] ?? '', folder, 'without-shops'];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}

process.exit((await main(process.argv.slice(2))) ? 0 : 1);

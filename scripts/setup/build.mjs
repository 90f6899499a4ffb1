// Makes build/: generated types, the Remix storefront, and the processes bundled for plain Node.js.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { compressFiles } from './compress-files.mjs';
import { generateIfStale } from './generated.mjs';
import { at } from './root.mjs';
import { mustRun } from './run.mjs';
import { say, seconds } from './say.mjs';
import { sourcesStamp } from './sources.mjs';

const STAMP = at('build/.stamp');
const REMIX = at('node_modules/@remix-run/dev/dist/cli.js');

/** Entry points outside Vite's build, by the name of their file in build/. */
const PROCESSES = {
  server: 'server/index.ts',
  backend: 'backend/serve.ts',
  work: 'backend/work.ts',
  pictures: 'backend/pictures.ts',
  heic: 'backend/heic.ts',
  pglite: 'backend/pglite.mjs',
  pdf: 'app/pdf/drawing-worker.ts',
  cli: 'backend/cli/index.ts',
};
/** Modules that processes share, and those loaded on demand: the demo world. */
const CHUNKS = 'chunks';

async function bundleProcesses() {
  const { build } = await import('esbuild');
  rmSync(at('build', CHUNKS), { recursive: true, force: true });
  await build({
    absWorkingDir: at(),
    entryPoints: PROCESSES,
    outdir: 'build',
    bundle: true,
    splitting: true,
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
}

async function timed(what, work) {
  const since = performance.now();
  await work();
  say(`  ${what}: ${seconds(since)}`);
}

/** Builds everything from scratch. The stamp is removed first and written last, so that an incomplete build is never used. */
export async function build() {
  say('Building …');
  const since = performance.now();
  rmSync(STAMP, { force: true });
  await timed('types of the GraphQL documents', generateIfStale);
  const stamp = sourcesStamp();
  await timed('storefront', () =>
    mustRun([process.execPath, REMIX, 'vite:build', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  );
  await timed('server, back end, command line', bundleProcesses);
  await timed('compressed files', () => compressFiles(at('build/client')));
  writeFileSync(STAMP, stamp);
  say(`Built in ${seconds(since)}.`);
}

/** Builds when there is no build or its sources have changed. */
export async function buildIfStale() {
  await generateIfStale();
  const isFresh =
    existsSync(STAMP) && existsSync(at('build/server.js')) && readFileSync(STAMP, 'utf8') === sourcesStamp();
  if (!isFresh) await build();
}

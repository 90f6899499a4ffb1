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

/** Vite's build of the storefront. It becomes a part of the bundles below, so that it shares their packages. */
const STOREFRONT = 'server/index';

/** The programs, by the name of their file in build/. */
const PROGRAMS = {
  [STOREFRONT]: `build/${STOREFRONT}.js`,
  server: 'server/index.ts',
  backend: 'backend/serve.ts',
  work: 'backend/work.ts',
  pictures: 'backend/pictures.ts',
  heic: 'backend/heic.ts',
  pglite: 'backend/pglite.mjs',
  pdf: 'app/pdf/drawing-worker.ts',
  sheets: 'backend/sheet-program.ts',
  documents: 'backend/commerce/order-reading/open-program.ts',
  cli: 'backend/cli/index.ts',
};
/** What programs share, and what they load only on demand: the demo world. */
const CHUNKS = 'chunks';

/** Packages with files or binaries next to their code. */
const UNBUNDLED = ['@electric-sql/pglite', 'libheif-js', 'pdfjs-dist', 'pdfkit', 'pg-native', 'sharp'];

/** Bundled CommonJS packages load Node.js's own modules and read their place by these names, which a module does not have. */
const COMMON_JS = `import { createRequire as __createRequire } from 'node:module';
import { dirname as __dirnameOfPath } from 'node:path';
import { fileURLToPath as __pathOfUrl } from 'node:url';
const require = __createRequire(import.meta.url), __filename = __pathOfUrl(import.meta.url), __dirname = __dirnameOfPath(__filename);`;

/** With their packages, most of which are hundreds of small files: reading those took half the processor time of a start. */
async function bundlePrograms() {
  const { build } = await import('esbuild');
  rmSync(at('build', CHUNKS), { recursive: true, force: true });
  await build({
    absWorkingDir: at(),
    entryPoints: PROGRAMS,
    outdir: 'build',
    // Overwrites the storefront's own entry.
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    chunkNames: `${CHUNKS}/[name]-[hash]`,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: UNBUNDLED.flatMap((name) => [name, `${name}/*`]),
    banner: { js: COMMON_JS },
    sourcemap: true,
    // Half the text to read at each start. Names are unchanged, and the source maps have the lines.
    minifyWhitespace: true,
    minifySyntax: true,
    // Without it, each program contains React's development version as well.
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  rmSync(at('build/server/assets'), { recursive: true, force: true });
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
  await timed('server, back end, command line', bundlePrograms);
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

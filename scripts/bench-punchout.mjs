// npm run bench:punchout [-- --products 100000 --rounds 60]: from a procurement system's request to its buyer's first page, and a search without a buyer.
// --catalogues [--to FOLDER]: the catalogues of a connection in each format instead.
import process from 'node:process';
import { buildIfStale } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await buildIfStale();
process.exitCode = await run([
  process.execPath,
  '--import',
  'tsx',
  process.argv.includes('--catalogues') ? 'tests/bench/punchout/catalogues.ts' : 'tests/bench/punchout/index.ts',
  ...process.argv.slice(2),
]);

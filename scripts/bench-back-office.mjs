// npm run bench:back-office [-- --products 1000000 --rounds 100 --server postgres://… --only orders]: times of every list of the back office.
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
  'tests/bench/back-office/index.ts',
  ...process.argv.slice(2),
]);

// npm run bench:lists [-- --rounds 60]: times for a shopping list of a thousand lines: its page, adding all to the cart, hearts on a page of tiles.
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
  'tests/bench/lists/index.ts',
  ...process.argv.slice(2),
]);

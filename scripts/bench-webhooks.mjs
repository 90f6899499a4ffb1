// npm run bench:webhooks [-- --events 120000]: orders with and without a receiver of webhooks, and how fast an unavailable one is sent what waited.
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
  'tests/bench/webhooks/index.ts',
  ...process.argv.slice(2),
]);

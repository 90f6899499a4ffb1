// npm run bench:subscriptions [-- --subscriptions 10000]: how fast due deliveries become orders, and the shop's response times during that.
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
  'tests/bench/subscriptions/index.ts',
  ...process.argv.slice(2),
]);

// npm run bench:checkout [-- --seconds 15 --at-once 8]: how fast orders are placed through GraphQL, on a durable database.
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
  'tests/bench/checkout/index.ts',
  ...process.argv.slice(2),
]);

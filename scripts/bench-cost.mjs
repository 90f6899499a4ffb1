// npm run bench:cost [-- --rounds 20]: the cost units of GraphQL documents against the processor time that answering them takes.
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
  'tests/bench/cost/index.ts',
  ...process.argv.slice(2),
]);

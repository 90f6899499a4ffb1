// npm run bench:changes [-- --changes 200 --views 1000]: how soon a change is on the pages of two processes, and what an unstable content service
// costs visitors.
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
  'tests/bench/changes/index.ts',
  ...process.argv.slice(2),
]);

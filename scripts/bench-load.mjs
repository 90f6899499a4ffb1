// npm run bench:load [-- --seconds 6 --databases postgres,pglite --connections 1,16,64,256]: behaviour of the shop under many concurrent visitors.
import process from 'node:process';
import { buildIfStale } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
if (!process.argv.includes('--build')) await buildIfStale();
process.exitCode = await run([
  process.execPath,
  '--import',
  'tsx',
  'tests/bench/load/index.mjs',
  ...process.argv.slice(2),
]);

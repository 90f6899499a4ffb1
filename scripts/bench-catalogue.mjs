// npm run bench:catalogue [-- --sizes 1000,10000 --databases postgres,pglite]: how the catalogue's speed scales with its size.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await generateIfStale();
process.exitCode = await run([
  process.execPath,
  '--import',
  'tsx',
  'tests/bench/catalogue/index.ts',
  ...process.argv.slice(2),
]);

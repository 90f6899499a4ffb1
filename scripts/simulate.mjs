// npm run simulate [-- --from 1 --seeds 100000 --lanes 3]: interleavings of a shop's life, each made by its seed alone.
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
  'tests/simulate/index.ts',
  ...process.argv.slice(2),
]);

// npm run bench:parsers: how the time to parse untrusted input grows with its length.
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
  'node_modules/vitest/vitest.mjs',
  'bench',
  '--run',
  '--project',
  'unit',
]);

// npm run check:imports -- <folder>: imports each product file of a folder into an empty shop and prints the results.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await generateIfStale();
const folders = process.argv.slice(2);
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/bench/imports/index.ts', ...folders]);

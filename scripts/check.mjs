// npm run check: types and style, the two steps of `npm test` that take seconds.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await generateIfStale();
const types = await run([process.execPath, 'node_modules/typescript7/bin/tsc', '--noEmit']);
process.exitCode = types || (await run([process.execPath, 'node_modules/@biomejs/biome/bin/biome', 'check', '.']));

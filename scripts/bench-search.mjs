// npm run bench:search: search quality for sixty Danish queries, 186 of office life and 129 fresh ones.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await generateIfStale();
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/bench/search-quality.ts']);

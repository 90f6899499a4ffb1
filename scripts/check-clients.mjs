// npm run check:clients [-- <folder>]: counts the operations of public Magento clients that are valid against our schema.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await generateIfStale();
const folders = process.argv.slice(2);
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/bench/magento-clients.ts', ...folders]);

// npm run check:strapi [-- <folder>]: runs the documents of the content service against a real Strapi 5.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await generateIfStale();
const folders = process.argv.slice(2);
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/bench/strapi/index.ts', ...folders]);

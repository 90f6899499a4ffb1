// npm run bench: sets up what is missing, then measures speed, weight, start and memory and prints one table.
import process from 'node:process';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIfStale } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await buildIfStale();
const browser = await ensureBrowser();
const env = browser ? { CHROMIUM_PATH: browser } : {};
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/bench/index.mjs'], env);

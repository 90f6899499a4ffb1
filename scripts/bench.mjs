// npm run bench: sets up what is missing, then measures speed, weight, start and memory and prints one table.
// `npm run bench -- speed 3` measures three times how fast pages are made, and nothing else.
import process from 'node:process';
import { ensureBrowser } from './setup/browser.mjs';
import { buildIfStale } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await buildIfStale();
const what = process.argv.slice(2);
const browser = what[0] === 'speed' ? undefined : await ensureBrowser();
const env = browser ? { CHROMIUM_PATH: browser } : {};
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/bench/index.mjs', ...what], env);

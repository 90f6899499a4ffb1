// npm run attack [-- --seed 15 --only fuzz --quick]: attacks the built shop in every known way and reports the results.
import process from 'node:process';
import { buildIfStale } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await buildIfStale();
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/attack/index.ts', ...process.argv.slice(2)]);

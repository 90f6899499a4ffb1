// npm run mutate [-- --only domain/price/price --sample 200 --seed 1]: mutates rules, guards, SQL and locks one at a time; lists undetected mutants.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { run } from './setup/run.mjs';

checkNode();
await install();
await generateIfStale();
process.exitCode = await run([process.execPath, '--import', 'tsx', 'tests/mutate/index.ts', ...process.argv.slice(2)]);

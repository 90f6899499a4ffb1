// npm run shop -- <command>: the shop's command line, built first when a source has changed. package.json runs it with
// --optimize-for-size: an import holds 44 to 114 MB less by it and is as fast (docs/internal/catalogue-speed.md).
import process from 'node:process';
import { buildIfStale } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { at, readEnvFile } from './setup/root.mjs';

checkNode();
readEnvFile();
process.env.NODE_ENV ??= 'production';
await install();
await buildIfStale();
await import(at('build/cli.js'));

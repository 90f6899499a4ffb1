// npm run dev: the shop with hot reload, on the same HOST and PORT.
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { leaveWithParent } from './setup/orphan.mjs';
import { at, readEnvFile } from './setup/root.mjs';

checkNode();
readEnvFile();
leaveWithParent();
process.env.NODE_ENV ??= 'development';
await install();
await generateIfStale();
const { register } = await import('tsx/esm/api');
register();
await import(at('server/dev.ts'));

// npm run dev: the shop with hot reload, on the same HOST and PORT.
import { watch } from 'node:fs';
import process from 'node:process';
import { generateIfStale } from './setup/generated.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { leaveWithParent } from './setup/orphan.mjs';
import { at, readEnvFile } from './setup/root.mjs';
import { say } from './setup/say.mjs';

checkNode();
readEnvFile();
leaveWithParent();
process.env.NODE_ENV ??= 'development';
await install();
await generateIfStale();
let generated = Promise.resolve();
for (const folder of ['app/services', 'backend'])
  watch(at(folder), { recursive: true }, (_, name) => {
    if (!name?.endsWith('.graphql')) return;
    // One after the other; an invalid document is reported, and the next change tries again.
    generated = generated.then(generateIfStale).catch(({ message }) => say(message));
  });
const { register } = await import('tsx/esm/api');
register();
await import(at('server/dev.ts'));

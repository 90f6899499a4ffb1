// npm start: completes what is missing (packages, build) and opens the shop in this same process.
import process from 'node:process';
import { buildIfStale } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';
import { leaveWithParent } from './setup/orphan.mjs';
import { at, readEnvFile } from './setup/root.mjs';
import { stop } from './setup/say.mjs';

checkNode();
readEnvFile();
leaveWithParent();
process.env.NODE_ENV ??= 'production';
try {
  await install();
  await buildIfStale();
  await import(at('build/server.js'));
} catch (error) {
  stop(`The shop did not open.\n${error.stack}`);
}

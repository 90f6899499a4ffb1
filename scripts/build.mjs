// npm run build: everything that `npm start` would build, from scratch.
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNode } from './setup/node-version.mjs';

checkNode();
await install();
await build();

// Rejects a Node.js that is too old with one sentence: otherwise a syntax error deep in some package would follow.
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { at } from './root.mjs';
import { stop } from './say.mjs';

const numbers = (version) => version.replace(/^\D*/, '').split('.').map(Number);

function isOlder(version, wanted) {
  const [is, must] = [numbers(version), numbers(wanted)];
  const differs = must.findIndex((part, index) => (is[index] ?? 0) !== part);
  return differs >= 0 && (is[differs] ?? 0) < must[differs];
}

export function checkNode() {
  const { engines } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  if (isOlder(process.versions.node, engines.node)) {
    stop(`The shop needs Node.js ${engines.node}; this is ${process.versions.node}.`);
  }
}

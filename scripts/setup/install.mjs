// Installs the packages of package-lock.json when they are missing or were installed from another one.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { at } from './root.mjs';
import { mustRun } from './run.mjs';
import { say, seconds } from './say.mjs';

const LOCK = at('package-lock.json');
const STAMP = at('node_modules/.kontorvaerk-stamp');
/** Written by npm at the end of every install. */
const INSTALLED = at('node_modules/.package-lock.json');

/** Packages with binaries fit one platform only, and a folder may have come along in a copy. */
function wantedStamp() {
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  return `${lock} ${process.platform} ${process.arch}\n`;
}

function isInstalled(stamp) {
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === stamp;
  // Someone ran npm by hand: believe it when that was after the last change of the lock.
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
}

function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script, ...args] : ['npm', ...args];
}

/**
 * `npm ci` refuses a lock that leaves out binaries of other platforms, which a lock has when the registry it was made
 * with did not offer them; `npm install` takes every version from the lock and adds the one binary that is missing here.
 */
function isLockComplete() {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8'));
  const names = new Set(Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13)));
  return Object.values(packages).every((each) =>
    Object.keys(each.optionalDependencies ?? {}).every((name) => names.has(name)),
  );
}

/** Leaves node_modules as package-lock.json says, development packages included: the build needs them. */
export async function install() {
  const stamp = wantedStamp();
  if (!isInstalled(stamp)) {
    say('Installing packages …');
    const since = performance.now();
    const verb = isLockComplete() ? ['ci'] : ['install', '--no-save'];
    await mustRun(npm(...verb, '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'));
    say(`Packages installed in ${seconds(since)}.`);
  }
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) writeFileSync(STAMP, stamp);
}

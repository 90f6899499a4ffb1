// Detects whether anything that the build depends on has changed: a hash over names, sizes and times, not over contents.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { at } from './root.mjs';

const FOLDERS = ['app', 'backend', 'demo', 'domain', 'public', 'server', 'scripts'];
const FILES = ['package.json', 'package-lock.json', 'remix.config.js', 'vite.config.ts', 'tsconfig.json'];
const NOT_BUILT = /\.test\.tsx?$/;
/** Generated from the other files, and regenerated before this check. */
const GENERATED = /[\\/]generated$/;

function describe(path) {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}

function filesUnder(folder) {
  return readdirSync(at(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name) && !GENERATED.test(entry.parentPath ?? entry.path))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

/** The state of all sources in one line; equal lines mean equal builds. */
export function sourcesStamp() {
  const paths = [
    ...FOLDERS.filter((folder) => existsSync(at(folder))).flatMap(filesUnder),
    ...FILES.map((file) => at(file)),
  ];
  const lines = paths
    .filter((path) => existsSync(path))
    .sort()
    .map(describe);
  return createHash('sha256').update(process.versions.modules).update(lines.join('\n')).digest('hex');
}

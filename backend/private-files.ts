// Files below DATA_DIR can be read by the shop's own user alone: they hold customers, orders and links that log in.
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { CannotOpen } from './db/cannot-open';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OF_OTHERS = 0o077;

/** Windows has no such modes. */
const hasModes = process.platform !== 'win32';

export const makePrivateFolder = async (folder: string): Promise<void> =>
  void (await mkdir(folder, { recursive: true, mode: FOLDER_MODE }));

export const writePrivateFile = (
  path: string,
  content: Parameters<typeof writeFile>[1],
  options: { flag?: 'wx'; flush?: boolean } = {},
): Promise<void> => writeFile(path, content, { ...options, mode: FILE_MODE });

async function* walkFolder(folder: string): AsyncGenerator<{ path: string; isFolder: boolean }> {
  yield { path: folder, isFolder: true };
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walkFolder(path);
    // A symbolic link has no mode.
    else if (!entry.isSymbolicLink()) yield { path, isFolder: false };
  }
}

/**
 * Of a folder that no other user can enter. PGlite creates its first files with mode 0666 and some later ones with 0644; there they are out
 * of reach, and a copy of them is private as well.
 */
export async function closeToOthers(folder: string): Promise<void> {
  if (!hasModes) return;
  for await (const { path, isFolder } of walkFolder(folder)) await chmod(path, isFolder ? FOLDER_MODE : FILE_MODE);
}

/** The first path that another user may read or write; null where there is none. Files that disappear in the meantime do not count. */
export async function firstOpenToOthers(folder: string): Promise<string | null> {
  if (!hasModes) return null;
  for await (const { path } of walkFolder(folder)) {
    const found = await stat(path).catch(() => null);
    if (found && found.mode & OF_OTHERS) return path;
  }
  return null;
}

/** The same where the folder itself is closed; one that others can enter is left for `readyPrivateFolder` to refuse. */
export async function closeWhatIsInside(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found && (found.mode & OF_OTHERS) === 0) await closeToOthers(folder);
}

/** Makes DATA_DIR where it is missing, closes it where it is empty, and refuses one that other users may read or write. */
export async function readyPrivateFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  const isEmpty = (await readdir(folder)).length === 0;
  if (isEmpty && hasModes) await chmod(folder, FOLDER_MODE);
  // An open PGlite writes files with mode 0644 again (pg_internal.init): the check also runs while this process has it open.
  await closeWhatIsInside(join(folder, 'pglite'));
  const open = await firstOpenToOthers(folder);
  if (open === null) return;
  const mode = ((await stat(open)).mode & 0o777).toString(8).padStart(4, '0');
  throw new CannotOpen(
    'folder-open-to-others',
    `DATA_DIR can be read or written by other users of this machine (${open} has mode ${mode}): run \`chmod -R go= ${quoted(folder)}\`.`,
  );
}

/** For a shell. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

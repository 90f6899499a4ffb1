// PGlite's files belong to one process: a second one that opened them would destroy them. The lock is a file next to the folder.
import { access, constants, readFile, rm } from 'node:fs/promises';
import { readyPrivateFolder, writePrivateFile } from '#backend/private-files';
import { CannotOpen } from './cannot-open';

export class FolderInUse extends CannotOpen {
  constructor(
    folder: string,
    readonly owner: number,
  ) {
    super(
      'folder-in-use',
      `${folder} is open in process ${owner}; PGlite can only be opened by one process at a time.`,
    );
  }
}

/** The folder of the shop's files, which must be there and may be written: a system's own words for it would be a stack. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await readyPrivateFolder(folder);
    await access(folder, constants.W_OK);
  } catch (failure) {
    if (failure instanceof CannotOpen) throw failure;
    const code = failure instanceof Error ? Reflect.get(failure, 'code') : failure;
    throw new CannotOpen(
      'folder-closed',
      `DATA_DIR, the folder of the shop's files, cannot be made or written: ${folder} (${code}).`,
    );
  }
}

/** Gives the way to let go. A lock whose process is gone is taken over; so is one of this process, whose number it may have inherited. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`;
  const take = () => writePrivateFile(file, String(process.pid), { flag: 'wx' });
  try {
    await take();
  } catch (failure) {
    if (!(failure instanceof Error && Reflect.get(failure, 'code') === 'EEXIST')) throw failure;
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner > 0 && owner !== process.pid && isRunning(owner)) throw new FolderInUse(folder, owner);
    await rm(file, { force: true });
    await take();
  }
  return () => rm(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    return failure instanceof Error && Reflect.get(failure, 'code') === 'EPERM';
  }
}

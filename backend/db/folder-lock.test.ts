// The data folder: closed to other users from the first file on, and refused with one message where it is open to them or not writable.
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstOpenToOthers } from '#backend/private-files';
import { CannotOpen } from './cannot-open';
import { openDatabase } from './client';

test('refuses a data folder below a file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'closed-'));
  try {
    await writeFile(join(root, 'file'), '');
    const folder = join(root, 'file', 'data');
    const opened = openDatabase({ dataDir: join(folder, 'pglite') });
    await expect(opened).rejects.toBeInstanceOf(CannotOpen);
    await expect(opened).rejects.toThrow(
      `DATA_DIR, the folder of the shop's files, cannot be made or written: ${folder} (ENOTDIR).`,
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

test('makes PGlite’s files private to the shop user, including those written later', async () => {
  const root = await mkdtemp(join(tmpdir(), 'private-'));
  const before = process.umask(0o022);
  try {
    // The shop restricts the mode of an existing empty folder.
    const folder = join(root, 'data');
    await mkdir(folder, { mode: 0o755 });
    const database = await openDatabase({ dataDir: join(folder, 'pglite') });
    await database.pool.query('CREATE TABLE later AS SELECT generate_series(1, 10000) AS n');
    await database.pool.query('CHECKPOINT');
    expect((await stat(join(folder, 'pglite'))).mode & 0o777).toBe(0o700);
    await database.close();
    expect(await firstOpenToOthers(folder)).toBeNull();

    // Inaccessible in a closed folder: closed again without a message.
    const inside = join(folder, 'pglite');
    await chmod(join(inside, 'PG_VERSION'), 0o644);
    await (await openDatabase({ dataDir: inside })).close();
    expect(await firstOpenToOthers(folder)).toBeNull();

    for (const [path, open, closed] of [
      [inside, 0o705, 0o700],
      [join(folder, 'mail.eml'), 0o604, 0o600],
    ] as const) {
      if (path !== inside) await writeFile(path, '');
      await chmod(path, open);
      await expect(openDatabase({ dataDir: inside })).rejects.toMatchObject({
        name: 'CannotOpen',
        code: 'folder-open-to-others',
        message: `DATA_DIR can be read or written by other users of this machine (${path} has mode 0${open.toString(8)}): run \`chmod -R go= ${folder}\`.`,
      });
      await chmod(path, closed);
    }
  } finally {
    process.umask(before);
    await rm(root, { recursive: true, force: true });
  }
}, 30_000);

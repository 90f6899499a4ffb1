// A folder that cannot be made or written is told in one sentence, which names the setting and the folder.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotOpen } from './cannot-open';
import { openDatabase } from './client';

test('a data folder below a file', async () => {
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

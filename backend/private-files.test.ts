// The shop's own writers leave no files below DATA_DIR that other users may read, with any umask.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outboxMail } from './ports/mail/index';
import { firstOpenToOthers, makePrivateFolder, readyPrivateFolder, writePrivateFile } from './private-files';

let folder: string;
const umask = process.umask();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-files-'));
  process.umask(0);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

test('a mail in the outbox, which may have a link for a new password, is private', async () => {
  const mail = {
    id: 'mail-1',
    date: new Date(0),
    from: 'shop@example.dk',
    to: 'anna@example.dk',
    subject: 'Ny adgangskode',
    text: 'token',
    html: '',
  };
  await outboxMail(join(folder, 'outbox')).send(mail);
  expect(await firstOpenToOthers(folder)).toBeNull();
});

test('folders and files are private at every depth', async () => {
  await makePrivateFolder(join(folder, 'a/b'));
  await writePrivateFile(join(folder, 'a/b/c'), 'text');
  expect(await firstOpenToOthers(folder)).toBeNull();
});

test.each([0o640, 0o604, 0o620, 0o602, 0o610])('reports a file of mode %o', async (mode) => {
  const file = join(folder, 'open');
  writeFileSync(file, '');
  chmodSync(file, mode);
  expect(await firstOpenToOthers(folder)).toBe(file);
});

/** As PGlite writes pg_internal.init each time it opens the folder. */
function embeddedFile(folderMode: number): string {
  const embedded = join(folder, 'pglite');
  mkdirSync(embedded);
  chmodSync(embedded, folderMode);
  const file = join(embedded, 'pg_internal.init');
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  return file;
}

test('a file that PGlite left with mode 0644 in its closed folder is made private, not refused', async () => {
  const file = embeddedFile(0o700);
  await readyPrivateFolder(folder);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the folder of PGlite is refused while other users can enter it', async () => {
  embeddedFile(0o755);
  await expect(readyPrivateFolder(folder)).rejects.toThrow(/chmod -R go=/);
});

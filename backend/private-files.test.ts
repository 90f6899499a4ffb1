// Proves that the shop's own writers leave nothing below DATA_DIR that another user may read, with any umask.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outboxMail } from './ports/mail/index';
import { firstOpenToOthers, makePrivateFolder, writePrivateFile } from './private-files';

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

test.each([0o640, 0o604, 0o620, 0o602, 0o610])('a file of mode %o is found', async (mode) => {
  const file = join(folder, 'open');
  writeFileSync(file, '');
  chmodSync(file, mode);
  expect(await firstOpenToOthers(folder)).toBe(file);
});

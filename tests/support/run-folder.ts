// Where tests and the programs that they start put temporary files: one folder for each run, removed at its end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

declare global {
  var testRunFolder: string | undefined;
}

/**
 * Settings of the environment of test processes. `SHARED_TMPDIR` is where files are stored that later runs use again (`sharedTempFolder`). Each
 * vitest project evaluates the configuration again, but they share one process, and so one folder.
 */
export function temporaryFolders(): { TMPDIR: string; SHARED_TMPDIR: string } {
  globalThis.testRunFolder ??= makeRunFolder();
  return { TMPDIR: globalThis.testRunFolder, SHARED_TMPDIR: tmpdir() };
}

function makeRunFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kontorvaerk-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

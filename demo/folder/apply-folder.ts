// Applies the demo's folder as `shop apply` does: the files are written to a folder, and read from there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { applyInside } from '#backend/shop-files/apply';
import { writeFiles } from '#backend/shop-files/export';
import { fileFaultInWords } from '#backend/shop-files/fault';
import { openFolder } from '#backend/shop-files/folder';

/** In the open transaction of the demo; a fault in the demo's files is a fault of the demo, and thrown. */
export async function applyDemoFolder(on: PoolClient, files: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'demo-shop-'));
  try {
    await writeFiles(root, files);
    const outcome = await applyInside(on, { folder: await openFolder(root), now, dryRun: false });
    if (outcome.ok) return;
    const faults = outcome.reason === 'faults' ? outcome.faults : [];
    throw new Error(`The demo's files cannot be applied.\n${faults.map(fileFaultInWords).join('\n')}`);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

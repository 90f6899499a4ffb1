// Applies the demo's folder as `shop apply` does. The folder is in memory and its tables are cells: the round trip through files on disk
// is tested by shops' exports, and need not be repeated for each demo that is opened.
import type { PoolClient } from 'pg';
import type { CellTable } from '#backend/commerce/catalogue/import/file/read-rows';
import { applyInside } from '#backend/shop-files/apply';
import { fileFaultInWords } from '#backend/shop-files/fault';
import type { ShopFolder } from '#backend/shop-files/folder';
import { drawings } from '../drawings/index';

type Files = ReadonlyMap<string, string | CellTable>;

/** In the open transaction of the demo; a fault in the demo's files is a fault of the demo, and thrown. */
export async function applyDemoFolder(on: PoolClient, files: Files, now: Date): Promise<void> {
  const outcome = await applyInside(on, {
    folder: folderOf(files),
    now,
    dryRun: false,
    drawings: async () => drawings,
  });
  if (outcome.ok) return;
  const faults = outcome.reason === 'faults' ? outcome.faults : [];
  throw new Error(`The demo's files cannot be applied.\n${faults.map(fileFaultInWords).join('\n')}`);
}

function folderOf(files: Files): ShopFolder {
  const paths = [...files.keys()].sort();
  const asked = new Set<string>();
  const contentOf = (path: string) => {
    asked.add(path);
    return files.get(path) ?? null;
  };
  return {
    has: (path) => files.has(path),
    hasFolder: (folder) => paths.some((path) => path.startsWith(`${folder}/`)),
    list: (folder, ending) => paths.filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending)),
    async text(path) {
      const content = contentOf(path);
      return typeof content === 'string' ? content : null;
    },
    table(path) {
      const content = contentOf(path);
      return content !== null && typeof content !== 'string' ? content : [];
    },
    // All pictures of the demo are drawn: none is a file on disk.
    onDisk: (path) => path,
    unread: () => paths.filter((path) => !asked.has(path)),
  };
}

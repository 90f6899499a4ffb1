// Rendered pictures on disk: written whole or not at all, made once however many ask at the same moment.
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureCache {
  /** The kept bytes under this name, else what `make` gives; a name is being made at most once at a time. */
  once(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

export function createCache(folder: string): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function keep(path: string, bytes: Buffer): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch {
      // A cache that cannot be written (read-only or full disk) costs speed only: the picture is served all the same.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async function find(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const path = join(folder, name);
    const kept = await readFile(path).catch(() => null);
    if (kept && kept.byteLength > 0) return kept;
    const bytes = await make();
    await keep(path, bytes);
    return bytes;
  }

  return {
    once(name, make) {
      const already = underWay.get(name);
      if (already) return already;
      const work = find(name, make).finally(() => underWay.delete(name));
      underWay.set(name, work);
      return work;
    },
  };
}

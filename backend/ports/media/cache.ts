// Rendered pictures on disk: written completely or not at all, rendered once for concurrent requests.
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, writePrivateFile } from '#backend/private-files';

export interface PictureCache {
  find(name: string): Promise<Buffer | null>;
  /** The stored bytes under this name, else the result of `make`; a name is made at most once at a time. */
  once(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
  forget(name: string): Promise<void>;
  /** Nothing is stored yet. */
  isEmpty(): Promise<boolean>;
}

export function createCache(folder: string): PictureCache {
  const underWay = new Map<string, Promise<Buffer>>();

  async function keep(path: string, bytes: Buffer): Promise<void> {
    const draft = `${path}.${randomUUID()}`;
    try {
      await makePrivateFolder(folder);
      await writePrivateFile(draft, bytes);
      await rename(draft, path);
    } catch {
      // A cache that cannot be written (read-only or full disk) costs speed only: the picture is served all the same.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async function find(name: string): Promise<Buffer | null> {
    const kept = await readFile(join(folder, name)).catch(() => null);
    return kept && kept.byteLength > 0 ? kept : null;
  }

  async function findOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await find(name);
    if (kept) return kept;
    const bytes = await make();
    await keep(join(folder, name), bytes);
    return bytes;
  }

  return {
    find,
    forget: (name) => rm(join(folder, name), { force: true }).catch(() => undefined),
    isEmpty: async () => (await readdir(folder).catch(() => [])).length === 0,
    once(name, make) {
      const already = underWay.get(name);
      if (already) return already;
      const work = findOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, work);
      return work;
    },
  };
}

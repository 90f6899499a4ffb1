// Where a connector continues after a restart: one JSON file, replaced as a unit, so that a kill leaves the old or the new one.
import { access, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const position = z
  .object({
    /** The last event that is done with. */
    after: z.number().int().nonnegative().default(0),
    /** The highest booked invoice that was reported. */
    invoice: z.number().int().nonnegative().default(0),
    /** Products that changed since are read, ISO 8601; '' for all. */
    productsSince: z.string().default(''),
    /** Those of that very moment, which were sent already. */
    productsAt: z.array(z.string()).default([]),
    /** By collection of Business Central: rows that changed since are read; those of `seen`, by id and time, are done with. */
    changes: z.record(z.object({ since: z.string(), seen: z.record(z.string()) }).strict()).default({}),
    /** The record that was created last in Business Central, and when that began, where the end of the request is not known. */
    creating: z.object({ key: z.string(), since: z.string() }).strict().nullable().default(null),
    /** The last item ledger entry of Business Central whose stock was sent. */
    entry: z.number().int().nonnegative().default(0),
  })
  .strict();
export type Position = z.infer<typeof position>;

export async function readPosition(file: string): Promise<Position> {
  try {
    return position.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return position.parse({});
    throw failure;
  }
}

export const storePosition = (file: string, next: Position): Promise<void> =>
  replaceFile(file, `${JSON.stringify(next)}\n`);

/** Written next to it, flushed to the disk, then renamed. */
export async function replaceFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const written = `${file}.part`;
  const handle = await open(written, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(written, file);
}

export const hasFile = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

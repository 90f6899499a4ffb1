// The folder of PEPPOL_FOLDER: orders of Peppol and NemHandel that others put into `in`, and the shop's documents in `out`.
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#backend/graphql/masking';
import { LARGEST_MULTIPART } from '#domain/punchout/posted-size';
import { documentsForFolder, markTold } from '../telling/outbox.sql';
import { receiveUblOrder, type UblAnswer, type UblParts } from './receive-order';

/** `in`: to be taken; `taken`: being taken, or left behind by a process that died; `done` and `refused`: with the result next to each. */
const folderPlaces = (folder: string) => ({
  in: join(folder, 'in'),
  taken: join(folder, 'taken'),
  done: join(folder, 'done'),
  refused: join(folder, 'refused'),
  out: join(folder, 'out'),
});
type Places = ReturnType<typeof folderPlaces>;

export interface FolderParts extends UblParts {
  log: Log;
  /** False where an access point carries the shop's documents. */
  writesOut: boolean;
}

const MOST_AT_ONCE = 50;
const IS_ORDER = /^[^.].*\.xml$/i;

export async function sweepOrderFolder(folder: string, parts: FolderParts): Promise<void> {
  const places = folderPlaces(folder);
  await Promise.all(Object.values(places).map((place) => mkdir(place, { recursive: true })));
  for (const name of await filesIn(places.taken)) await takeOrderFile(name, places, parts);
  for (const name of await filesIn(places.in)) {
    // Another process may have it already.
    const isOurs = await rename(join(places.in, name), join(places.taken, name)).then(
      () => true,
      () => false,
    );
    if (isOurs) await takeOrderFile(name, places, parts);
  }
  if (parts.writesOut) await writeOut(places.out, parts);
}

const filesIn = async (place: string): Promise<string[]> =>
  (await readdir(place))
    .filter((name) => IS_ORDER.test(name))
    .sort()
    .slice(0, MOST_AT_ONCE);

async function takeOrderFile(name: string, places: Places, parts: FolderParts): Promise<void> {
  const taken = join(places.taken, name);
  const { size } = await stat(taken);
  const answer: UblAnswer | { result: 'unreadable'; words: string } =
    size > LARGEST_MULTIPART
      ? { result: 'unreadable', words: `The file has more than ${LARGEST_MULTIPART} bytes.` }
      : await receiveUblOrder({ bytes: await readFile(taken), contentType: null, store: null, isTest: false }, parts);
  const isDone = ['accepted', 'different', 'duplicate'].includes(answer.result);
  const place = isDone ? places.done : places.refused;
  await writeFile(join(place, `${name}.json`), `${JSON.stringify(answer, null, 2)}\n`);
  await rename(taken, join(place, name));
  if (!isDone) parts.log.error({ file: name, result: answer.result, why: answer.words }, 'An order was not taken');
}

/** A document whose process dies between the two steps is written once more, under the same name. */
async function writeOut(place: string, { db, now }: FolderParts): Promise<void> {
  for (const { id, kind, format, xml } of await documentsForFolder(db)) {
    const name = `${String(id).padStart(8, '0')}-${kind}-${format}.xml`;
    const unfinished = join(place, `.${name}`);
    await rm(unfinished, { force: true });
    await writeFile(unfinished, xml);
    await rename(unfinished, join(place, name));
    await markTold(db, id, now);
  }
}

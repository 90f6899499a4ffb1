// Writes a running shop out as a folder of files, which applied elsewhere give an equal shop.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify as stringifyRows } from 'csv-stringify/sync';
import type { Pool } from 'pg';
import { stringify } from 'yaml';
import type { CellTable } from '#backend/commerce/catalogue/import/file/read-rows';
import { inTransaction } from '#backend/db/transaction';
import { readOneMoment } from './lock.sql';
import { inOneText } from './one-text';
import type { Printed, PrintedPicture, Section } from './section';
import { SECTIONS } from './sections/index';
import { withoutNulls } from './without-nulls';

/** Paths inside the folder and their texts; pictures are handed over one by one. */
export async function printShop(
  pool: Pool,
  takePicture?: (picture: PrintedPicture) => Promise<void>,
  progress?: (section: string, pictures: number, total: number) => void,
): Promise<Map<string, string>> {
  return printSections(pool, SECTIONS, takePicture, progress);
}

/** The same of these sections only. */
export async function printSections(
  pool: Pool,
  sections: readonly Section[],
  takePicture?: (picture: PrintedPicture) => Promise<void>,
  progress?: (section: string, pictures: number, total: number) => void,
): Promise<Map<string, string>> {
  return inTransaction(pool, async ({ client }) => {
    await readOneMoment(client);
    const printed: Printed[] = [];
    for (const section of sections) {
      printed.push(...(await section.print(client)));
      if (!takePicture) continue;
      let done = 0;
      for await (const picture of section.pictures?.(client) ?? []) {
        await takePicture(picture);
        done += 1;
        progress?.(section.title, done, picture.of);
      }
    }
    return joinedFiles(printed);
  });
}

export function joinedFiles(printed: readonly Printed[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, content] of joinedParts(printed))
    texts.set(file, typeof content === 'string' ? content : csvText(content));
  return texts;
}

const csvText = (cells: CellTable): string => stringifyRows(cells.map((row) => [...row]));

/** Keys of one YAML file become that file, in the order of the sections; tables stay cells. */
export function joinedParts(printed: readonly Printed[]): Map<string, string | CellTable> {
  const files = new Map<string, string | CellTable>();
  const keys = new Map<string, Record<string, unknown>>();
  for (const part of printed) {
    if ('text' in part) files.set(part.file, part.text);
    else if ('cells' in part) files.set(part.file, part.cells);
    else keys.set(part.file, { ...keys.get(part.file), [part.key]: inOneText(withoutNulls(part.value)) });
  }
  for (const [file, value] of keys) files.set(file, yamlText(file, value));
  return files;
}

/** An editor with YAML support completes the keys by the schema next to the file. */
const yamlText = (file: string, value: object): string =>
  `# yaml-language-server: $schema=.schema/${file.replace(/\.yaml$/, '.json')}\n${stringify(value, { lineWidth: 0, aliasDuplicateObjects: false })}`;

export async function writeFiles(root: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of files) await writeInto(root, path, content);
}

export const writePicture = (root: string, { file, bytes }: PrintedPicture): Promise<void> =>
  writeInto(root, file, bytes);

async function writeInto(root: string, path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(join(root, dirname(path)), { recursive: true });
  await writeFile(join(root, path), content);
}

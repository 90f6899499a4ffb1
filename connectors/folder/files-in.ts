// CSV files of an ERP in in/<resource>/ are sent to the shop. A file is claimed by a unique name first: a kill sends it again under the same key.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { replaceFile } from '../core/position';
import type { ShopParts } from '../core/report';
import { RequestFailed } from '../core/request';
import { type BulkResource, MOST_LINES } from '../core/shop';
import { readFileLines } from './lines';
import type { FolderSettings } from './settings';

/** What an order came to in the ERP is sent after the order itself. */
export const RESOURCES: readonly BulkResource[] = ['stock', 'prices', 'orders', 'shipments', 'invoices'];

export interface FolderParts extends ShopParts {
  folder: string;
  settings: FolderSettings;
}

/** `files`: how many were sent. */
export async function sendFiles(parts: FolderParts): Promise<number> {
  let files = 0;
  for (const resource of RESOURCES) {
    await claimFiles(parts.folder, resource);
    for (const name of await csvNames(join(parts.folder, 'claimed', resource))) {
      await sendFile(name, resource, parts);
      files += 1;
    }
  }
  return files;
}

export const isCsv = (name: string): boolean => name.toLowerCase().endsWith('.csv');
export const csvNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isCsv).sort();

async function claimFiles(folder: string, resource: BulkResource): Promise<void> {
  const claimed = join(folder, 'claimed', resource);
  for (const made of [claimed, join(folder, 'in', resource)]) await mkdir(made, { recursive: true });
  for (const name of await csvNames(join(folder, 'in', resource)))
    await rename(join(folder, 'in', resource, name), join(claimed, arrivalName(name)));
}

/** '<time>-<random>.<name>': of one arrival, also where the ERP writes a file of the same name and content again. */
export const arrivalName = (name: string): string =>
  `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomUUID().slice(0, 8)}.${name}`;

async function sendFile(name: string, resource: BulkResource, parts: FolderParts): Promise<void> {
  const { folder, shop, log } = parts;
  const file = join(folder, 'claimed', resource, name);
  const refused: [line: number, code: string, message: string][] = [];
  const lines = readFileLines(await readFile(file), resource, parts.settings);
  if (typeof lines === 'string') refused.push([0, 'FILE_WRONG', lines]);
  else
    for (let from = 0; from < lines.length; from += MOST_LINES[resource]) {
      const part = lines.slice(from, from + MOST_LINES[resource]);
      const key = `folder-${name.split('.')[0]}-${from}`;
      const sent = part.map(({ line }) => line);
      const reply = await shop.send(resource, sent, key).catch(refusalOfRequest);
      for (const { line, code, message } of reply.refused)
        refused.push([part[line - 1]?.row ?? part[0]?.row ?? 0, code, message]);
    }
  await endFile(name, resource, refused, parts);
  log(`${resource}/${name}: ${typeof lines === 'string' ? lines : `${lines.length} lines`}, ${refused.length} refused`);
}

/** A request that the shop refuses as a unit is not sent again; others stay claimed for the next round. */
function refusalOfRequest(failure: unknown) {
  if (!(failure instanceof RequestFailed) || failure.status === null || failure.status === 401 || failure.status >= 429)
    throw failure;
  return { refused: [{ line: 0, code: `HTTP_${failure.status}`, message: failure.body.slice(0, 300) }] };
}

/** done/ has the file, and next to it the lines that were refused, numbered without the heading. */
async function endFile(
  name: string,
  resource: BulkResource,
  refused: readonly (readonly [number, string, string])[],
  { folder, settings: { delimiter } }: FolderParts,
): Promise<void> {
  const done = join(folder, 'done', resource);
  await mkdir(done, { recursive: true });
  const report = join(done, `${name}.refused.csv`);
  if (refused.length > 0)
    await replaceFile(report, stringify([['line', 'code', 'message'], ...refused], { delimiter, bom: true }));
  else await rm(report, { force: true });
  await rename(join(folder, 'claimed', resource, name), join(done, name));
}

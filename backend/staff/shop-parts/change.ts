// A change of staff to a part of the shop's files: the rules of `shop apply` for this part alone, what it would change, and its log in one transaction.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { witnessOf } from '#backend/commerce/staff/index';
import { committedIf, guardedPool } from '#backend/db/transaction';
import { loadDrawings } from '#backend/demo';
import { applyInside } from '#backend/shop-files/apply';
import { writePicture } from '#backend/shop-files/export';
import { Faults, type FileFault } from '#backend/shop-files/fault';
import { readYaml } from '#backend/shop-files/file/yaml';
import { openFolder, type ShopFolder } from '#backend/shop-files/folder';
import { waitForShopFiles } from '#backend/shop-files/lock.sql';
import type { SectionOutcome } from '#backend/shop-files/section';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { LARGEST_PART, placeOfPart, type ShopPart } from '#domain/staff/shop-parts';
import type { StaffContext } from '../context';
import { isRecord } from '../seen';
import { type DifferentLine, differentLines } from './difference';
import { printPart, sectionOfPart, seenOfText } from './part-text';

export interface ChangingPart {
  part: ShopPart;
  /** The file as it was typed or uploaded: UTF-8; a table also in Windows-1252. */
  content: Uint8Array;
  /** The part as the page showed it; '' for a part that is only uploaded. */
  seen: string;
  staff: string;
  /** Checked and not written. */
  isDry: boolean;
}

export interface PartChange {
  done: Outcome;
  /** The stored text that the file was compared with; '' where it was not. */
  seen: string;
  /** Keys of records: what the file changes, or would change. */
  added: string[];
  changed: string[];
  removed: string[];
  /** In the shop and not in the file, and left as they are. */
  untouched: number;
  faults: FileFault[];
  /** Null: not compared, or too much to be shown. */
  difference: DifferentLine[] | null;
}

const NOTHING = { seen: '', added: [], changed: [], removed: [], untouched: 0, faults: [], difference: null };

export const refusedChange = (done: Outcome, more: Partial<PartChange> = {}): PartChange => ({
  ...NOTHING,
  done,
  ...more,
});

/** Throws nothing for a faulty file: its faults are in the answer, with their lines. */
export async function changePart(changing: ChangingPart, { pool: open, now }: StaffContext): Promise<PartChange> {
  const { part, staff, isDry, content } = changing;
  if (content.length === 0) return refusedChange(refusal('PART_EMPTY'));
  if (content.length > LARGEST_PART) return refusedChange(refusal('PART_TOO_LARGE', { params: { megabytes: 1 } }));
  const { isUploadOnly = false, file } = placeOfPart(part);
  const stateOf = isUploadOnly ? undefined : async (on: PoolClient) => ({ text: await printPart(on, part) });
  const deed = { staff, command: `files ${part}`, kind: 'files' as const, subject: part, now };
  const told = isUploadOnly ? toldKeys : null;
  const root = await mkdtemp(join(tmpdir(), 'shop-part-'));
  try {
    await writeFile(join(root, file), content);
    return await committedIf(
      guardedPool(open, witnessOf({ ...deed, told, stateOf })),
      ({ done }) => done.ok && !isDry,
      ({ client }) => changeInside(client, root, changing, now),
    );
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

async function changeInside(on: PoolClient, root: string, changing: ChangingPart, now: Date): Promise<PartChange> {
  const { part, seen, content, isDry } = changing;
  if (!(await waitForShopFiles(on))) return refusedChange(refusal('CONTENT_BUSY'));
  const { isUploadOnly = false } = placeOfPart(part);
  const before = isUploadOnly ? '' : await printPart(on, part);
  await writeNamedPictures(on, root, part, content);
  const folder = await openFolder(root);
  const foreign = await foreignKeys(folder, part);
  if (foreign.length > 0)
    return refusedChange(refusal('PART_FAULTY', { params: { count: foreign.length } }), { faults: foreign });
  const section = sectionOfPart(part);
  const outcome = await applyInside(
    on,
    { folder, now, dryRun: false, drawings: loadDrawings },
    (each) => each === section,
  );
  if (!outcome.ok)
    return outcome.reason === 'busy'
      ? refusedChange(refusal('CONTENT_BUSY'))
      : refusedChange(refusal('PART_FAULTY', { params: { count: outcome.broken } }), { faults: outcome.faults });
  const after = isUploadOnly ? '' : await printPart(on, part);
  const difference = isUploadOnly ? null : differentLines(before, after);
  const stored = seenOfText(before);
  const made = { ...changedKeys(outcome.sections), faults: outcome.warnings, difference, seen: stored };
  // The second click on the same form finds the work of the first.
  const isNew = !isUploadOnly && seen !== stored && after !== before;
  return !isDry && isNew ? refusedChange(refusal('PART_CHANGED'), made) : { done: { ok: true }, ...made };
}

const toldKeys = (result: unknown): unknown =>
  isRecord(result) ? { added: result.added, changed: result.changed, removed: result.removed } : null;

const changedKeys = (sections: readonly SectionOutcome[]) => ({
  added: sections.flatMap(({ added }) => added),
  changed: sections.flatMap(({ changed }) => changed),
  removed: sections.flatMap(({ removed }) => removed),
  untouched: sections.reduce((sum, { untouched }) => sum + untouched, 0),
});

/** Files name pictures that the shop has: they are in the folder as after an export. */
async function writeNamedPictures(on: PoolClient, root: string, part: ShopPart, content: Uint8Array): Promise<void> {
  if (placeOfPart(part).isUploadOnly) return;
  const text = new TextDecoder().decode(content);
  for await (const picture of sectionOfPart(part).pictures?.(on) ?? [])
    if (text.includes(picture.file)) await writePicture(root, picture);
}

/** Other parts of the same file: they would be ignored without a word. */
async function foreignKeys(folder: ShopFolder, part: ShopPart): Promise<FileFault[]> {
  const { file, key } = placeOfPart(part);
  if (key === undefined) return [];
  const faults = new Faults();
  const yaml = await readYaml(folder, file, faults.report);
  if (!yaml) return faults.list;
  const keys = isRecord(yaml.value) ? Object.keys(yaml.value) : [];
  const fault = (line: number, column: string | null, message: string) => ({ file, line, column, message });
  const foreign = keys.filter((each) => each !== key);
  return [
    ...(keys.includes(key) ? [] : [fault(1, null, `Filen skal begynde med »${key}:«.`)]),
    ...foreign.map((each) => fault(yaml.lineOf([each]), each, `Her rettes kun »${key}«.`)),
  ];
}

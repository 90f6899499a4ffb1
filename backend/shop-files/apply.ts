// Applies a shop's folder to the database: reads all files and reports every fault, then writes what is new or changed in one transaction.
// Readers see the shop before it or after it; a fault anywhere changes nothing, and so does a process that is killed during it.
import type { Pool, PoolClient } from 'pg';
import type { ImportFile } from '#backend/commerce/catalogue/import/import-products';
import type { PreparedPictures } from '#backend/commerce/catalogue/import/picture-source';
import { committedIf } from '#backend/db/transaction';
import { type LoadDrawings, OWN_DRAWINGS } from '#backend/ports/media/drawings';
import { CatalogueChanges } from './catalogue-changes';
import { Faults, type FileFault } from './fault';
import { yamlFaults } from './file/yaml-keys';
import type { ShopFolder } from './folder';
import { lockShopFiles } from './lock.sql';
import type { OpenedSection, Section, SectionOutcome } from './section';
import { SECTIONS } from './sections/index';
import { preparedProductPictures } from './sections/products';

export interface ApplyRequest {
  folder: ShopFolder;
  now: Date;
  /** Judges everything and says what would change, but changes nothing. */
  dryRun: boolean;
  /** Pictures that files name by an address of the web are fetched; else they are a fault, unless they were fetched before. */
  fetchPictures?: boolean;
  /** Loads the program for pictures that files name as drawings; without it, only files and addresses are pictures. */
  drawings?: LoadDrawings;
  /** Called now and then with what has been done so far. */
  progress?: ImportFile['progress'];
}

const ownDrawingsOnly: LoadDrawings = async () => OWN_DRAWINGS;

export type ApplyOutcome =
  | { ok: true; sections: SectionOutcome[]; warnings: FileFault[] }
  | { ok: false; reason: 'faults'; faults: FileFault[]; broken: number }
  | { ok: false; reason: 'busy' };

export async function applyFolder(pool: Pool, request: ApplyRequest): Promise<ApplyOutcome> {
  const files = { fetchPictures: false, drawings: ownDrawingsOnly, ...request };
  const prepared = await preparedProductPictures(pool, files);
  return committedIf(
    pool,
    ({ ok }) => ok && !request.dryRun,
    ({ client }) => applyInside(client, { ...request, prepared }),
  );
}

/** In an open transaction, which the caller takes back when the outcome is not ok. `only` names sections; all by default. */
export async function applyInside(
  on: PoolClient,
  {
    folder,
    now,
    dryRun,
    fetchPictures = false,
    drawings = ownDrawingsOnly,
    progress,
    prepared,
  }: ApplyRequest & { prepared?: PreparedPictures | undefined },
  only: (section: Section) => boolean = () => true,
): Promise<ApplyOutcome> {
  if (!(await lockShopFiles(on))) return { ok: false, reason: 'busy' };
  const faults = new Faults();
  const opened: { section: Section; files: OpenedSection }[] = [];
  for (const section of SECTIONS.filter(only)) {
    const files = await section.open(folder, faults.report);
    if (files) opened.push({ section, files });
  }
  await yamlFaults(folder, faults.report);
  if (opened.length === 0 && faults.broken === 0)
    faults.report({ file: 'shop.yaml', line: 0, column: null, message: 'Mappen har ingen af butikkens filer.' });
  for (const file of folder.unread())
    faults.report({ file, line: 0, column: null, message: 'Filen kendes ikke og er ikke læst.', warning: true });
  const sections: SectionOutcome[] = [];
  // All faults of the files are reported before the database is queried; those that need the database are then reported for all sections, too.
  if (faults.broken === 0) {
    const catalogue = new CatalogueChanges();
    const report = faults.report;
    const context = { on, now, folder, report, dryRun, fetchPictures, drawings, catalogue, progress, prepared };
    for (const { files } of opened) sections.push(await files.apply(context));
    if (faults.broken === 0) for (const { files } of opened) await files.judgeWritten?.(context);
    if (faults.broken === 0 && !dryRun) await catalogue.gather(on, now);
  }
  if (faults.broken > 0) return { ok: false, reason: 'faults', faults: faults.list, broken: faults.broken };
  return { ok: true, sections, warnings: faults.list };
}

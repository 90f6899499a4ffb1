// Imports a catalogue file: reads it as a stream, validates every row and then the complete file, and applies it to the catalogue in one transaction.
// Readers see the catalogue before it or after it; a fault anywhere changes nothing.
import type { Pool, PoolClient } from 'pg';
import { committedIf } from '#backend/db/transaction';
import { resolvePaths } from './categories/resolve-paths';
import type { Fault } from './faults';
import type { AnyTable } from './file/read-rows';
import { Findings } from './findings';
import { judgeAgainstContent, renameChosen } from './judge/addresses.sql';
import { judgeWhole } from './judge/judge.sql';
import { leaveOutVariants } from './judge/skipped.sql';
import type { PreparedPictures } from './picture-source';
import { pictureNames, preparePictures } from './prepare-pictures';
import type { StagedPicture } from './row/staged';
import { closeStage, openStage } from './stage.sql';
import { stageFile } from './stage-file';
import { layTranslations } from './translations.sql';
import { gatherForPages, type Written, writeCatalogue } from './write-catalogue';

/** What is taken in, and from where. */
export interface ImportFile {
  file: AnyTable;
  /** Null: the file's pictures are drawings only. */
  images: string | null;
  drawingOf(name: string): StagedPicture | null | Promise<StagedPicture | null>;
  /** Nothing of it is to stay: pictures are looked for and not read. */
  dryRun?: boolean;
  now: Date;
  /** Rows of types that the shop does not have are reported and left out; otherwise they are faults. */
  skipUnknown?: boolean;
  /** Pictures may be fetched from addresses of the web that the file names. */
  fetchPictures?: boolean;
  /** Products retain their pictures; those that the file names are skipped. */
  withoutPictures?: boolean;
  /** Pages and redirects of the content are written after the products, and judged then. */
  contentFollows?: boolean;
  /** Pictures that were prepared before the transaction. */
  prepared?: PreparedPictures;
  /** Stops before anything is written: only the faults are wanted. */
  onlyJudges?: boolean;
  /** Called now and then with what has been done so far, and of how much where that is known. */
  progress?(phase: ImportPhase, done: number, total: number | null): void;
}

export type ImportPhase = 'pictures' | 'read' | 'written';

export interface ImportRequest extends ImportFile {
  pool: Pool;
  /** Judges, and counts what would change, but changes nothing. */
  dryRun: boolean;
}

export interface ImportCounts extends Written {
  rows: number;
  categories: number;
  /** Rows of types that the shop does not have. */
  skipped: number;
  /** What the shop has now and did not have before: codes of units, and of attributes to choose by. */
  units: string[];
  facets: string[];
}

export type ImportOutcome =
  | { ok: true; counts: ImportCounts; warnings: Fault[] }
  | { ok: false; reason: 'faults'; rows: number; faults: Fault[]; untold: number }
  | { ok: false; reason: 'busy' };

const NOTHING_WRITTEN: Written = { fresh: 0, changed: 0, stock: 0, redirects: 0 };

/** A file with pictures is judged first and its pictures are prepared then, so that the transaction is short and a faulty file costs no drawing. */
export async function importProducts(request: ImportRequest): Promise<ImportOutcome> {
  const isTried = request.dryRun || request.withoutPictures === true;
  const names = isTried ? new Set<string>() : await pictureNames(request);
  if (names.size === 0) return importAtOnce(request);
  const { progress: _, ...judging } = request;
  const judged = await importAtOnce({ ...judging, dryRun: true, onlyJudges: true });
  if (!judged.ok) return judged;
  return importAtOnce({ ...request, prepared: await preparePictures(request.pool, names, request) });
}

const importAtOnce = (request: ImportRequest): Promise<ImportOutcome> =>
  committedIf(
    request.pool,
    ({ ok }) => ok && !request.dryRun,
    async ({ client }) => {
      const outcome = await importOn(client, request);
      if (outcome.ok && !request.onlyJudges) await gatherForPages(client, request);
      return outcome;
    },
  );

/**
 * In an open transaction, once in it. The caller takes it back when the outcome is not ok, and else lets everything be gathered that
 * pages read (`gatherForPages`), after what else it changes of the catalogue.
 */
export async function importOn(on: PoolClient, request: ImportFile): Promise<ImportOutcome> {
  if (!(await openStage(on))) return { ok: false, reason: 'busy' };
  const found = new Findings();
  const { rows, skipped, translated, novelties } = await stageFile(on, request, (fault) => found.add(fault));
  await closeStage(on);
  for (const fault of await leaveOutVariants(on)) found.add(fault);
  if (translated > 0) await layTranslations(on);
  // Before the addresses of products are judged: a category of the file retains the address of its name.
  const { paths, made, faults } = await resolvePaths(on);
  for (const fault of faults) found.add(fault);
  for (const fault of await renameChosen(on)) found.add(fault);
  for (const fault of await judgeWhole(on, request.now)) found.add(fault);
  if (!request.contentFollows) for (const fault of await judgeAgainstContent(on)) found.add(fault);
  if (found.isBroken) return { ok: false, reason: 'faults', rows, faults: found.faults(), untold: found.untold };
  const written = request.onlyJudges ? NOTHING_WRITTEN : await writeCatalogue(on, { ...request, paths, novelties });
  const { units, facets } = novelties;
  const counts = { rows, categories: made, skipped, units: [...units], facets: [...facets.keys()], ...written };
  return { ok: true, counts, warnings: found.faults() };
}

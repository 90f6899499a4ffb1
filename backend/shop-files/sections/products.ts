// products.csv: all products, in the format that `shop import products` reads, with the prices, relations and pictures that hang on them.
import type { Pool } from 'pg';
import { faultSentence } from '#backend/commerce/catalogue/import/fault-words';
import type { Fault } from '#backend/commerce/catalogue/import/faults';
import type { CellTable } from '#backend/commerce/catalogue/import/file/read-rows';
import { type ImportOutcome, importOn } from '#backend/commerce/catalogue/import/import-products';
import type { PreparedPictures } from '#backend/commerce/catalogue/import/picture-source';
import { pictureNames, preparePictures } from '#backend/commerce/catalogue/import/prepare-pictures';
import { TYPES } from '#backend/commerce/catalogue/import/row/types';
import { drawingReader } from '#backend/ports/media/drawing-named';
import { gatherCards } from '../catalogue-changes.sql';
import type { ReportFault } from '../fault';
import type { ApplyContext, Section, SectionOutcome } from '../section';
import { PICTURES } from './pictures';
import { printProducts } from './products/print';
import { changedProducts, keptPictures, loadProducts } from './products/products.sql';

const FILE = 'products.csv';

export const products: Section = {
  name: 'products',
  title: 'varer',
  async open(folder) {
    if (!folder.has(FILE)) return null;
    const file = folder.table(FILE);
    return { apply: (context) => applyProducts(file, context) };
  },
  print: async (on) => [{ file: FILE, cells: printProducts(await loadProducts(on)) }],
  async *pictures(on) {
    for await (const { hash, ...picture } of keptPictures(on)) yield { file: `${PICTURES}/${hash}.webp`, ...picture };
  },
};

/** Drawing takes minutes: it is done before the transaction of an apply, which then only looks up what is stored. */
export async function preparedProductPictures(
  pool: Pool,
  { folder, now, dryRun, fetchPictures, drawings, progress }: Omit<ApplyContext, 'on' | 'report' | 'catalogue'>,
): Promise<PreparedPictures | undefined> {
  if (dryRun || !folder.has(FILE)) return undefined;
  const images = folder.onDisk(PICTURES);
  const request = {
    file: folder.table(FILE),
    images,
    drawingOf: drawingReader(drawings),
    now,
    fetchPictures,
    ...(progress && { progress }),
  };
  return preparePictures(pool, await pictureNames(request), request);
}

async function applyProducts(
  file: string | CellTable,
  { on, now, folder, report, fetchPictures, drawings, catalogue, progress, prepared }: ApplyContext,
): Promise<SectionOutcome> {
  const outcome = await importOn(on, {
    file,
    images: folder.onDisk(PICTURES),
    drawingOf: drawingReader(drawings),
    now,
    fetchPictures,
    skipUnknown: false,
    ...(progress && { progress }),
    ...(prepared && { prepared }),
    contentFollows: folder.has('content.yaml') || folder.hasFolder('content'),
  });
  const done: SectionOutcome = { name: 'products', title: 'varer', added: [], changed: [], removed: [], untouched: 0 };
  tellImport(outcome, report);
  if (!outcome.ok) return done;
  catalogue.noteImport();
  const { added, changed, named, all } = await changedProducts(on);
  // In a new shop every card is gathered at the end, so that none is before.
  await gatherCards(on, added.length < all);
  return { ...done, added, changed, untouched: all - named };
}

function tellImport(outcome: ImportOutcome, report: ReportFault): void {
  if (!outcome.ok && outcome.reason === 'busy') {
    const message = 'En anden er ved at læse varer ind. Prøv igen, når det er gjort.';
    report({ file: FILE, line: 0, column: null, message });
    return;
  }
  for (const fault of outcome.ok ? outcome.warnings : outcome.faults) {
    const { line, column, warning = false } = fault;
    report({ file: FILE, line, column, message: faultSentence(ofFolder(fault)), warning });
  }
}

/** The command for one file can leave rows of unknown types out; a folder is applied completely. */
const ofFolder = (fault: Fault): Fault =>
  fault.code === 'unknownType'
    ? { ...fault, code: 'oneOf', params: { ...fault.params, known: TYPES.join(', ') } }
    : fault;

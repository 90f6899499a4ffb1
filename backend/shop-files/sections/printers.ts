// printers.csv: the printers that cartridges are found by. The products' files define which cartridge fits which.
import { flag, oneOfTexts, or, text, whole } from '../file/columns';
import { type RowOf, tableOf } from '../file/table';
import { recordSection } from '../section';
import { loadPrinters, writePrinters } from './printers.sql';
import { slug } from './slug';

const columns = {
  id: slug,
  make: text(120),
  series: text(120),
  model: text(120),
  kind: oneOfTexts(['laser', 'inkjet']),
  /** Whether it prints in colours. */
  colour: flag,
  /** Order among those that are shown first; 0 for most. */
  popularity: or(whole(), 0),
};

export type PrinterRecord = RowOf<typeof columns>;

export const printersSource = tableOf({ file: 'printers.csv', columns });

export const printers = recordSection<PrinterRecord>({
  name: 'printers',
  title: 'printere',
  source: printersSource,
  keyOf: ({ id }) => id,
  missing: 'untouched',
  load: loadPrinters,
  async write({ added, changed }, { on, catalogue }) {
    const rows = [...added, ...changed].map(({ record }) => record);
    // Cartridges are found by the names of their printers.
    catalogue.noteProducts(await writePrinters(on, rows));
  },
});

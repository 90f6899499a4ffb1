// Faults of a shop's files: reported by file, line and column, in staff's language.

export interface FileFault {
  /** Path inside the folder, as 'shop.yaml' or 'content/pages/about.da.md'. */
  file: string;
  /** Counted from 1; 0 = the entire file. */
  line: number;
  /** A column's name in a table, a key's path in YAML; null where it concerns the entire line. */
  column: string | null;
  message: string;
  /** Reported, but the files are accepted all the same. */
  warning?: boolean;
}

export type ReportFault = (fault: FileFault) => void;

/** The location of a record. */
export interface Place {
  file: string;
  line: number;
  /** The line of one of the record's keys; the record's own line where that is not known. */
  lineOf?(path: readonly PropertyKey[]): number;
}

/** A fault of one key of a record. */
export function faultOfKey({ file, line, lineOf }: Place, path: readonly PropertyKey[], message: string): FileFault {
  const at = path.length > 0 ? lineOf?.(path) : undefined;
  return { file, line: at ?? line, column: pathInWords(path) || null, message };
}

/** "rows[0].title" */
export const pathInWords = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Further ones are counted, not held. */
export const MOST_FAULTS = 1000;

export class Faults {
  broken = 0;
  private readonly held: FileFault[] = [];
  readonly report: ReportFault = (fault) => {
    if (!fault.warning) this.broken += 1;
    if (this.held.length < MOST_FAULTS) this.held.push(fault);
  };

  /** By file and line. */
  get list(): FileFault[] {
    return [...this.held].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
  }
}

/** "shop.yaml:12 (stores[0].code): …" */
export function fileFaultInWords({ file, line, column, message, warning }: FileFault): string {
  const place = `${file}${line > 0 ? `:${line}` : ''}${column ? ` (${column})` : ''}`;
  return `${warning ? 'Advarsel: ' : ''}${place}: ${message}`;
}

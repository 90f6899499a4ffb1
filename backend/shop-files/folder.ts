// The folder that a shop is described by: its files by their paths inside the folder.
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CellTable } from '#backend/commerce/catalogue/import/file/read-rows';
import { LOST_LETTER, likelyText } from '#domain/reading/mojibake';
import { enteredText } from '#domain/reading/text';
import type { ReportFault } from './fault';

/** A YAML or Markdown file of a shop is never this large; tables are read as streams and have no bound here. */
const MOST_TEXT = 2 * 1024 * 1024;

export interface ShopFolder {
  /** The file's text without a byte order mark; null where there is no such file or it cannot be read, which is reported. */
  text(path: string, report: ReportFault): Promise<string | null>;
  has(path: string): boolean;
  hasFolder(path: string): boolean;
  /** Paths below a folder that end so, in order. */
  list(folder: string, ending: string): string[];
  /** The file's path on disk, for what is read as a stream. */
  onDisk(path: string): string;
  /** The path of a table, or its cells where they never were a file. */
  table(path: string): string | CellTable;
  /** Files that no section has read. */
  unread(): string[];
}

/** Files with these extensions describe the shop; others (pictures, a README, the editor's) may be next to them. */
const DESCRIBES = /\.(ya?ml|csv|md)$/;
const IGNORED = /(^|\/)(\.[^/]*|README\.md|node_modules)(\/|$)/i;

/** `root` is an absolute path. Refuses a path that is no folder by throwing the system's error. */
export async function openFolder(root: string): Promise<ShopFolder> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const pathOf = (entry: Dirent) =>
    join(entry.parentPath, entry.name)
      .slice(root.length + 1)
      .split('\\')
      .join('/');
  const files = found.filter((entry) => entry.isFile());
  const paths = files
    .map(pathOf)
    .filter((path) => !IGNORED.test(path))
    .sort();
  const known = new Set(paths);
  const folders = new Set(found.filter((entry) => entry.isDirectory()).map(pathOf));
  const asked = new Set<string>();
  const diskPathOf = (path: string): string => {
    asked.add(path);
    return join(root, path);
  };
  return {
    has: (path) => known.has(path),
    hasFolder: (path) => folders.has(path),
    list: (folder, ending) => paths.filter((path) => path.startsWith(`${folder}/`) && path.endsWith(ending)),
    onDisk: diskPathOf,
    table: diskPathOf,
    async text(path, report) {
      asked.add(path);
      return known.has(path) ? textAt(root, path, report) : null;
    },
    unread: () => paths.filter((path) => DESCRIBES.test(path) && !asked.has(path)),
  };
}

/** Within a cell or a value; a line end in their place would break the syntax of the file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is replaced
const LINE_SEPARATORS = /[\u000b\u000c\u0085\u2028\u2029]/g;

/** What a line shows of the letters of its file, before it is normalised. */
function warningsOf(line: string): string[] {
  const likely = likelyText(line);
  return [
    ...(likely === null
      ? []
      : [`Linjen ser ud til at være læst med forkert tegnsæt. Der skal nok stå »${likely.trim().slice(0, 80)}«.`]),
    ...(line.includes(LOST_LETTER)
      ? ['Et eller flere bogstaver er gået tabt og erstattet af tegnet \ufffd. Hent teksten igen fra kilden.']
      : []),
  ];
}

async function textAt(root: string, path: string, report: ReportFault): Promise<string | null> {
  const tell = (message: string) => report({ file: path, line: 0, column: null, message });
  const { size } = await stat(join(root, path));
  if (size > MOST_TEXT) {
    tell(`Filen er større end ${MOST_TEXT / 1024 / 1024} MB.`);
    return null;
  }
  try {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(join(root, path)));
    for (const [at, line] of written.split(/\r\n?|\n/).entries())
      for (const message of warningsOf(line))
        report({ file: path, line: at + 1, column: null, message, warning: true });
    return enteredText(written.replace(LINE_SEPARATORS, ' '));
  } catch {
    tell('Filen er ikke UTF-8. Gem den igen som UTF-8.');
    return null;
  }
}

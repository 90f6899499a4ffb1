// Records in Markdown files with front matter, one file for each document and language, content/pages/about.da.md, or one for all: about.md.
import { stringify } from 'yaml';
import type { z } from 'zod/v4';
import type { ReportFault } from '../fault';
import type { ShopFolder } from '../folder';
import { inOneText } from '../one-text';
import type { Located, Source } from '../section';
import { recordAt, yamlOf } from './yaml';

/** Fields of every record in addition to its front matter: the file's name without folder, language and extension, the language, the text. */
export interface EntryFile {
  name: string;
  locale: 'da' | 'en' | 'all';
  text: string;
}

interface Entries<Front> {
  /** Below the shop's folder, as 'content/pages'. */
  folder: string;
  front: z.ZodType<Front>;
  /** What the front matter of an English file may have, where that is less. */
  english?: z.ZodType<Front>;
}

const NAMED = /^([a-z0-9][a-z0-9_-]*?)(?:\.(da|en))?\.md$/;
const FENCED = /^---\r?\n([\s\S]*?)(?:\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** A name is lower case letters, digits, hyphens and underscores; the languages are da and en, and without one it is said in all. */
export function entryFiles<Front extends object>(entries: Entries<Front>): Source<Front & EntryFile> {
  const { folder: at } = entries;
  return {
    async read(folder, report) {
      const paths = folder.list(at, '.md');
      const read = await Promise.all(paths.map((path) => readEntry(folder, path, entries, report)));
      // A folder without a file says that there are none; without a folder nothing is said.
      return folder.hasFolder(at) ? read.flat() : null;
    },
    print: (records) => records.map((record) => ({ file: `${at}/${fileNameOf(record)}`, text: printed(record) })),
  };
}

const fileNameOf = ({ name, locale }: EntryFile): string => (locale === 'all' ? `${name}.md` : `${name}.${locale}.md`);

async function readEntry<Front extends object>(
  folder: ShopFolder,
  file: string,
  { folder: at, front, english = front }: Entries<Front>,
  report: ReportFault,
): Promise<Located<Front & EntryFile>[]> {
  const tell = (line: number, message: string) => report({ file, line, column: null, message });
  const whole = await folder.text(file, report);
  if (whole === null) return [];
  const [, name, named = 'all'] = NAMED.exec(file.slice(at.length + 1)) ?? [];
  const locale = named === 'da' || named === 'en' ? named : 'all';
  if (name === undefined) {
    tell(0, 'Filen skal hedde noget som navn.da.md, navn.en.md eller navn.md, med små bogstaver, cifre og bindestreg.');
    return [];
  }
  const fenced = FENCED.exec(whole);
  if (!fenced) {
    tell(1, 'Filen skal begynde med felter mellem to linjer af tre bindestreger (---).');
    return [];
  }
  const yaml = yamlOf(fenced[1] ?? '', { file, from: 1 }, report);
  const value = yaml?.value ?? {};
  if (!yaml || typeof value !== 'object') return [];
  const records = recordAt(value, locale === 'en' ? english : front, { file, yaml, path: [] }, report);
  const below = whole.slice(fenced[0].length).replaceAll('\r\n', '\n');
  const text = below.trim();
  const above = fenced[0] + (text === '' ? '' : below.slice(0, below.indexOf(text)));
  const lineOf = (path: readonly PropertyKey[]) => (path[0] === 'text' ? above.split('\n').length : yaml.lineOf(path));
  return records.map(({ record }) => ({ record: { ...record, name, locale, text }, at: { file, line: 1, lineOf } }));
}

function printed({ name: _name, locale: _locale, text, ...front }: EntryFile): string {
  const fields = Object.keys(front).length > 0 ? stringify(inOneText(front), { lineWidth: 0 }) : '';
  return `---\n${fields}---\n${text === '' ? '' : `\n${text}\n`}`;
}

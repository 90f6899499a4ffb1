// Records in two Markdown files each, about.da.md and about.en.md: the Danish file holds everything, the English file its texts alone.
// Records whose texts are the same in both languages are in one file, about.md.
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod/v4';
import { faultOfKey, type Place, type ReportFault } from '../fault';
import type { Located, Source } from '../section';
import { type EntryFile, entryFiles } from './entries';

/** What every such record has: its name, and the words in each language, the text below the front matter among them. */
export interface Bilingual {
  name: string;
  da: { text: string };
  en: { text: string };
}

interface Documents<Row> {
  folder: string;
  schema: z.ZodType<Row>;
  /** What is said in words, in both files. */
  words: z.ZodRawShape;
  /** The fields of the Danish file alone. */
  shared: z.ZodRawShape;
  /** Says what is wrong with a text and in which of its lines, counted from 0. */
  judge(text: string): { message: string; line: number } | null;
}

type Front = Record<string, unknown>;
type Half = Located<Front & EntryFile>;

export function bilingualFiles<Row extends Bilingual>(of: Documents<Row>): Source<Row> {
  const danish: z.ZodType<Front> = z.strictObject({ ...of.words, ...of.shared });
  const english: z.ZodType<Front> = z.strictObject(of.words);
  const files = entryFiles({ folder: of.folder, front: danish, english });
  return {
    async read(folder, report) {
      const halves = await files.read(folder, report);
      if (halves === null) return null;
      for (const half of halves) tellText(half, of, report);
      const names = [...new Set(halves.map(({ record }) => record.name))];
      return names.flatMap((name) => {
        const own = halves.filter(({ record }) => record.name === name);
        const halfIn = (locale: EntryFile['locale']) => own.find(({ record }) => record.locale === locale);
        const all = halfIn('all');
        const other = halfIn('da') ?? halfIn('en');
        if (all && other) report(faultOfKey(all.at, [], `Filen gælder alle sprog, men ${other.at.file} er der også.`));
        return wholeOf(halfIn('da') ?? all, halfIn('en') ?? all, of, report, folder.has.bind(folder));
      });
    },
    judgeText: of.judge,
    print: (records) => files.print(records.flatMap((record) => halvesOf(record, Object.keys(of.words)))),
  };
}

function tellText<Row>({ record: { text }, at }: Half, { judge }: Documents<Row>, report: ReportFault): void {
  const wrong = judge(text);
  if (wrong) report({ ...faultOfKey(at, ['text'], wrong.message), line: lineOfText(at) + wrong.line, column: null });
}

const lineOfText = ({ line, lineOf }: Place): number => lineOf?.(['text']) ?? line;

function wholeOf<Row extends Bilingual>(
  da: Half | undefined,
  en: Half | undefined,
  { schema, words, folder }: Documents<Row>,
  report: ReportFault,
  has: (path: string) => boolean,
): Located<Row>[] {
  const there = da ?? en;
  if (!there) return [];
  const { name } = there.record;
  if (!da || !en) {
    const wanted = `${name}.${da ? 'en' : 'da'}.md`;
    // An existing file has reported its own faults.
    if (!has(`${folder}/${wanted}`))
      report(faultOfKey(there.at, [], `${da ? 'Den engelske' : 'Den danske'} fil ${wanted} mangler.`));
    return [];
  }
  const isWord = (key: string) => key in words || key === 'text';
  const wordsOf = ({ record }: Half) => Object.fromEntries(Object.entries(record).filter(([key]) => isWord(key)));
  const shared = Object.entries(da.record).filter(([key]) => !isWord(key) && key !== 'locale');
  const record = schema.parse({ ...Object.fromEntries(shared), da: wordsOf(da), en: wordsOf(en) });
  return [{ record, at: da.at }];
}

function halvesOf({ name, da, en, ...shared }: Bilingual, words: readonly string[]): (Front & EntryFile)[] {
  // Words first and in their own order, so that both files begin alike.
  const ordered = (half: Front) =>
    Object.fromEntries(words.flatMap((word) => (word in half ? [[word, half[word]]] : [])));
  if (isDeepStrictEqual(da, en)) return [{ ...ordered(da), ...shared, name, locale: 'all', text: da.text }];
  return [
    { ...ordered(da), ...shared, name, locale: 'da', text: da.text },
    { ...ordered(en), name, locale: 'en', text: en.text },
  ];
}

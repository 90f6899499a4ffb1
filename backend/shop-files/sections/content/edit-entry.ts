// Writes one entry of content that was made or edited in the back office, by the rules of its files.
import type { PoolClient } from 'pg';
import type { z } from 'zod/v4';
import { deleteEntries, upsertEntries } from '#backend/content/entries/entries.sql';
import { OWN_DRAWINGS } from '#backend/ports/media/drawings';
import type { ContentKind } from '#domain/staff/content-views';
import { CatalogueChanges } from '../../catalogue-changes';
import { pathInWords, type ReportFault } from '../../fault';
import { issueInWords } from '../../file/issue-words';
import type { ApplyContext, Located } from '../../section';
import { listStoredEntries, removeUnshownMedia, type StoredEntry } from './content.sql';
import { areSame, type ContentType, draftedOf, judgeRecords, tellerAt } from './content-section';
import { footersType } from './footers';
import { frontPagesType } from './front-pages';
import { menusType } from './menus';
import { notificationsType } from './notifications';
import { pagesType } from './pages';
import { popupsType } from './popups';
import { sellersType } from './sellers';
import { picturesOfOrigin } from './stored-pictures';
import { openSurroundings } from './surroundings';

/** What a rule of the files has against a record. */
export interface EntryFault {
  /** Keys and places in the record: 'da.title', 'blocks.0.text.da', 'to'. */
  path: string;
  /** `format`: it has characters that the field does not allow. */
  code: 'empty' | 'too-long' | 'format' | 'rule';
  /** Maximum length, for a text that is too long. */
  most: number | null;
  /** In Danish, as for files. */
  message: string;
}

interface Writing {
  on: PoolClient;
  now: Date;
  /** Ids of documents that the written one replaces: a published draft. */
  replaced: readonly string[];
  /** Whose pictures and place the written one gets; null for a new one. */
  origin: StoredEntry | null;
}

interface EntryEditor {
  /** A stored record with all defaults, in the order of its fields. */
  read(source: object): Record<string, unknown>;
  /** A record from elsewhere, with all defaults; null where it breaks a rule. */
  complete(record: object): Record<string, unknown> | null;
  /** The id that a record's document has. */
  documentIdOf(record: object): string;
  /** Writes nothing where it finds faults, and where nothing is another. */
  write(record: object, writing: Writing): Promise<EntryFault[]>;
}

function editorOf<Row extends object>(of: ContentType<Row>): EntryEditor {
  return {
    read: (source) => Object.fromEntries(Object.entries(of.schema.parse(source))),
    complete(record) {
      const parsed = of.schema.safeParse(record);
      return parsed.success ? Object.fromEntries(Object.entries(parsed.data)) : null;
    },
    documentIdOf: (record) => of.documentIdOf(of.schema.parse(record)),
    async write(given, writing) {
      const parsed = of.schema.safeParse(given);
      return parsed.success ? writeRecord(parsed.data, of, writing) : parsed.error.issues.map(faultOfIssue);
    },
  };
}

function faultOfIssue(issue: z.core.$ZodIssue): EntryFault {
  const path = issue.path.map(String).join('.');
  const isText = 'origin' in issue && issue.origin === 'string';
  if (issue.code === 'too_small' && isText) return { path, code: 'empty', most: null, message: '' };
  if (issue.code === 'too_big' && isText) return { path, code: 'too-long', most: Number(issue.maximum), message: '' };
  const code = issue.code === 'invalid_format' ? 'format' : 'rule';
  return { path, code, most: null, message: issueInWords(issue) };
}

const EDITED = { file: 'edited', line: 0 };
const STORED = { file: 'stored', line: 0 };

async function writeRecord<Row extends object>(
  record: Row,
  of: ContentType<Row>,
  { on, now, replaced, origin }: Writing,
): Promise<EntryFault[]> {
  const faults: EntryFault[] = [];
  const report: ReportFault = ({ file, column, message }) => {
    const path = (column ?? '').replaceAll(/\[(\d+)\]/g, '.$1');
    if (file === EDITED.file) faults.push({ path, code: 'rule', most: null, message });
  };
  const documentId = of.documentIdOf(record);
  const stored = await listStoredEntries(on, of.type);
  const gone = new Set([documentId, ...replaced]);
  const others = stored.flatMap(({ source, documentId: id }): Located<Row>[] =>
    source === null || gone.has(id) ? [] : [{ record: of.schema.parse(source), at: STORED }],
  );
  judgeRecords([...others, { record, at: EDITED }], of, report);
  for (const locale of ['da', 'en'] as const) {
    const wrong = of.source.judgeText?.(halfText(record, locale));
    if (wrong) report({ ...EDITED, column: pathInWords([locale, 'text']), message: wrong.message });
  }
  if (faults.length > 0) return faults;
  const context: ApplyContext = { ...contextWithoutFiles(on, now), report };
  const pictures = picturesOfOrigin(context, { origin: origin?.documentId ?? documentId, written: documentId });
  const surroundings = await openSurroundings(context, pictures);
  const drafting = { ...surroundings, index: origin?.position ?? 0, tell: tellerAt(EDITED, report) };
  const { entries } = await draftedOf(record, of, drafting);
  if (faults.length > 0) return faults;
  if (replaced.length > 0) await deleteEntries(on, of.type, replaced);
  const own = stored.filter((entry) => entry.documentId === documentId);
  if (!areSame(entries, own))
    await upsertEntries(on, [...entries, ...surroundings.media().flatMap((media) => media.entries)]);
  await removeUnshownMedia(on);
  return [];
}

function halfText(record: object, locale: 'da' | 'en'): string {
  const half: unknown = Reflect.get(record, locale);
  const text: unknown = typeof half === 'object' && half !== null ? Reflect.get(half, 'text') : undefined;
  return typeof text === 'string' ? text : '';
}

/** Nothing is read from a folder: pictures are those that are stored. */
const contextWithoutFiles = (on: PoolClient, now: Date): Omit<ApplyContext, 'report'> => ({
  ...{ on, now, dryRun: false, fetchPictures: false, catalogue: new CatalogueChanges() },
  drawings: async () => OWN_DRAWINGS,
  folder: {
    text: async () => null,
    has: () => false,
    hasFolder: () => false,
    list: () => [],
    onDisk: (path) => path,
    table: (path) => path,
    unread: () => [],
  },
});

export const ENTRY_EDITORS: Record<ContentKind, EntryEditor> = {
  page: editorOf(pagesType),
  notification: editorOf(notificationsType),
  popup: editorOf(popupsType),
  'front-page': editorOf(frontPagesType),
  menu: editorOf(menusType),
  footer: editorOf(footersType),
  seller: editorOf(sellersType),
};

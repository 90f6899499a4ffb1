// Content in the back office: the list, one entry, and acts on it.
import { fieldOfWords, wordsOfField } from '#domain/content/entry-words';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import {
  type ContentAct,
  type ContentKind,
  type ContentListQuery,
  type ContentState,
  isContentKind,
} from '#domain/staff/content-views';
import type { Caller } from '~/models/caller';
import type { StaffChangeView } from '~/models/staff';
import type { StaffContentPageView, StaffContentView } from '~/models/staff-content';
import {
  StaffActOnContentDocument,
  StaffContentEntryDocument,
  type StaffContentFactsFragment,
  type StaffContentInput,
  StaffContentListDocument,
} from '../generated/staff';
import { isContentElsewhere } from '../transport/backend.server';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';

type Fields = Readonly<Record<string, string>>;

const STATES: readonly ContentState[] = ['draft', 'planned', 'published', 'ended'];

/** Kinds and states of another version of the shop are left out. */
function contentView({
  kind,
  state,
  stores = null,
  path = null,
  ...row
}: StaffContentFactsFragment): StaffContentView[] {
  const known = STATES.find((each) => each === state);
  return isContentKind(kind) && known ? [{ ...row, kind, stores, path, state: known }] : [];
}

/** Null: it is edited in the content service. */
export async function readContentForStaff(
  caller: Caller,
  { kind, text }: ContentListQuery,
): Promise<StaffContentView[] | null> {
  if (isContentElsewhere()) return null;
  const variables = { kind, text };
  const { staffContent } = await read(caller, { client: 'staff', document: StaffContentListDocument, variables });
  return staffContent.flatMap(contentView);
}

interface Asked {
  kind: ContentKind;
  name: string;
  /** Of the log: the texts before it. */
  entry: number | null;
}

export async function readContentEntry(caller: Caller, asked: Asked): Promise<StaffContentPageView | null> {
  if (isContentElsewhere()) return null;
  const document = StaffContentEntryDocument;
  const { staffContentEntry } = await read(caller, { client: 'staff', document, variables: asked });
  if (!staffContentEntry) return null;
  const { entry, ...page } = staffContentEntry;
  const [view] = contentView(entry);
  return view ? { ...view, ...page } : null;
}

interface Acting {
  kind: ContentKind;
  name: string;
  act: ContentAct;
  fields: Fields;
  /** Checked and not written. */
  isDry: boolean;
}

export async function actOnContentForStaff(
  caller: Caller,
  { kind, name, act, fields, isDry: dry }: Acting,
): Promise<{ done: Outcome; changes: StaffChangeView[] }> {
  if (isContentElsewhere()) return { done: refusal('CONTENT_ELSEWHERE'), changes: [] };
  const variables = { kind, name, act, seen: fields.seen ?? '', input: contentTyped(fields), dry };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnContentDocument, variables });
  if (!data) throw new BackendFailed('The act on content was not answered');
  const { problem, changes } = data.staffActOnContent;
  const done = outcomeOfStaff(problem);
  const field = !done.ok && done.field !== undefined ? { field: fieldOfWords(done.field) } : {};
  return { done: { ...done, ...field }, changes };
}

/** Fields are named by the text and its language. */
function contentTyped(fields: Fields): StaffContentInput {
  const words = Object.keys(fields).flatMap((field) => {
    const [, name] = /^(.+)-da$/.exec(field) ?? [];
    const english = name === undefined ? undefined : fields[`${name}-en`];
    return name !== undefined && english !== undefined
      ? [{ name: wordsOfField(name), da: fields[field] ?? '', en: english }]
      : [];
  });
  return { words, from: fields.from ?? null, to: fields.to ?? null };
}

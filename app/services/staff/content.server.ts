// Content in the back office: the lists, one entry, a new one, and acts.
import { fieldOfWords, wordsOfField } from '#domain/content/entry-words';
import { type Outcome, refusal, refusalCodeOf } from '#domain/refusal/refusals';
import { isPlannedAct, type PlannedAct } from '#domain/staff/content-plan';
import {
  type AddedKind,
  CONTENT_STATES,
  type ContentAct,
  type ContentKind,
  type ContentListQuery,
  isContentKind,
} from '#domain/staff/content-views';
import type { Caller } from '~/models/caller';
import type { StaffChangeView } from '~/models/staff';
import type {
  StaffContentPageView,
  StaffContentPlanView,
  StaffContentStoreView,
  StaffContentView,
  StaffPlannedContentView,
} from '~/models/staff-content';
import {
  StaffActOnContentDocument,
  StaffAddContentDocument,
  StaffContentEntryDocument,
  type StaffContentFactsFragment,
  type StaffContentInput,
  StaffContentListDocument,
  StaffContentPlansDocument,
  StaffContentStoresDocument,
  StaffPlanContentDocument,
} from '../generated/staff';
import { isContentElsewhere } from '../transport/backend.server';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';
import { tickedNames } from './promotion-typed';

type Fields = Readonly<Record<string, string>>;

/** Kinds and states of another version of the shop are left out. */
function contentView({
  kind,
  state,
  stores = null,
  path = null,
  ...row
}: StaffContentFactsFragment): StaffContentView[] {
  const known = CONTENT_STATES.find((each) => each === state);
  return isContentKind(kind) && known ? [{ ...row, kind, stores, path, state: known }] : [];
}

/** Null: it is edited in the content service. */
export async function readContentForStaff(
  caller: Caller,
  { kind, text, isRemoved }: ContentListQuery,
): Promise<StaffContentView[] | null> {
  if (isContentElsewhere()) return null;
  const variables = { kind, text, isRemoved };
  const { staffContent } = await read(caller, { client: 'staff', document: StaffContentListDocument, variables });
  return staffContent.flatMap(contentView);
}

interface Asked {
  kind: ContentKind;
  name: string;
  /** Log entry whose previous texts are read. */
  entry: number | null;
}

export async function readContentEntry(caller: Caller, asked: Asked): Promise<StaffContentPageView | null> {
  if (isContentElsewhere()) return null;
  const document = StaffContentEntryDocument;
  const answer = await read(caller, { client: 'staff', document, variables: asked });
  if (!answer.staffContentEntry) return null;
  const { entry, address = null, storeCodes = null, order = null, plans, ...page } = answer.staffContentEntry;
  const [view] = contentView(entry);
  const allStores = answer.staffContentStores;
  return view ? { ...view, ...page, address, storeCodes, order, plans: plans.flatMap(planView), allStores } : null;
}

interface WirePlan {
  act: string;
  at: string;
  staff: string;
  failure?: string | null;
}

const planView = ({ act, failure = null, ...plan }: WirePlan): StaffContentPlanView[] =>
  isPlannedAct(act) ? [{ ...plan, act, failure: failure === null ? null : refusalCodeOf(failure) }] : [];

/** Failed ones first, then the next. */
export async function readContentPlans(caller: Caller): Promise<StaffPlannedContentView[]> {
  if (isContentElsewhere()) return [];
  const answer = await read(caller, { client: 'staff', document: StaffContentPlansDocument, variables: {} });
  return answer.staffContentPlans.flatMap(({ entry, plan }) => {
    const [[view], [shown]] = [contentView(entry), planView(plan)];
    return view && shown ? [{ entry: view, plan: shown }] : [];
  });
}

export async function planContentTyped(
  caller: Caller,
  { kind, name, act, fields }: { kind: ContentKind; name: string; act: PlannedAct; fields: Fields },
): Promise<{ done: Outcome; changes: StaffChangeView[] }> {
  if (isContentElsewhere()) return { done: refusal('CONTENT_ELSEWHERE'), changes: [] };
  const variables = { kind, name, act, at: fields[act] ?? '', seen: fields.seen ?? '' };
  const { data } = await send(caller, { client: 'staff', document: StaffPlanContentDocument, variables });
  if (!data) throw new BackendFailed('The plan for content was not answered');
  const { problem, changes } = data.staffPlanContent;
  return { done: outcomeOfStaff(problem), changes };
}

/** Null: content is edited in the content service. */
export async function readContentStores(caller: Caller): Promise<StaffContentStoreView[] | null> {
  if (isContentElsewhere()) return null;
  const answer = await read(caller, { client: 'staff', document: StaffContentStoresDocument, variables: {} });
  return answer.staffContentStores;
}

interface Adding {
  kind: AddedKind;
  act: 'publish' | 'draft';
  fields: Fields;
}

export async function addContentTyped(
  caller: Caller,
  { kind, act, fields }: Adding,
): Promise<Outcome<{ made: string }>> {
  if (isContentElsewhere()) return refusal('CONTENT_ELSEWHERE');
  const variables = { kind, act, input: contentTyped(fields) };
  const { data } = await send(caller, { client: 'staff', document: StaffAddContentDocument, variables });
  if (!data) throw new BackendFailed('The new content was not answered');
  const { problem, made } = data.staffAddContent;
  const done = atField(outcomeOfStaff(problem));
  return done.ok ? { ok: true, made: made ?? '' } : done;
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
  return { done: atField(outcomeOfStaff(problem)), changes };
}

const atField = (done: Outcome): Outcome =>
  !done.ok && done.field !== undefined ? { ...done, field: fieldOfWords(done.field) } : done;

/** Fields are named by the text and its language. */
function contentTyped(fields: Fields): StaffContentInput {
  const words = Object.keys(fields).flatMap((field) => {
    const [, name] = /^(.+)-da$/.exec(field) ?? [];
    const english = name === undefined ? undefined : fields[`${name}-en`];
    return name !== undefined && english !== undefined
      ? [{ name: wordsOfField(name), da: fields[field] ?? '', en: english }]
      : [];
  });
  // Without a tick a browser sends none of the boxes.
  const stores = fields.stores === undefined ? null : tickedNames(fields, 'store-');
  const order = fields.order?.split(' ') ?? null;
  return { words, from: fields.from ?? null, to: fields.to ?? null, path: fields.path ?? null, stores, order };
}

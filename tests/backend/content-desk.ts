// Content in the back office as staff query it and act on it, for tests of the back end.
import { staffDesk } from './staff-desk';
import type { Counter } from './test-backend';

export interface Words {
  name: string;
  da: string;
  en: string;
}
interface Change {
  name: string;
  before: string;
  after: string;
}
export interface ContentRow {
  kind: string;
  name: string;
  title: string;
  stores: string[] | null;
  state: string;
  hasDraft: boolean;
  path: string | null;
}
export interface ContentEntry {
  entry: ContentRow;
  words: Words[];
  period: { from: string; to: string };
  address: string | null;
  storeCodes: string[] | null;
  order: string[] | null;
  places: { kind: string; name: string }[];
  seen: string;
  previews: { url: string }[];
  earlier: { id: number }[];
  timeline: { what: string; changes: Change[] }[];
  acts: string[];
  plans: Plan[];
  canPlan: string[];
}
interface Plan {
  act: string;
  at: string;
  staff: string;
  failure: string | null;
}
interface Done {
  problem: { code: string; field: string | null; params: { name: string; value: string }[] } | null;
  made: string | null;
  changes: Change[];
}
interface Answered {
  staffContent?: ContentRow[];
  staffContentEntry?: ContentEntry | null;
  staffActOnContent?: Done;
  staffAddContent?: Done;
  staffPlanContent?: Done;
  staffContentPlans?: { entry: { kind: string; name: string }; plan: Plan }[];
}

const LIST = `query ($kind: String, $text: String, $removed: Boolean!) {
  staffContent(kind: $kind, text: $text, removed: $removed) { kind name title stores state hasDraft path } }`;
const ONE = `query ($kind: String!, $name: String!, $entry: Int) { staffContentEntry(kind: $kind, name: $name, entry: $entry) {
  entry { kind name title stores state hasDraft path } words { name da en } period { from to } address storeCodes order places { kind name }
  seen previews { url } earlier { id } timeline { what changes { name before after } } acts plans { act at staff failure } canPlan } }`;
const DONE = '{ problem { code field params { name value } } made changes { name before after } }';
const ACT = `mutation ($kind: String!, $name: String!, $act: String!, $seen: String!, $input: StaffContentInput!, $dry: Boolean!) {
  staffActOnContent(kind: $kind, name: $name, act: $act, seen: $seen, input: $input, dry: $dry) ${DONE} }`;
const ADD = `mutation ($kind: String!, $act: String!, $input: StaffContentInput!) {
  staffAddContent(kind: $kind, act: $act, input: $input) ${DONE} }`;

const PLAN = `mutation ($kind: String!, $name: String!, $act: String!, $at: String!, $seen: String!) {
  staffPlanContent(kind: $kind, name: $name, act: $act, at: $at, seen: $seen) ${DONE} }`;
const PLANS = '{ staffContentPlans { entry { kind name } plan { act at staff failure } } }';

interface Typed {
  words?: Words[];
  from?: string;
  to?: string;
  path?: string;
  stores?: string[];
  order?: string[];
}

interface Acting extends Typed {
  act?: string;
  seen: string;
  dry?: boolean;
  role?: string;
}

export function contentDesk(counterOf: () => Counter) {
  const { ask, enter } = staffDesk<Answered>(counterOf);

  const list = async (variables: object, role?: string) =>
    (await ask(LIST, { removed: false, ...variables }, role)).data?.staffContent ?? [];

  const find = async (kind: string, name: string, entry: number | null = null, role?: string) => {
    const { data, codes } = await ask(ONE, { kind, name, entry }, role);
    return { entry: data?.staffContentEntry ?? null, codes };
  };

  async function opened(kind: string, name: string, entry: number | null = null): Promise<ContentEntry> {
    const found = (await find(kind, name, entry)).entry;
    if (!found) throw new Error(`${kind} ${name}`);
    return found;
  }

  async function act(
    kind: string,
    name: string,
    { act: wanted = 'publish', seen, words = [], dry = false, role, ...typed }: Acting,
  ) {
    const variables = { kind, name, act: wanted, seen, input: { words, ...typed }, dry };
    const { data, codes } = await ask(ACT, variables, role);
    return { problem: null, changes: [], ...data?.staffActOnContent, codes };
  }

  async function add(kind: string, wanted: string, { words = [], ...typed }: Typed, role?: string) {
    const { data, codes } = await ask(ADD, { kind, act: wanted, input: { words, ...typed } }, role);
    return { problem: null, made: null, ...data?.staffAddContent, codes };
  }

  async function plan(kind: string, name: string, wanted: { act: string; at: string; seen?: string }, role?: string) {
    const seen = wanted.seen ?? (await opened(kind, name)).seen;
    const { data, codes } = await ask(PLAN, { kind, name, ...wanted, seen }, role);
    return { problem: null, changes: [], ...data?.staffPlanContent, codes };
  }

  const plans = async (role?: string) => {
    const { data, codes } = await ask(PLANS, {}, role);
    return { rows: data?.staffContentPlans ?? [], codes };
  };

  const log = (subject: string) =>
    counterOf().rows<{
      command: string;
      before: { published?: { da: { title: string } } } | null;
      after: object | null;
    }>('SELECT command, before, after FROM staff_action WHERE subject = $1 ORDER BY id', [subject]);

  const shownPage = async (path: string) => {
    const query = `query ($path: String!) { pages(filters: { path: { eq: $path } }) { title text } }`;
    const variables = { path: path.slice(1) };
    const { data } = await counterOf().backend.execute({ client: 'content', query, variables, headers: {} });
    return (data as { pages: { title: string; text: string }[] } | null)?.pages ?? [];
  };

  return {
    enter,
    list,
    find,
    opened,
    act,
    add,
    plan,
    plans,
    log,
    shownPage,
    listCodes: async (role: string) => (await ask(LIST, { removed: false }, role)).codes,
  };
}

// Reads the query of GET /api/events: what follows which number, how much of it, and how long to wait.

export interface FeedQuestion {
  after: number;
  limit: number;
  waitSeconds: number;
  kinds: string[] | null;
  store: string | null;
}

export const MOST_EVENTS = 1_000;
const USUAL_EVENTS = 100;
/** Below the time that a storefront in another process waits for the back end. */
export const LONGEST_WAIT_SECONDS = 10;
const MOST_KINDS = 50;
const KIND = /^[a-z]+\.[a-z]+$/;
const STORE = /^\w{1,64}$/;

type ReadFeed = { ok: true; question: FeedQuestion } | { ok: false; parameter: string; message: string };

const NUMBERS = {
  after: { least: 0, most: Number.MAX_SAFE_INTEGER, otherwise: 0 },
  limit: { least: 1, most: MOST_EVENTS, otherwise: USUAL_EVENTS },
  wait: { least: 0, most: LONGEST_WAIT_SECONDS, otherwise: 0 },
} as const;
const KNOWN = [...Object.keys(NUMBERS), 'types', 'store'];

const wrongParameter = (parameter: string, message: string): ReadFeed => ({ ok: false, parameter, message });

export function readFeedQuestion(params: URLSearchParams): ReadFeed {
  for (const name of new Set(params.keys())) {
    if (!KNOWN.includes(name))
      return wrongParameter(name, `There is no parameter ${name.slice(0, 40)}: ${KNOWN.join(', ')}.`);
    if (params.getAll(name).length > 1) return wrongParameter(name, `${name} is given twice.`);
  }
  const read = { after: 0, limit: 0, wait: 0 };
  for (const name of ['after', 'limit', 'wait'] as const) {
    const { least, most, otherwise } = NUMBERS[name];
    const text = params.get(name);
    const value = text === null ? otherwise : /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= least && value <= most))
      return wrongParameter(name, `${name} is a whole number from ${least} to ${most}.`);
    read[name] = value;
  }
  const kinds = params.get('types')?.split(',') ?? null;
  if (kinds && (kinds.length > MOST_KINDS || !kinds.every((kind) => KIND.test(kind))))
    return wrongParameter('types', `types is a list like order.placed,order.paid, at most ${MOST_KINDS}.`);
  const store = params.get('store');
  if (store !== null && !STORE.test(store)) return wrongParameter('store', 'store is the code of a store.');
  return { ok: true, question: { after: read.after, limit: read.limit, waitSeconds: read.wait, kinds, store } };
}

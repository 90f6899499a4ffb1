// The settings of a recommendation block (spec §3): how many, filled up or not, sold-out goods replaced or not, and of how many kinds.

export interface RecommendationSettings {
  numberOfRecommendations: number;
  /** Too few are found: the row is filled up with what others want. */
  allowFill: boolean;
  /** What cannot be bought now gives way to the next that can. */
  allowReplacing: boolean;
  /** Spreads similar products: at most a third of the row comes from one group while there is anything else. */
  prioritizeDiversity: boolean;
}

/** What might be shown, best first. */
export interface Candidate {
  id: number;
  /** Products of one group are similar: they are in the same category. */
  group: number | null;
  salable: boolean;
}

export const DEFAULT_NUMBER = 10;
export const MOST_RECOMMENDED = 24;

/** So many more are looked at as may have to give way. */
export const candidatesFor = (limit: number): number => limit * 3;

const isAskedNumber = (asked: number | null | undefined): asked is number => Number.isFinite(asked);

export function numberOf(asked: number | null | undefined): number {
  if (!isAskedNumber(asked)) return DEFAULT_NUMBER;
  return Math.min(Math.max(Math.trunc(asked), 1), MOST_RECOMMENDED);
}

/** The periods over which interest is summed. A window requested in minutes is widened to the next of these. */
export const TREND_DAYS = [1, 7, 30, 90] as const;
const USUAL_DAYS = 30;
const MINUTES_OF_DAY = 24 * 60;

const isSpan = (minutes: number | null | undefined): minutes is number => Number(minutes) > 0;

export function trendDays(sinceMinutesAgo: number | null | undefined): (typeof TREND_DAYS)[number] {
  if (!isSpan(sinceMinutesAgo)) return USUAL_DAYS;
  return TREND_DAYS.find((days) => days * MINUTES_OF_DAY >= sinceMinutesAgo) ?? 90;
}

/** Ids of the row, in order; the same candidates always give the same row. */
export function arrange(
  candidates: readonly Candidate[],
  fillers: readonly Candidate[],
  settings: RecommendationSettings,
): number[] {
  const limit = settings.numberOfRecommendations;
  const found = unique(candidates);
  const standing = settings.allowReplacing ? found.filter(({ salable }) => salable) : found;
  const ordered = settings.prioritizeDiversity ? spread(standing, limit) : standing;
  const row = ordered.slice(0, limit).map(({ id }) => id);
  if (!settings.allowFill) return row;
  const more = unique(fillers).filter(({ id, salable }) => salable && !row.includes(id));
  return [...row, ...more.slice(0, limit - row.length).map(({ id }) => id)];
}

function unique(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>();
  return candidates.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Those beyond a group's share move behind all others and retain their order: nothing is dropped while there is room. */
function spread(candidates: readonly Candidate[], limit: number): Candidate[] {
  const share = Math.ceil(limit / 3);
  const counts = new Map<number | null, number>();
  const first: Candidate[] = [];
  const behind: Candidate[] = [];
  for (const candidate of candidates) {
    const { group } = candidate;
    const count = counts.get(group) ?? 0;
    counts.set(group, count + 1);
    (group === null || count < share ? first : behind).push(candidate);
  }
  return [...first, ...behind];
}

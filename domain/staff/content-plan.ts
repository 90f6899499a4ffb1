// Content that is published or taken out of the shop at a time: which acts can be planned, and when.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type ContentKind, isAddedKind } from './content-views';

/** `publish`: the draft, as it is then. `unpublish`: what is published becomes a draft. */
export const PLANNED_ACTS = ['publish', 'unpublish'] as const;
export type PlannedAct = (typeof PLANNED_ACTS)[number];

export const isPlannedAct = (value: unknown): value is PlannedAct => PLANNED_ACTS.some((act) => act === value);

export interface ContentPlan {
  act: PlannedAct;
  at: Date;
}

interface Existing {
  kind: ContentKind;
  isPublished: boolean;
  hasDraft: boolean;
  plans: readonly ContentPlan[];
}

/** What is planned to be published can also be planned to end. */
export function possiblePlans({ kind, isPublished, hasDraft, plans }: Existing): PlannedAct[] {
  const willBePublished = isPublished || plans.some(({ act }) => act === 'publish');
  return PLANNED_ACTS.filter((act) => (act === 'publish' ? hasDraft : isAddedKind(kind) && willBePublished));
}

const LONGEST_MS = 2 * 366 * 24 * 60 * 60 * 1000;

/** Later than now, at most two years, and the end after the beginning. `others`: what else is planned for the entry. */
export function checkPlan(planned: ContentPlan, others: readonly ContentPlan[], now: Date): Outcome {
  const { act, at } = planned;
  if (at <= now || at.getTime() - now.getTime() > LONGEST_MS) return refusal('PLAN_TIME', { field: act });
  const other = others.find((one) => one.act !== act);
  if (!other) return { ok: true };
  const [published, ended] = act === 'publish' ? [planned, other] : [other, planned];
  return ended.at > published.at ? { ok: true } : refusal('PLAN_ORDER', { field: act });
}

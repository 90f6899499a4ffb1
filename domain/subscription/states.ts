// The states of a subscription and what its customer may do in each. Spec §3 "Subscription order": status.
import { type Outcome, refusal } from '#domain/refusal/refusals';

/**
 * `draft`: incomplete, delivers nothing yet. `review`: prices rose by more than was agreed, and its customer must confirm. `failed`: an
 * order could not be placed for a reason that its customer has to fix.
 */
export const SUBSCRIPTION_STATES = ['draft', 'active', 'paused', 'review', 'failed', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const SUBSCRIPTION_ACTS = ['start', 'pause', 'resume', 'accept', 'skip', 'change', 'end'] as const;
export type SubscriptionAct = (typeof SUBSCRIPTION_ACTS)[number];

/** From where each may be done, and where it leads; null: it stays as it is. */
const ACTS: Readonly<Record<SubscriptionAct, { from: readonly SubscriptionState[]; to: SubscriptionState | null }>> = {
  start: { from: ['draft'], to: 'active' },
  pause: { from: ['active', 'review', 'failed'], to: 'paused' },
  resume: { from: ['paused', 'failed'], to: 'active' },
  accept: { from: ['review'], to: 'active' },
  skip: { from: ['active', 'review'], to: 'active' },
  change: { from: ['draft', 'active', 'paused', 'review', 'failed'], to: null },
  end: { from: ['draft', 'active', 'paused', 'review', 'failed'], to: 'ended' },
};

export const actsFrom = (state: SubscriptionState): SubscriptionAct[] =>
  SUBSCRIPTION_ACTS.filter((act) => ACTS[act].from.includes(state));

export function stateAfter(state: SubscriptionState, act: SubscriptionAct): Outcome<{ state: SubscriptionState }> {
  const { from, to } = ACTS[act];
  if (!from.includes(state)) return refusal(state === 'ended' ? 'SUBSCRIPTION_ENDED' : 'SUBSCRIPTION_STATE_WRONG');
  return { ok: true, state: to ?? state };
}

// The AI gift shop's proposal: selects gifts by the company's answers, using a rule explained on the page. No language model is called.

export interface GiftCandidate {
  productId: number;
  /** Theme of the wish that it fits. */
  theme: string;
  popularity: number;
  isCertified: boolean;
  /** Gross, in øre. */
  grossOere: number;
  stock: number;
}

export interface GiftAnswers {
  /** In the order in which the company named them. */
  themes: readonly string[];
  prefersCertified: boolean;
  employees: number;
}

/** Number of proposed gifts: few enough to compare, enough to choose from. */
export const PROPOSED_GIFTS = 12;
/** A gift in stock for a smaller part of the employees than this is proposed only if no other is left. */
const ENOUGH_STOCK_PART = 0.25;

/**
 * One gift of each wish in turn, so that each wish gets its part. Within a wish: first those with enough on the shelf for a quarter of the
 * employees, then (where requested) those with an environment certificate, then the most bought, then the most expensive.
 */
export function proposeGifts(candidates: readonly GiftCandidate[], answers: GiftAnswers): number[] {
  const queues = answers.themes.map((theme) =>
    candidates.filter((one) => one.theme === theme).sort((one, other) => orderOf(one, other, answers)),
  );
  const proposed: number[] = [];
  while (proposed.length < PROPOSED_GIFTS && queues.some((queue) => queue.length > 0))
    for (const queue of queues) {
      const next = queue.shift();
      if (next && !proposed.includes(next.productId) && proposed.length < PROPOSED_GIFTS) proposed.push(next.productId);
    }
  return proposed;
}

function orderOf(one: GiftCandidate, other: GiftCandidate, { prefersCertified, employees }: GiftAnswers): number {
  const enough = Math.ceil(employees * ENOUGH_STOCK_PART);
  const rank = ({ stock, isCertified }: GiftCandidate) =>
    (stock >= enough ? 0 : 2) + (prefersCertified && !isCertified ? 1 : 0);
  return (
    rank(one) - rank(other) ||
    other.popularity - one.popularity ||
    other.grossOere - one.grossOere ||
    one.productId - other.productId
  );
}

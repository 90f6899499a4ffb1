// Language model input and output for a gift shop's proposal. The model only ranks gifts that the shop has found;
// it invents none and receives nothing about the company but its wishes.
import { PROPOSED_GIFTS } from './proposal';

export interface GiftForModel {
  sku: string;
  name: string;
  /** What the wish is called that it fits. */
  wish: string;
  isCertified: boolean;
  /** Gross. */
  priceOere: number;
}

export interface AnswersForModel {
  wishes: readonly string[];
  prefersCertified: boolean;
  employees: number;
}

/** If the model proposes fewer gifts than this, the rule's own proposal is used. */
const FEWEST = 3;
/** Longer answers are ignored. */
const LONGEST_ANSWER = 10_000;

export const GIFT_TASK = `You help a company to choose gifts that its employees can choose from. You get the company's wishes and a list of gifts as JSON. \
Choose at most ${PROPOSED_GIFTS} gifts that differ from one another and together suit employees of all ages and tastes, some of each wish, the best first. \
Answer with a JSON array of their "sku" alone, such as ["A-1","B-2"], and nothing else.`;

export const giftFacts = (
  gifts: readonly GiftForModel[],
  { wishes, prefersCertified, employees }: AnswersForModel,
) => ({
  wishes,
  prefers_ecolabels: prefersCertified,
  employees,
  gifts: gifts.map(({ sku, name, wish, isCertified, priceOere }) => ({
    ...{ sku, name, wish },
    has_ecolabel: isCertified,
    price: priceOere / 100,
  })),
});

/** The numbers it named out of those it was given, each once; null when its answer contains none. */
export function giftsInAnswer(answer: string, told: readonly Pick<GiftForModel, 'sku'>[]): string[] | null {
  const [list = ''] = /\[[^[\]]*\]/.exec(answer.slice(0, LONGEST_ANSWER)) ?? [];
  const known = new Set(told.map(({ sku }) => sku));
  const named = stringsIn(list).filter((sku) => known.has(sku));
  const chosen = [...new Set(named)].slice(0, PROPOSED_GIFTS);
  return chosen.length >= Math.min(FEWEST, known.size) && chosen.length > 0 ? chosen : null;
}

function stringsIn(list: string): string[] {
  try {
    const read: unknown = JSON.parse(list);
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    // A sentence with brackets in it.
    return [];
  }
}

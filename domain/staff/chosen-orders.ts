// Several orders chosen in the order list: at most how many, what is done with them, and the addresses of both.
import { type Outcome, type RefusalCode, refusal, refusalCodeOf } from '#domain/refusal/refusals';
import {
  staffAddressLabelsPath,
  staffInvoicesPath,
  staffOrdersPath,
  staffPackingSlipsPath,
  staffShipOrdersPath,
} from '#domain/staff/addresses';
import { ORDER_ACTS, SEES_ORDERS, type StaffRight } from '#domain/staff/rights';

/** Also the rows of a page of the list, so that a complete page may be chosen. */
export const MOST_CHOSEN = 50;

/** Each with the rights of which one is required. */
export const CHOSEN_ACTS = {
  slips: SEES_ORDERS,
  labels: SEES_ORDERS,
  invoices: SEES_ORDERS,
  ship: [ORDER_ACTS.ship],
} as const satisfies Record<string, readonly StaffRight[]>;
export type ChosenAct = keyof typeof CHOSEN_ACTS;
export const CHOSEN_ACT_NAMES = ['slips', 'labels', 'invoices', 'ship'] as const satisfies readonly ChosenAct[];

const PATHS: Record<ChosenAct, string> = {
  slips: staffPackingSlipsPath(),
  labels: staffAddressLabelsPath(),
  invoices: staffInvoicesPath(),
  ship: staffShipOrdersPath(),
};

/** Each number once. */
export function chosenNumbers(given: readonly string[]): Outcome<{ numbers: string[] }> {
  const numbers = [...new Set(given.map((number) => number.trim()))].filter((number) => number !== '');
  if (numbers.length === 0) return refusal('NO_ORDERS_CHOSEN');
  if (numbers.length > MOST_CHOSEN) return refusal('ORDERS_TOO_MANY', { params: { most: MOST_CHOSEN } });
  return { ok: true, numbers };
}

const orderWords = (numbers: readonly string[]): [string, string][] => numbers.map((number) => ['order', number]);

export const chosenPath = (act: ChosenAct, numbers: readonly string[]): string =>
  `${PATHS[act]}?${new URLSearchParams(orderWords(numbers))}`;

/** The list with these orders chosen for the act: it leads on to the act, or says why it does not. `hasNone`: none of them has an invoice. */
export const choicePath = (act: ChosenAct, numbers: readonly string[], { hasNone = false } = {}): string =>
  `${staffOrdersPath()}?${new URLSearchParams([['act', act], ...(hasNone ? [['none', '1']] : []), ...orderWords(numbers)])}`;

export interface OrderChoice {
  act: ChosenAct | null;
  /** As given. */
  numbers: string[];
  /** Every order of the page. */
  isAll: boolean;
  /** None of them has an invoice. */
  hasNone: boolean;
}

export const orderChoice = (words: URLSearchParams): OrderChoice => ({
  act: CHOSEN_ACT_NAMES.find((act) => act === words.get('act')) ?? null,
  numbers: words.getAll('order'),
  isAll: words.get('all') === '1',
  hasNone: words.get('none') === '1',
});

/** What became of one order; null: it was shipped. */
export interface ShipResult {
  number: string;
  code: RefusalCode | null;
}

export const shipResultsPath = (results: readonly ShipResult[]): string =>
  `${staffShipOrdersPath()}?${new URLSearchParams(results.map(({ number, code }) => ['result', code === null ? number : `${number}.${code}`]))}`;

export const shipResults = (words: URLSearchParams): ShipResult[] =>
  words
    .getAll('result')
    .slice(0, MOST_CHOSEN)
    .map((word) => {
      const [, number = word, code] = /^(.+)\.([A-Z_]+)$/.exec(word) ?? [];
      return { number, code: code === undefined ? null : refusalCodeOf(code) };
    });

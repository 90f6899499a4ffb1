// Cases after the sale: acts of staff on them with the right that each requires, and which of them a case's state allows.
import { type ComplaintState, complaintAfter } from '#domain/complaint/complaint';
import { type Role, roleHasRight, type StaffRight } from '#domain/staff/rights';

/** As the lists of what waits name them. */
export const CASE_KINDS = ['withdrawals', 'returns', 'complaints'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** As the command line names them, where it has them. What pays money back requires the right to money, as an order's acts do. */
export const CASE_ACTS = {
  withdrawals: { receive: 'money', end: 'customers' },
  returns: { receive: 'money', refuse: 'customers', book: 'orders' },
  complaints: {
    ask: 'customers',
    accept: 'customers',
    refuse: 'customers',
    repaired: 'customers',
    replace: 'orders',
    refund: 'money',
  },
} as const satisfies Record<CaseKind, Record<string, StaffRight>>;

export type CaseAct = { [Kind in CaseKind]: keyof (typeof CASE_ACTS)[Kind] }[CaseKind];

const ALL_ACTS = [
  'receive',
  'end',
  'ask',
  'accept',
  'refuse',
  'repaired',
  'replace',
  'refund',
  'book',
] as const satisfies readonly CaseAct[];

export const isCaseKind = (value: unknown): value is CaseKind => CASE_KINDS.some((kind) => kind === value);

/** In the order of the page. */
export const actsOfCaseKind = (kind: CaseKind): readonly CaseAct[] =>
  ALL_ACTS.filter((act) => Object.hasOwn(CASE_ACTS[kind], act));

export const isCaseAct = (kind: CaseKind, value: unknown): value is CaseAct =>
  actsOfCaseKind(kind).some((act) => act === value);

export function mayActOnCase(role: Role, kind: CaseKind, act: CaseAct): boolean {
  const rights: Readonly<Partial<Record<CaseAct, StaffRight>>> = CASE_ACTS[kind];
  const right = rights[act];
  return right !== undefined && roleHasRight(role, right);
}

interface GoodsState {
  /** Pieces that neither have come back nor were refused. */
  left: number;
  /** State of the return's label; null without a label. */
  label: string | null;
}

/** Acts that the page offers on a withdrawal or a return; the use case decides again, inside its lock. */
export function possibleGoodsActs(kind: 'withdrawals' | 'returns', { left, label }: GoodsState): CaseAct[] {
  const isUnbooked = left > 0 && (label === 'refused' || label === 'unknown');
  return actsOfCaseKind(kind).filter((act) => (act === 'book' ? isUnbooked : left > 0));
}

/** The same for a complaint: goods and money go by its order. */
export function possibleComplaintActs(state: ComplaintState, hasOrder: boolean): CaseAct[] {
  const steps = [
    ['ask', 'ask'],
    ['accept', 'accept'],
    ['refuse', 'refuse'],
    ['repaired', 'settle'],
    ['replace', 'settle'],
    ['refund', 'settle'],
  ] as const;
  return steps.flatMap(([act, step]) => {
    const needsOrder = act === 'replace' || act === 'refund';
    return complaintAfter(state, step).ok && (hasOrder || !needsOrder) ? [act] : [];
  });
}

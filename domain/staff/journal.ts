// The postings of the books: what each invoice, credit note, card payment and gift card entry debits and credits. Every voucher balances to the øre.
import type { IsoDate } from '#domain/calendar/calendar';
import { percentText } from '#domain/e-invoice/totals';
import { DOCUMENT_KINDS, type DocumentKind } from './money';

const SINGLE_ACCOUNTS = ['debtors', 'bank', 'prepayments', 'gift_cards', 'gift_card_costs', 'rounding'] as const;
const KEYED_ACCOUNTS = ['sales', 'vat', 'providers'] as const;

/** `key`: the rate in per cent of sales and VAT, the code of a payment provider, '' for the others. */
export interface Account {
  group: (typeof SINGLE_ACCOUNTS)[number] | (typeof KEYED_ACCOUNTS)[number];
  key: string;
}

const ACCOUNT_GROUPS: readonly string[] = [...SINGLE_ACCOUNTS, ...KEYED_ACCOUNTS];
export const isAccountGroup = (text: string): text is Account['group'] => ACCOUNT_GROUPS.includes(text);

/** As the shop's files have them: numbers in the chart of accounts of the accounting system. */
export type LedgerAccounts = { [Group in (typeof SINGLE_ACCOUNTS)[number]]?: string | undefined } & {
  /** `vat_groups`: of Business Central, by rate: VAT product posting groups of the kind Full VAT. */
  [Group in (typeof KEYED_ACCOUNTS)[number] | 'vat_groups']?: Readonly<Record<string, string>> | undefined;
};

export interface AccountNumber {
  /** Group of an account, or vat_groups. */
  group: string;
  key: string;
  number: string;
}

export const statedNumbers = (accounts: LedgerAccounts): AccountNumber[] =>
  Object.entries(accounts).flatMap(([group, stated]) =>
    typeof stated === 'string'
      ? [{ group, key: '', number: stated }]
      : Object.entries(stated ?? {}).map(([key, number]) => ({ group, key, number })),
  );

/** Null where the shop has none: it is never guessed. */
export const numberOfAccount = (numbers: readonly AccountNumber[], group: string, key: string): string | null =>
  numbers.find((one) => one.group === group && one.key === key)?.number ?? null;

/** The common public chart of accounts (Erhvervsstyrelsen, 2024), which states no more than where such an account belongs. */
const SUGGESTED: Readonly<Record<Account['group'], string>> = {
  debtors: '6190',
  bank: '6481',
  prepayments: '7410',
  gift_cards: '8040',
  gift_card_costs: '1950',
  rounding: '2720',
  sales: '1010',
  vat: '7680',
  providers: '6330',
};

/** Debits are positive, credits negative. */
export interface Posting {
  account: Account;
  oere: number;
}

const CARD_ENTRIES = ['sold', 'issued', 'taken', 'given-back', 'withdrawn'] as const;
type CardEntryKind = (typeof CARD_ENTRIES)[number];
export const isCardEntry = (text: string): text is CardEntryKind => CARD_ENTRIES.some((kind) => kind === text);

const VOUCHER_KINDS = [...DOCUMENT_KINDS, 'capture', 'refund', 'paid', 'paid-back', 'undone', ...CARD_ENTRIES] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];
export const isVoucherKind = (text: string): text is VoucherKind => VOUCHER_KINDS.some((kind) => kind === text);

export interface Voucher {
  kind: VoucherKind;
  /** Number of the document; no other voucher has it. */
  number: string;
  /** By the Danish calendar. */
  day: IsoDate;
  /** Due date of invoices. */
  dueOn: IsoDate | null;
  order: string | null;
  /** The buyer's; '' for gift cards and payments. */
  name: string;
  postings: readonly Posting[];
}

const single = (group: (typeof SINGLE_ACCOUNTS)[number]): Account => ({ group, key: '' });
const atRate = (group: 'sales' | 'vat', vatBp: number): Account => ({ group, key: percentText(vatBp) });

const balanceOf = (postings: readonly Posting[]): number => postings.reduce((sum, { oere }) => sum + oere, 0);
const moving = (postings: readonly Posting[]): Posting[] => postings.filter(({ oere }) => oere !== 0);

export interface BookedDocument {
  kind: DocumentKind;
  isOnAccount: boolean;
  totalOere: number;
  giftCardOere: number;
  /** `cardOere`: of the base, what gift cards that are sold cost: no revenue, but money that their owners have in the shop. */
  taxes: readonly { vatBp: number; baseOere: number; vatOere: number; cardOere: number }[];
}

/**
 * The debtor owes what an invoice on account says, less what gift cards paid. All other money of customers passes through their prepayments: cards are
 * captured and gift cards used before the invoice or after it.
 */
export function postingsOfDocument(document: BookedDocument): Posting[] {
  const { kind, isOnAccount, totalOere, giftCardOere, taxes } = document;
  const sign = kind === 'invoice' ? 1 : -1;
  const owed = isOnAccount ? totalOere - giftCardOere : 0;
  const sold = taxes.reduce((sum, { cardOere }) => sum + cardOere, 0);
  const postings: Posting[] = [
    { account: single('debtors'), oere: sign * owed },
    { account: single('prepayments'), oere: sign * (totalOere - owed) },
    { account: single('prepayments'), oere: -sign * sold },
    ...taxes.flatMap(({ vatBp, baseOere, vatOere, cardOere }) => [
      { account: atRate('sales', vatBp), oere: -sign * (baseOere - cardOere) },
      { account: atRate('vat', vatBp), oere: -sign * vatOere },
    ]),
  ];
  return moving([...postings, { account: single('rounding'), oere: -balanceOf(postings) }]);
}

/** Until the provider pays it out, the shop has the money at the provider. */
export function postingsOfPayment(kind: 'capture' | 'refund', provider: string, amountOere: number): Posting[] {
  const oere = kind === 'capture' ? amountOere : -amountOere;
  return moving([
    { account: { group: 'providers', key: provider }, oere },
    { account: single('prepayments'), oere: -oere },
  ]);
}

/** Receipt of an invoice on account, as staff registered it: negative if it was paid back or undone. */
export const postingsOfReceipt = (oere: number): Posting[] =>
  moving([
    { account: single('bank'), oere },
    { account: single('debtors'), oere: -oere },
  ]);

/** `oere`: as the ledger of the cards has it, positive where a card holds more. Cards that staff give are a cost, and so is their withdrawal. */
export function postingsOfCardEntry(kind: CardEntryKind, oere: number, hasOrder: boolean): Posting[] {
  const isOfShop = kind === 'issued' || !hasOrder;
  return moving([
    { account: single(isOfShop ? 'gift_card_costs' : 'prepayments'), oere },
    { account: single('gift_cards'), oere: -oere },
  ]);
}

export interface AccountSum {
  account: Account;
  debitOere: number;
  creditOere: number;
}

const accountKey = ({ group, key }: Account): string => `${group} ${key}`;

/** Adds postings to the sums of their accounts, which may be those of earlier postings. */
export function sumAccounts(sums: readonly AccountSum[], postings: readonly Posting[]): AccountSum[] {
  const found = new Map(sums.map((sum) => [accountKey(sum.account), { ...sum }]));
  for (const { account, oere } of postings) {
    const sum = found.get(accountKey(account)) ?? { account, debitOere: 0, creditOere: 0 };
    if (oere > 0) sum.debitOere += oere;
    else sum.creditOere -= oere;
    found.set(accountKey(account), sum);
  }
  return [...found.values()].sort(
    (one, other) => placeInOrder(one) - placeInOrder(other) || (keyBefore(one, other) ? -1 : 1),
  );
}

const ORDER: readonly string[] = [...KEYED_ACCOUNTS.slice(0, 2), ...SINGLE_ACCOUNTS, 'providers'];
const placeInOrder = ({ account }: AccountSum): number => ORDER.indexOf(account.group);
const keyBefore = (one: AccountSum, other: AccountSum): boolean => one.account.key < other.account.key;

/** Those that a month posts to and the shop's files have no number for. */
export const missingAccounts = (sums: readonly AccountSum[], numbers: readonly AccountNumber[]): Account[] =>
  sums.flatMap(({ account }) => (numberOfAccount(numbers, account.group, account.key) === null ? [account] : []));

/** The sums of all accounts: debit and credit are the same. */
export const sumOfAccounts = (sums: readonly AccountSum[]): { debitOere: number; creditOere: number } =>
  sums.reduce(
    (all, { debitOere, creditOere }) => ({
      debitOere: all.debitOere + debitOere,
      creditOere: all.creditOere + creditOere,
    }),
    { debitOere: 0, creditOere: 0 },
  );

/** Lines of shop.yaml to begin with: the missing accounts with the number of the public chart of accounts. */
export function suggestedLines(missing: readonly Account[]): string {
  const groups = [...new Set(missing.map(({ group }) => group))];
  const lines = groups.map((group) => {
    const number = `"${SUGGESTED[group]}"`;
    const keys = missing.flatMap((one) => (one.group === group && one.key !== '' ? [`"${one.key}": ${number}`] : []));
    return `    ${group}: ${keys.length > 0 ? `{ ${keys.join(', ')} }` : number}`;
  });
  return ['company:', '  accounts:', ...lines].join('\n');
}

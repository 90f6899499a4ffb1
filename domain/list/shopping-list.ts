// Shopping lists: who may make and change which, and what a list may be called and hold. Spec §3 "Shopping list", §5, §6.
import { MOST_LINES } from '#domain/purchase-rules/room';
import { type Outcome, refusal } from '#domain/refusal/refusals';

export const MOST_OWN_LISTS = 100;
export const MOST_LIST_LINES = 5_000;
export const LONGEST_LIST_NAME = 60;

/** The requesting user. `companyLists`: how many company-wide lists they may have; 0 without a company. */
export interface ListKeeper {
  customerId: number;
  businessId: number | null;
  isAdmin: boolean;
  mayCreate: boolean;
  mayManage: boolean;
  companyLists: number;
}

/** Whose a list is; without a customer it is everyone's in the business. */
export interface ListOwner {
  customerId: number | null;
  businessId: number | null;
  madeBy: number | null;
  isContractGoods: boolean;
  isWarehouseHotel: boolean;
}

// Spec §6: with a business list limit and allow_create_shoppinglist, for contract goods alone.
const keepsContractGoods = ({ companyLists, mayCreate }: ListKeeper) => companyLists > 0 && mayCreate;

/** Whether a product may be put on lists and taken off them (spec §6). */
export const mayListGoods = (keeper: ListKeeper, isContractGoods: boolean): boolean =>
  keeper.mayManage || (isContractGoods && keepsContractGoods(keeper));

/** Whether there is anything that this customer could put on a list. */
export const mayKeepLists = (keeper: ListKeeper): boolean => mayListGoods(keeper, true);

export const mayMakeList = (keeper: ListKeeper): boolean => keeper.mayCreate && mayKeepLists(keeper);

/** Spec §6: only if its can_manage is true. Customers never change the shop's lists; a shared list is changed by its creator and administrators. */
export function canManageList(keeper: ListKeeper, list: ListOwner): boolean {
  if (!mayKeepLists(keeper) || list.isContractGoods || list.isWarehouseHotel) return false;
  if (list.customerId !== null) return list.customerId === keeper.customerId;
  if (keeper.businessId === null || list.businessId !== keeper.businessId) return false;
  return keeper.isAdmin || list.madeBy === keeper.customerId;
}

export const seesList = ({ customerId, businessId }: ListKeeper, list: ListOwner): boolean =>
  list.customerId === null ? businessId !== null && list.businessId === businessId : list.customerId === customerId;

export interface ListPart {
  /** Its first and last line, counted from 1. */
  from: number;
  to: number;
}

/** A list of more lines than a cart holds goes into the cart in parts: all of them, from one line on. */
export function partsOfList(lines: number, from: number): ListPart[] {
  const parts: ListPart[] = [];
  for (let first = from; first <= lines; first += MOST_LINES)
    parts.push({ from: first, to: Math.min(lines, first + MOST_LINES - 1) });
  return parts;
}

/** The line that an address or a form names as the first; the first of all where it names none of them. */
export const firstLineNamed = (typed: string | null, lines: number): number => {
  const named = typed !== null && /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1;
  return named <= lines ? named : 1;
};

/** In one line, without marks that cannot be seen. */
const plainName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();

/** Two names that a reader takes for one are one. */
const sameName = (one: string, other: string) => plainName(one).toLowerCase() === plainName(other).toLowerCase();

/** `others`: names of the other lists in the same collection. */
export function listNameFrom(typed: string, others: readonly string[]): Outcome<{ name: string }> {
  const field = 'name';
  const name = plainName(typed);
  if (name === '') return refusal('REQUIRED', { field });
  if ([...name].length > LONGEST_LIST_NAME) return refusal('TOO_LONG', { field, params: { max: LONGEST_LIST_NAME } });
  return others.some((other) => sameName(other, name)) ? refusal('LIST_NAME_TAKEN', { field }) : { ok: true, name };
}

/** A name for a copy that no other list has. */
export function nameOfCopy(name: string, others: readonly string[]): string {
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const wished = `${[...name].slice(0, LONGEST_LIST_NAME - ending.length).join('')}${ending}`;
    if (!others.some((other) => sameName(other, wished))) return wished;
  }
}

export const roomForList = (own: number): Outcome =>
  own >= MOST_OWN_LISTS ? refusal('LISTS_TOO_MANY', { params: { max: MOST_OWN_LISTS } }) : { ok: true };

/** Spec §3 business_shoppinglist_limit: lists that this customer has made for all of the company. */
export function roomForCompanyList({ companyLists }: ListKeeper, shared: number): Outcome {
  if (companyLists === 0) return refusal('LIST_NOT_ALLOWED');
  return shared >= companyLists ? refusal('LISTS_TOO_MANY', { params: { max: companyLists } }) : { ok: true };
}

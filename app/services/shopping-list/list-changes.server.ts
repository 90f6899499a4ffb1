// Changes shopping lists: each verb says what was refused.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { NotListed } from '~/models/shopping-list';
import {
  ChangeListLinesDocument,
  CopyShoppingListDocument,
  CreateShoppingListDocument,
  DeleteShoppingListDocument,
  FillShoppingListDocument,
  ListLinesDocument,
  ModifyShoppingListDocument,
  MoveListLinesDocument,
  RemoveListLinesDocument,
  UpdateShoppingListDocument,
} from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { notListedOf } from './shopping-list.map';

/** What the wire answered, or why it did nothing. */
async function askedChange<Data extends object, Variables extends object>(
  caller: Caller,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Outcome<{ data: Data }>> {
  const { data, errors } = await send(caller, { client: 'commerce', document, variables });
  return data && errors.length === 0 ? { ok: true, data } : (firstRefusal(null, errors) ?? refusal('UNDEFINED'));
}

export async function createList(caller: Caller, name: string): Promise<Outcome<{ id: string }>> {
  const done = await askedChange(caller, CreateShoppingListDocument, { name });
  return done.ok ? { ok: true, id: done.data.createShoppingList.id } : done;
}

export async function copyOfList(caller: Caller, id: string): Promise<Outcome<{ id: string; name: string }>> {
  const done = await askedChange(caller, CopyShoppingListDocument, { id });
  return done.ok ? { ok: true, ...done.data.copyShoppingList } : done;
}

export async function removeList(caller: Caller, id: string): Promise<Outcome<{ name: string }>> {
  const done = await askedChange(caller, DeleteShoppingListDocument, { id });
  return done.ok ? { ok: true, name: done.data.deleteShoppingList.name } : done;
}

export interface ListForm {
  name: string;
  sortOrder: number;
  /** Null where it is not this customer's to say. */
  isShared: boolean | null;
  version: number;
}

export function renameList(
  caller: Caller,
  id: string,
  { name, sortOrder, isShared, version }: ListForm,
): Promise<Outcome> {
  const input = { name, sort_order: sortOrder, is_shared: isShared, version };
  return askedChange(caller, UpdateShoppingListDocument, { id, input });
}

export const putOnLists = (
  caller: Caller,
  sku: string,
  change: { add: string[]; remove: string[] },
): Promise<Outcome> => askedChange(caller, ModifyShoppingListDocument, { skus: [sku], ...change });

export interface NewListLine {
  sku: string;
  quantity: number | null;
  /** Tried where the number alone is nothing. */
  whole: string | null;
}

export type Listed = Outcome<{ added: number; refused: NotListed[] }>;

/** As many as a request may bring at once. */
const AT_ONCE = 1_000;

/** In batches, for any number of lines; a refused batch is reported at each of its lines. */
export async function addToList(caller: Caller, id: string, lines: readonly NewListLine[]): Promise<Listed> {
  const all: { added: number; refused: NotListed[] } = { added: 0, refused: [] };
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const items = lines.slice(from, from + AT_ONCE);
    const done = await askedChange(caller, ListLinesDocument, { id, items });
    if (!done.ok && from === 0) return done;
    if (!done.ok) all.refused.push(...items.map(({ sku }) => ({ code: sku, refusal: done })));
    else {
      all.added += done.data.addItemsToShoppingList.added ?? 0;
      all.refused.push(...notListedOf(done.data.addItemsToShoppingList.refused));
    }
  }
  return { ok: true, ...all };
}

export interface GoodsOf {
  source: 'cart' | 'order';
  /** The number of the order; the cart is the caller's. */
  key: string;
  item: string | null;
}

export async function fillFrom(caller: Caller, id: string, { source, key, item }: GoodsOf): Promise<Listed> {
  const from = source === 'cart' ? 'CART' : 'ORDER';
  const named = source === 'cart' ? (caller.cartId ?? '') : key;
  const done = await askedChange(caller, FillShoppingListDocument, { id, source: from, key: named, item });
  if (!done.ok) return done;
  const { added, refused } = done.data.fillShoppingList;
  return { ok: true, added: added ?? 0, refused: notListedOf(refused) };
}

export interface LineForm {
  id: string;
  quantity: number;
  note: string;
}

export const saveListLines = (caller: Caller, id: string, version: number, items: LineForm[]): Promise<Outcome> =>
  askedChange(caller, ChangeListLinesDocument, { id, version, items });

export const takeListLines = (caller: Caller, id: string, items: string[]): Promise<Outcome> =>
  askedChange(caller, RemoveListLinesDocument, { id, items });

export const moveLines = (caller: Caller, id: string, to: string, items: string[]): Promise<Outcome> =>
  askedChange(caller, MoveListLinesDocument, { id, to, items });

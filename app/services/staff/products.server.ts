// Products in the back office: the list, one product, and acts on it.
import type { Outcome } from '#domain/refusal/refusals';
import type { ProductAct } from '#domain/staff/product-acts';
import { isProductText, type ProductListQuery } from '#domain/staff/product-views';
import type { Caller } from '~/models/caller';
import type { StaffProductChoicesView, StaffProductPageView, StaffProductsView } from '~/models/staff-products';
import {
  StaffActOnProductDocument,
  StaffAddProductDocument,
  StaffProductChoicesDocument,
  StaffProductDocument,
  StaffProductsDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';
import { newProductTyped, productInputTyped } from './product-typed';

const PRODUCTS_SHOWN = 50;

export async function readProductsForStaff(
  caller: Caller,
  query: ProductListQuery,
  first = PRODUCTS_SHOWN,
): Promise<StaffProductsView> {
  const { text, ...filters } = query;
  const filter = { ...filters, text: isProductText(text) ? text : null };
  const variables = { filter, first };
  const { staffProducts } = await read(caller, { client: 'staff', document: StaffProductsDocument, variables });
  const { hasNewer, hasOlder, rows } = staffProducts;
  return {
    ...{ hasNewer, hasOlder },
    rows: rows.map(({ parent = null, pieces = null, picture = null, ...row }) => ({ ...row, parent, pieces, picture })),
  };
}

export async function readProductChoices(caller: Caller): Promise<StaffProductChoicesView> {
  const document = StaffProductChoicesDocument;
  return (await read(caller, { client: 'staff', document, variables: {} })).staffProductChoices;
}

export async function readProductForStaff(caller: Caller, sku: string): Promise<StaffProductPageView | null> {
  const { staffProduct } = await read(caller, { client: 'staff', document: StaffProductDocument, variables: { sku } });
  if (!staffProduct) return null;
  const { parent = null, price, stock, ...product } = staffProduct;
  const { low30Oere = null, offers } = price;
  return {
    ...{ ...product, parent },
    price: { ...price, low30Oere, offers: offers.map(({ to = null, ...offer }) => ({ ...offer, to })) },
    stock: { ...stock, movements: stock.movements.map(({ order = null, ...move }) => ({ ...move, order })) },
  };
}

export interface ProductActed {
  done: Outcome<{ made: string | null }>;
  changes: { name: string; before: string; after: string }[];
}

export async function actOnProductForStaff(
  caller: Caller,
  { sku, act, fields }: { sku: string; act: ProductAct; fields: Readonly<Record<string, string>> },
): Promise<ProductActed> {
  const typed = productInputTyped[act](fields);
  if (!typed.ok) return { done: typed, changes: [] };
  const variables = { sku, act, seen: fields.seen ?? '', input: typed.input };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnProductDocument, variables });
  if (!data) throw new BackendFailed('The act of staff on a product was not answered');
  const { problem, made = null, changes } = data.staffActOnProduct;
  const outcome = outcomeOfStaff(problem);
  return { done: outcome.ok ? { ok: true, made } : outcome, changes };
}

export async function addProductTyped(
  caller: Caller,
  fields: Readonly<Record<string, string>>,
): Promise<Outcome<{ made: string }>> {
  const typed = newProductTyped(fields);
  if (!typed.ok) return typed;
  const variables = { input: typed.input };
  const { data } = await send(caller, { client: 'staff', document: StaffAddProductDocument, variables });
  if (!data) throw new BackendFailed('The new product was not answered');
  const { problem, made } = data.staffAddProduct;
  const outcome = outcomeOfStaff(problem);
  return outcome.ok ? { ok: true, made: made ?? '' } : outcome;
}

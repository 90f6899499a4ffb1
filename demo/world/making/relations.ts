// Related products: alternatives from the same shelf, and products bought with them.
import { categoryKeyed } from '../categories';
import type { WorldProduct } from '../types';
import type { Made } from './expand';

const RELATED = 8;
const ACCESSORIES = 6;

/** The most popular first; the caller leaves out what the store does not sell. Printers point at the cartridges that fit. */
export function relate(made: readonly Made[]): WorldProduct[] {
  const listed = made
    .filter(({ product }) => product.visibility === 'catalogue')
    .sort((a, b) => b.product.popularity - a.product.popularity || (a.product.sku < b.product.sku ? -1 : 1));
  const shelves = new Map<number, WorldProduct[]>();
  for (const { product } of listed) {
    for (const id of product.categoryIds) shelves.set(id, [...(shelves.get(id) ?? []), product]);
  }
  const cartridges = new Map<string, WorldProduct[]>();
  for (const { product } of listed) {
    if (!product.cartridge) continue;
    for (const printer of product.fitsPrinters ?? [])
      cartridges.set(printer, [...(cartridges.get(printer) ?? []), product]);
  }
  return made.map(({ product, line }) => {
    const shares = (other: WorldProduct) =>
      other.sku !== product.sku &&
      other.sku !== product.parentSku &&
      product.stores.some((store) => other.stores.includes(store));
    const beside = onePerLine((shelves.get(product.categoryIds[0] ?? 0) ?? []).filter(shares));
    const fitting = line.family === 'printer' ? (cartridges.get(line.fitsPrinters?.[0] ?? '') ?? []) : [];
    const bought = (line.goesWith ?? []).flatMap((key) =>
      onePerLine((shelves.get(categoryKeyed(key).id) ?? []).filter(shares)).slice(0, 2),
    );
    const accessories = [...new Set([...fitting, ...bought])].slice(0, fitting.length ? 12 : ACCESSORIES);
    return { ...product, relations: { related: skus(beside.slice(0, RELATED)), accessories: skus(accessories) } };
  });
}

const skus = (products: readonly WorldProduct[]): string[] => products.map(({ sku }) => sku);

/** Two sizes of one line next to each other give the buyer no new information. */
function onePerLine(products: readonly WorldProduct[]): WorldProduct[] {
  const seen = new Set<string>();
  return products.filter(({ sku }) => {
    const line = sku.replace('K', '').slice(0, 5);
    return !seen.has(line) && seen.add(line);
  });
}

// Replacements in the demo world: larger packs of the same, compatible cartridges of as many pages, organic coffee instead of
// the ordinary.
import { contentsOf } from '#domain/catalogue/contents';
import type { WorldProduct } from './types';

export interface WorldUpgrade {
  sku: string;
  alternative: string;
  pieces: number;
}

const LINE_DIGITS = 5;
const heldBy = ({ attributes }: WorldProduct) =>
  contentsOf(attributes.find(({ code }) => code === 'count')?.value ?? '');

/** Goods of one line that differ by their pack alone: the name before the comma is the same. */
function packsOf(products: readonly WorldProduct[]): WorldUpgrade[] {
  const alike = grouped(products, ({ sku, name }) => `${sku.slice(0, LINE_DIGITS)} ${name.replace(/, [^,]*$/, '')}`);
  return alike.flatMap((packs) =>
    packs.flatMap((small) =>
      packs.flatMap((large) => {
        const [less, more] = [heldBy(small), heldBy(large)];
        if (!less || !more || less.unit !== more.unit) return [];
        const pieces = more.amount / less.amount;
        return pieces > 1 && Number.isInteger(pieces) ? [{ sku: small.sku, alternative: large.sku, pieces }] : [];
      }),
    ),
  );
}

/** The shop's own cartridge in place of the maker's, where it prints at least as much. */
function cartridgesOf(products: readonly WorldProduct[]): WorldUpgrade[] {
  const alike = grouped(products, ({ cartridge }) => `${cartridge?.number} ${cartridge?.role}`);
  return alike.flatMap((same) => {
    const own = same.find(({ cartridge }) => cartridge?.original === false);
    return same.flatMap(({ sku, cartridge }) =>
      own && cartridge?.original && (own.cartridge?.pages ?? 0) >= cartridge.pages
        ? [{ sku, alternative: own.sku, pieces: 1 }]
        : [],
    );
  });
}

/** By their names: [ordinary, with a certificate]. */
const CERTIFIED = [['Kaffebønner Kajplads Nattevagt', 'Kaffebønner Kajplads Morgenskib']] as const;

function certifiedOf(products: readonly WorldProduct[]): WorldUpgrade[] {
  const byName = new Map(products.map(({ name, sku }) => [name, sku]));
  return CERTIFIED.flatMap(([plain, marked]) =>
    products.flatMap(({ name, sku }) => {
      const alternative = name.startsWith(plain) ? byName.get(name.replace(plain, marked)) : undefined;
      return alternative ? [{ sku, alternative, pieces: 1 }] : [];
    }),
  );
}

function grouped(products: readonly WorldProduct[], keyOf: (product: WorldProduct) => string): WorldProduct[][] {
  const groups = new Map<string, WorldProduct[]>();
  for (const product of products) groups.set(keyOf(product), [...(groups.get(keyOf(product)) ?? []), product]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Only between products that are both in this edition of the world. */
export function upgradesOf(world: readonly WorldProduct[]): WorldUpgrade[] {
  const sold = world.filter(({ type, design, giftCard }) => type === 'simple' && !design && !giftCard);
  const all = [...packsOf(sold), ...cartridgesOf(sold.filter((one) => one.cartridge)), ...certifiedOf(sold)];
  const seen = new Set<string>();
  return all.filter(({ sku, alternative }) => {
    const key = `${sku} ${alternative}`;
    return !seen.has(key) && seen.add(key);
  });
}

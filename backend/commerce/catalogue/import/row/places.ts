// Where a row puts its product: categories by path, and the products that it goes with.
import { LRUCache } from 'lru-cache';
import { slugOf } from '#domain/text/slug';
import type { Cells } from './cells';
import { decodedText } from './clean-text';
import type { StagedFacts } from './staged';

/** Magento's root, which is not one of our own categories. */
const ROOT = 'default category';
const DEEPEST = 8;

export function readPlaces(cells: Cells, facts: StagedFacts, sku: string): void {
  const categories = categoryPaths(cells);
  if (categories.length > 0) facts.categories = categories;
  const positions = readPositions(cells);
  if (positions !== undefined) facts.positions = positions;
  const related = cells.list('related_skus', ',');
  // Magento's up-sells are listed after its related products; its cross-sells, shown in the cart, are accessories.
  const upsell = cells.list('upsell_skus', ',');
  const accessories = cells.list('crosssell_skus', ',');
  const others = (skus: readonly string[] | null | undefined) => (skus ?? []).filter((other) => other !== sku);
  if (related !== undefined || upsell !== undefined)
    facts.related = [...new Set([...others(related), ...others(upsell)])];
  if (accessories !== undefined) facts.accessories = others(accessories);
  for (const column of ['related_skus', 'upsell_skus', 'crosssell_skus'] as const) {
    if (cells.list(column, ',')?.includes(sku)) cells.fault(column, 'linkToSelf', { value: sku }, true);
  }
}

/** '12' in all its categories, or 'kontor/papir:3|kontor:14'. */
function readPositions(cells: Cells): StagedFacts['positions'] {
  const text = cells.text('category_positions', 20_000);
  if (typeof text !== 'string') return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const pairs = text.split('|').flatMap((part) => {
    const [, path, position] = /^([a-z0-9/-]+):(\d{1,9})$/.exec(part.trim()) ?? [];
    if (path !== undefined) return [[path, Number(position)] as const];
    cells.fault('category_positions', 'position', { value: part }, true);
    return [];
  });
  return Object.fromEntries(pairs);
}

/** Thousands of rows name the same categories: what was read without a fault is read once. */
const SOUND = new LRUCache<string, string[][]>({ max: 2_000 });

function categoryPaths(cells: Cells): string[][] {
  const cell = cells.raw('categories');
  const known = SOUND.get(cell);
  if (known) return known;
  const parts = partsIn(cell);
  const joined = cell.includes('|') ? parts : pathsRejoined(parts);
  if (joined.length < parts.length) cells.fault('categories', 'categoryJoined', { value: cell }, true);
  const named = pathsOf(joined);
  const paths = named.filter((path) => isPath(cells, path));
  if (paths.length === named.length && joined.length === parts.length) SOUND.set(cell, paths);
  return paths;
}

const partsIn = (cell: string): string[] => cell.match(/"(?:[^"]|"")*"|[^,|]+/g) ?? [];

/**
 * Magento's export does not quote a name with a comma: of 'Default Category/Gifts, cards' the second part is the end of the first. It has a space
 * in front, which the export writes between no paths, and none of its root.
 */
function pathsRejoined(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isEnd =
      before !== undefined && hasRoot(before) && part.startsWith(' ') && !hasRoot(part) && part.trim() !== '';
    if (isEnd) joined[joined.length - 1] = `${before},${part}`;
    else joined.push(part);
  }
  return joined;
}

const hasRoot = (part: string): boolean => part.trim().toLowerCase().startsWith(`${ROOT}/`);

/** 'Default Category/Kontor/Papir,"Default Category/Mapper, omslag"'; older files have '|' between them, and a slash inside a name as '\/'. */
function pathsOf(parts: readonly string[]): string[][] {
  const paths = parts.map((part) => {
    const names = part
      .replace(/^"|"$/g, '')
      .split(/(?<!\\)\//)
      .map((name) => decodedText(name.replaceAll('\\/', '/')).trim());
    return names[0]?.toLowerCase() === ROOT ? names.slice(1) : names;
  });
  return paths.filter((path) => path.length > 0 && path.join('') !== '');
}

function isPath(cells: Cells, path: readonly string[]): boolean {
  const keys = path.map((name) => slugOf(name));
  const twice = path.find((_, at) => keys.indexOf(keys[at] ?? '') !== at);
  const isName = path.length <= DEEPEST && keys.every((key) => key !== '') && path.every((name) => name.length <= 120);
  if (!isName) cells.fault('categories', 'categoryName', { value: path.join('/') }, true);
  else if (twice) cells.fault('categories', 'categoryCycle', { value: twice }, true);
  return isName && !twice;
}
